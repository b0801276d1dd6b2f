import type { Hand, Response, Rule, Seat, Window } from '@orrery/kernel';
import { type ObjectiveId, objectiveFacts } from '../../model/objectives/objectives.ts';
import { seatsWhere } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { type Objective, objectives } from '../../moments/objectives/registry.ts';
import { hasObjective, mightScore, scoreWithCost } from '../../verbs/objectives/objectives.ts';

/** Is something so for a seat? */
export type Fact = (game: State, seat: Seat) => boolean;

/** What an objective asks for: something on the table, perhaps to be spent, or something that happens. */
export interface Condition {
  readonly isMet?: Fact;
  readonly pay?: (game: State, seat: Seat) => Rule;
  /** Opens the windows in which it can be scored. */
  readonly watch?: (id: ObjectiveId) => void;
}

/** Are there so many that count? Looks no further than it has to. */
export function isAtLeast<T>(least: number, items: readonly T[], counts: (item: T) => boolean): boolean {
  let found = 0;
  for (const item of items) if (counts(item) && ++found >= least) return true;
  return false;
}

/** Met as long as something is so. */
export const met = (isMet: Fact): Condition => ({ isMet });

/** Met as long as something can be spent; scoring spends it (LRR 61.10). */
export const spent = (isMet: Fact, pay: (game: State, seat: Seat) => Rule): Condition => ({ isMet, pay });

/** Nobody has any to score who has no secret in hand while none is revealed. */
const hands: Hand<State> = {
  holders: ({ objectives: { revealed }, seats }) =>
    seatsWhere(seats, ({ secrets }) => secrets.length > 0 || revealed.length > 0),
};

/** Offers the objective to whoever might have it when this happens, and lets whoever has it score it. */
const scoring = <D>(id: ObjectiveId, happened: Happening<D>): Response<State, D> => ({
  id: `score:${id}`,
  hand: hands,
  publicly: (game, seat, data) => mightScore(game, seat, id) && happened(game, seat, data),
  playable: (game, seat) => (hasObjective(game, seat, id) ? [id] : []),
  play: (game, seat) => scoreWithCost(game, seat, objectives.of(id)),
  at: objective => ({ objective }),
});

type Happening<D> = (game: State, seat: Seat, data: D) => boolean;

/** Scored right when something happens to or through the seat. What happens is public, so only the card is not. */
export const scoredIn = <D>(window: Window<State, D>, happened: Happening<D>): Condition => ({
  watch: id => window.install(scoring(id, happened)),
});

/** Scored in any of several moments. */
export const scoredInAny = (...moments: readonly Condition[]): Condition => ({
  watch: id => {
    for (const { watch } of moments) watch?.(id);
  },
});

export const objectiveOf = (id: ObjectiveId, { isMet, pay }: Condition): Objective => ({
  id,
  ...objectiveFacts[id],
  ...(isMet ? { isMet } : {}),
  ...(pay ? { pay } : {}),
});
