import type { Faction } from './faction.ts';
import { hacan } from './hacan/index.ts';
import { letnev } from './letnev/index.ts';
import { mentak } from './mentak/index.ts';
import { sardakk } from './sardakk/index.ts';
import { sol } from './sol/index.ts';

const factions: readonly Faction[] = [sol, hacan, mentak, sardakk, letnev];

export function installFactions(): void {
  for (const { pieces } of factions) for (const piece of pieces) piece.install();
}
