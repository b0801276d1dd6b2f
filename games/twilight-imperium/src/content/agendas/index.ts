import { agendaFacts } from '../../model/agendas.ts';
import { agendas, type DeckPiece } from '../../moments/sockets.ts';
import type { AgendaCard } from './agenda.ts';
import { enforcedTravelBan } from './enforced-travel-ban.ts';
import { ministerOfCommerce } from './minister-of-commerce.ts';
import { ministerOfExploration } from './minister-of-exploration.ts';
import { sharedResearch } from './shared-research.ts';

const cards: readonly AgendaCard[] = [enforcedTravelBan, ministerOfCommerce, ministerOfExploration, sharedResearch];

export function installAgendas(): void {
  agendas.install(Object.fromEntries(cards.map(({ id, agenda }) => [id, agenda])));
  for (const card of cards) card.install();
}

export const agendaDeck = (): DeckPiece[] =>
  cards.map(({ id }) => {
    const { source, until } = agendaFacts[id];
    return { card: id, source, ...(until && { until }) };
  });
