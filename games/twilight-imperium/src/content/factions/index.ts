import type { FactionId } from '../../model/ids.ts';
import { arborec } from './arborec/index.ts';
import { argent } from './argent/index.ts';
import { creuss } from './creuss/index.ts';
import { empyrean } from './empyrean/index.ts';
import type { Faction } from './faction.ts';
import { hacan } from './hacan/index.ts';
import { jolnar } from './jolnar/index.ts';
import { keleres } from './keleres/index.ts';
import { l1z1x } from './l1z1x/index.ts';
import { letnev } from './letnev/index.ts';
import { mahact } from './mahact/index.ts';
import { mentak } from './mentak/index.ts';
import { muaat } from './muaat/index.ts';
import { naalu } from './naalu/index.ts';
import { naazRokha } from './naaz-rokha/index.ts';
import { nekro } from './nekro/index.ts';
import { nomad } from './nomad/index.ts';
import { saar } from './saar/index.ts';
import { sardakk } from './sardakk/index.ts';
import { sol } from './sol/index.ts';
import { titans } from './titans/index.ts';
import { vuilraith } from './vuilraith/index.ts';
import { winnu } from './winnu/index.ts';
import { xxcha } from './xxcha/index.ts';
import { yin } from './yin/index.ts';
import { yssaril } from './yssaril/index.ts';

const factions = {
  sol,
  hacan,
  mentak,
  sardakk,
  letnev,
  l1z1x,
  jolnar,
  xxcha,
  arborec,
  argent,
  yin,
  'naaz-rokha': naazRokha,
  winnu,
  yssaril,
  vuilraith,
  empyrean,
  creuss,
  mahact,
  muaat,
  nekro,
  saar,
  keleres,
  titans,
  naalu,
  nomad,
} satisfies Partial<Record<FactionId, Faction>>;

export function installFactions(): void {
  for (const { pieces } of Object.values(factions)) for (const piece of pieces) piece.install();
}
