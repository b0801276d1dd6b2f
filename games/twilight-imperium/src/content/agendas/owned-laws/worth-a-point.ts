import type { Rule, Seat } from '@orrery/kernel';
import type { AgendaId } from '../../../model/agenda/agendas.ts';
import type { State } from '../../../model/state.ts';
import { passLaw } from '../../../verbs/agenda/laws.ts';
import { gainPoints, losePoints } from '../../../verbs/objectives/points.ts';

/** The elected player gains a victory point. */
export const gainWithPoint =
  (id: AgendaId) =>
  (game: State, outcome: string): Rule =>
    gainPoints(game, Number(outcome), 1, id);

/** The law and its victory point go to another player; the old owner loses the point last (LRR 98.5). */
export function* passWithPoint(game: State, id: AgendaId, from: Seat, to: Seat): Rule {
  yield* passLaw(game, id, to);
  yield* gainPoints(game, to, 1, id);
  yield* losePoints(game, from, 1, id);
}
