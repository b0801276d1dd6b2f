import { type AgendaId, agendaFacts, agendaIds } from '../../model/agenda/agendas.ts';
import { agendas } from '../../moments/agenda/registry.ts';
import type { DeckPiece } from '../../moments/cards/registry.ts';
import type { AgendaCard } from './agenda.ts';
import { cards } from './index.generated.ts';

const agendaCards: readonly AgendaCard[] = agendaIds.map(id => (cards satisfies Record<AgendaId, AgendaCard>)[id]);

export function installAgendas(): void {
  agendas.install(Object.fromEntries(agendaCards.map(({ id, agenda }) => [id, agenda])));
  for (const card of agendaCards) card.install();
}

export const agendaDeck = (): DeckPiece[] =>
  agendaCards.map(({ id }) => {
    const { source, until } = agendaFacts[id];
    return { card: id, source, ...(until && { until }) };
  });
