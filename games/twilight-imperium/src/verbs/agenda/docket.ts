import { type Rule, reveal, type Seat } from '@orrery/kernel';
import { takeFrom } from '@orrery/tabletop';
import type { AgendaVote } from '../../model/agenda/state.ts';
import { emit } from '../../model/events/index.ts';
import type { CardKey, State } from '../../model/state.ts';
import { drawAgendas } from '../cards/cards.ts';

/** A seat begins to decide on agendas all by itself; until the docket is closed it alone has a say on any. */
export function openDocket(game: State, seat: Seat): void {
  game.docket = { seat, stage: 'revealing', cards: [], revealed: [] };
}

/** It takes the top agendas, as many as there are, for nobody else to see. */
export function* fillDocket(game: State, count: number): Rule {
  const { seat, cards } = game.docket!;
  yield* drawAgendas(game, seat, count, cards);
}

/** Of what is on the docket, those to be revealed, in this order; the others stay behind them. */
export function moveUp(game: State, chosen: readonly CardKey[]): void {
  const docket = game.docket!;
  docket.cards = [...chosen, ...docket.cards.filter(card => !chosen.includes(card))];
}

/** The agenda that all know by now waits until the others lie open too. */
export function putOff(game: State): void {
  game.docket!.revealed.push(game.agenda!);
  game.agenda = null;
}

/** An agenda that lies open is resolved now. */
export function takeUp(game: State, agenda: AgendaVote): void {
  takeFrom(game.docket!.revealed, agenda);
  game.agenda = agenda;
}

/** What was not revealed is discarded, for all to see. */
export function* closeDocket(game: State): Rule {
  const { seat, cards } = game.docket!;
  game.docket = null;
  if (cards.length === 0) return;
  game.agendas.discard.push(...cards);
  yield* reveal('all', cards);
  yield* emit('agendas-discarded', { seat, cards: [...cards] });
}
