import { type Rule, reveal, type Seat } from '@orrery/kernel';
import { takeFrom } from '@orrery/tabletop';
import type { AgendaVote } from '../../model/agenda/state.ts';
import { emit } from '../../model/events/index.ts';
import type { CardKey, State } from '../../model/state.ts';
import { drawAgendas } from '../cards/cards.ts';

/** A seat starts to decide agendas alone; until it ends, no other player takes part in any agenda. */
export function startDecidingAlone(game: State, seat: Seat): void {
  game.decidedAlone = { seat, stage: 'revealing', cards: [], revealed: [] };
}

/** The seat draws up to `count` top agendas; only it sees them. */
export function* drawAgendasToDecide(game: State, count: number): Rule {
  const { seat, cards } = game.decidedAlone!;
  yield* drawAgendas(game, seat, count, cards);
}

/** Puts the agendas to be revealed first, in this order; the others follow. */
export function putFirst(game: State, chosen: readonly CardKey[]): void {
  const decidedAlone = game.decidedAlone!;
  decidedAlone.cards = [...chosen, ...decidedAlone.cards.filter(card => !chosen.includes(card))];
}

/** Sets a revealed agenda aside until all are revealed. */
export function postponeAgenda(game: State): void {
  game.decidedAlone!.revealed.push(game.agenda!);
  game.agenda = null;
}

/** Starts to resolve a revealed agenda. */
export function resumeAgenda(game: State, agenda: AgendaVote): void {
  takeFrom(game.decidedAlone!.revealed, agenda);
  game.agenda = agenda;
}

/** Discards the agendas that were not revealed, face up. */
export function* stopDecidingAlone(game: State): Rule {
  const { seat, cards } = game.decidedAlone!;
  game.decidedAlone = null;
  if (cards.length === 0) return;
  game.agendas.discard.push(...cards);
  yield* reveal('all', cards);
  yield* emit('agendas-discarded', { seat, cards: [...cards] });
}
