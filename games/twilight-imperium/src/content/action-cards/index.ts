import type { ActionCardId } from '../../model/cards/action-cards.ts';
import type { DeckPiece } from '../../moments/cards/registry.ts';
import type { ActionCard } from './action-card.ts';
import { cards } from './index.generated.ts';

export const actionCards: readonly ActionCard[] = Object.values(cards satisfies Record<ActionCardId, ActionCard>);

export function installActionCards(): void {
  for (const card of actionCards) card.install();
}

export const actionCardDeck = (): DeckPiece[] => actionCards.flatMap(({ pieces }) => pieces);
