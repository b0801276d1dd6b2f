import { type RelicId, relicIds } from '../../model/ids.ts';
import { relicFacts } from '../../model/printed.ts';
import type { DeckPiece } from '../../moments/cards/registry.ts';
import { cards } from './index.generated.ts';
import type { Relic } from './relic.ts';

export function installRelics(): void {
  for (const id of relicIds) (cards satisfies Record<RelicId, Relic>)[id].install();
}

export const relicDeck = (): DeckPiece[] => relicIds.map(id => ({ card: id, source: relicFacts[id].source }));
