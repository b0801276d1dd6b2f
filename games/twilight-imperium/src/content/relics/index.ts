import type { RelicId } from '../../model/ids.ts';
import { dynamisCore } from './dynamis-core.ts';
import { nanoForge } from './nano-forge.ts';
import type { Relic } from './relic.ts';
import { shardOfTheThrone } from './shard-of-the-throne.ts';
import { theCodex } from './the-codex.ts';
import { theObsidian } from './the-obsidian.ts';

const cards = {
  'dynamis-core': dynamisCore,
  'nano-forge': nanoForge,
  'shard-of-the-throne': shardOfTheThrone,
  'the-codex': theCodex,
  'the-obsidian': theObsidian,
} satisfies Record<RelicId, Relic>;

/** Their deck is not complete yet, so that none is dealt. */
export function installRelics(): void {
  for (const card of Object.values(cards)) card.install();
}
