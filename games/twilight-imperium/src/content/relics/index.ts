import { type RelicId, relicIds } from '../../model/ids.ts';
import { relicFacts } from '../../model/printed.ts';
import type { DeckPiece } from '../../moments/sockets.ts';
import { dynamisCore } from './dynamis-core.ts';
import { nanoForge } from './nano-forge.ts';
import type { Relic } from './relic.ts';
import { shardOfTheThrone } from './shard-of-the-throne.ts';
import { stellarConverter } from './stellar-converter.ts';
import { theCodex } from './the-codex.ts';
import { theObsidian } from './the-obsidian.ts';

const cards = {
  'dynamis-core': dynamisCore,
  'nano-forge': nanoForge,
  'shard-of-the-throne': shardOfTheThrone,
  'stellar-converter': stellarConverter,
  'the-codex': theCodex,
  'the-obsidian': theObsidian,
} satisfies Record<RelicId, Relic>;

export function installRelics(): void {
  for (const card of Object.values(cards)) card.install();
}

export const relicDeck = (): DeckPiece[] => relicIds.map(id => ({ card: id, source: relicFacts[id].source }));
