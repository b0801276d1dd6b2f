import type { Faction } from './faction.ts';
import { sol } from './sol/index.ts';

const factions: readonly Faction[] = [sol];

export function installFactions(): void {
  for (const { pieces } of factions) for (const piece of pieces) piece.install();
}
