import { type Rule, reveal, type Seat } from '@orrery/kernel';
import { takeFrom } from '@orrery/tabletop';
import type { AgendaVote } from '../../model/agenda/state.ts';
import { emit } from '../../model/events/index.ts';
import type { CardKey, State } from '../../model/state.ts';
import { drawAgendas } from '../cards/cards.ts';

/** A seat begins to decide on agendas all by itself; until the decidedAlone is closed it alone has a say on any. */
export function startDecidingAlone(game: State, seat: Seat): void {
  game.decidedAlone = { seat, stage: 'revealing', cards: [], revealed: [] };
}

/** It takes the top agendas, as many as there are, for nobody else to see. */
export function* drawAgendasToDecide(game: State, count: number): Rule {
  const { seat, cards } = game.decidedAlone!;
  yield* drawAgendas(game, seat, count, cards);
}

/** Of what is on the decidedAlone, those to be revealed, in this order; the others stay behind them. */
export function putFirst(game: State, chosen: readonly CardKey[]): void {
  const decidedAlone = game.decidedAlone!;
  decidedAlone.cards = [...chosen, ...decidedAlone.cards.filter(card => !chosen.includes(card))];
}

/** The agenda that all know by now waits until the others lie open too. */
export function postponeAgenda(game: State): void {
  game.decidedAlone!.revealed.push(game.agenda!);
  game.agenda = null;
}

/** An agenda that lies open is resolved now. */
export function resumeAgenda(game: State, agenda: AgendaVote): void {
  takeFrom(game.decidedAlone!.revealed, agenda);
  game.agenda = agenda;
}

/** What was not revealed is discarded, for all to see. */
export function* stopDecidingAlone(game: State): Rule {
  const { seat, cards } = game.decidedAlone!;
  game.decidedAlone = null;
  if (cards.length === 0) return;
  game.agendas.discard.push(...cards);
  yield* reveal('all', cards);
  yield* emit('agendas-discarded', { seat, cards: [...cards] });
}
