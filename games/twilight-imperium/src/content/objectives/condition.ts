import type { Hand, Response, Rule, Seat, Window } from '@orrery/kernel';
import { type ObjectiveId, objectiveFacts } from '../../model/objectives/objectives.ts';
import type { Counted, Progress, ProgressPart } from '../../model/objectives/progress.ts';
import { seatsWhere } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { type Objective, objectives } from '../../moments/objectives/registry.ts';
import { hasObjective, mightScore, scoreWithCost } from '../../verbs/objectives/objectives.ts';

/** A condition on one seat. */
export type Fact = (game: State, seat: Seat) => boolean;

/** A seat's progress. */
export type Measure = (game: State, seat: Seat) => Progress;

/** The condition of an objective: a state of the table, a cost, or an event. */
export interface Condition {
  readonly isMet?: Fact;
  /** Absent if nothing is counted. */
  readonly progress?: Measure;
  readonly pay?: (game: State, seat: Seat) => Rule;
  /** Opens the windows in which it can be scored. */
  readonly watch?: (id: ObjectiveId) => void;
}

/** Do at least `least` items count? Stops as soon as it knows. */
function isAtLeast<T>(least: number, items: readonly T[], counts: (item: T) => boolean): boolean {
  let found = 0;
  for (const item of items) if (counts(item) && ++found >= least) return true;
  return false;
}

const hasEnough = ({ have, need }: ProgressPart): boolean => have >= need;

/** Met if every part has enough. */
export const measured = (progress: Measure): Condition => ({
  isMet: (game, seat) => progress(game, seat).every(hasEnough),
  progress,
});

/** Met if a number is reached. */
export const reached = (what: Counted, need: number, have: (game: State, seat: Seat) => number): Condition => ({
  isMet: (game, seat) => have(game, seat) >= need,
  progress: (game, seat) => [{ what, have: have(game, seat), need }],
});

/** Met if enough items count. */
export const having = <T>(
  what: Counted,
  need: number,
  items: (game: State, seat: Seat) => readonly T[],
  counts: (game: State, item: T, seat: Seat) => boolean,
): Condition => ({
  isMet: (game, seat) => isAtLeast(need, items(game, seat), item => counts(game, item, seat)),
  progress: (game, seat) => [{ what, have: items(game, seat).filter(item => counts(game, item, seat)).length, need }],
});

/** Met by any of several conditions; shows the progress of the one closest to met. */
export const anyOf = (...conditions: readonly Condition[]): Condition => ({
  isMet: (game, seat) => conditions.some(({ isMet }) => isMet?.(game, seat)),
  progress: (game, seat) =>
    conditions
      .map(({ progress }) => progress!(game, seat))
      .reduce((best, each) => (lackIn(each) < lackIn(best) ? each : best)),
});

const lackIn = (progress: Progress): number =>
  progress.reduce((sum, { have, need }) => sum + Math.max(0, need - have), 0);

/** A condition with a cost to score (LRR 61.10). */
export const spending = (condition: Condition, pay: (game: State, seat: Seat) => Rule): Condition => ({
  ...condition,
  pay,
});

/** Seats with a secret in hand; all seats once any secret objective is revealed. */
const hands: Hand<State> = {
  holders: ({ objectives: { revealed }, seats }) =>
    seatsWhere(seats, ({ secrets }) => secrets.length > 0 || revealed.length > 0),
};

/** Asks every seat that might have the objective; a seat that has it may score it. */
const scoring = <D>(id: ObjectiveId, happened: Happening<D>): Response<State, D> => ({
  id: `score:${id}`,
  hand: hands,
  publicly: (game, seat, data) => mightScore(game, seat, id) && happened(game, seat, data),
  playable: (game, seat) => (hasObjective(game, seat, id) ? [id] : []),
  play: (game, seat) => scoreWithCost(game, seat, objectives.of(id)),
  at: objective => ({ objective }),
});

type Happening<D> = (game: State, seat: Seat, data: D) => boolean;

/** Scored when an event happens. The event is public; only the card is hidden. */
export const scoredIn = <D>(window: Window<State, D>, happened: Happening<D>): Condition => ({
  watch: id => window.install(scoring(id, happened)),
});

/** Scored in any of several windows. */
export const scoredInAny = (...moments: readonly Condition[]): Condition => ({
  watch: id => {
    for (const { watch } of moments) watch?.(id);
  },
});

export const objectiveOf = (id: ObjectiveId, { isMet, progress, pay }: Condition): Objective => ({
  id,
  ...objectiveFacts[id],
  ...(isMet ? { isMet } : {}),
  ...(progress ? { progress } : {}),
  ...(pay ? { pay } : {}),
});
