import type { FactionId } from '../../model/ids.ts';
import type { Faction } from './faction.ts';
import { hacan } from './hacan/index.ts';
import { jolnar } from './jolnar/index.ts';
import { l1z1x } from './l1z1x/index.ts';
import { letnev } from './letnev/index.ts';
import { mentak } from './mentak/index.ts';
import { sardakk } from './sardakk/index.ts';
import { sol } from './sol/index.ts';
import { xxcha } from './xxcha/index.ts';

const factions = {
  sol,
  hacan,
  mentak,
  sardakk,
  letnev,
  l1z1x,
  jolnar,
  xxcha,
} satisfies Partial<Record<FactionId, Faction>>;

export function installFactions(): void {
  for (const { pieces } of Object.values(factions)) for (const piece of pieces) piece.install();
}
