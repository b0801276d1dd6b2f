import type { DeckPiece } from '../../moments/sockets.ts';
import type { ActionCard } from './action-card.ts';
import { directHit } from './direct-hit.ts';
import { moraleBoost } from './morale-boost.ts';
import { sabotage } from './sabotage.ts';
import { shieldsHolding } from './shields-holding.ts';

export const actionCards: readonly ActionCard[] = [directHit, moraleBoost, sabotage, shieldsHolding];

export function installActionCards(): void {
  for (const card of actionCards) card.install();
}

export const actionCardDeck = (): DeckPiece[] => actionCards.flatMap(({ pieces }) => pieces);
