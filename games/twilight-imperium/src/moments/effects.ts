import type { Response, Rule, Window } from '@orrery/kernel';
import type { State } from '../model/state.ts';

/**
 * How many effects are under way, one inside the other. A step begins with none, so this is no part of the state: a copy
 * of a state is taken where a step begins.
 */
const underWay = new WeakMap<State, number>();

interface Settling {
  /** Is anything to be enforced? Called after every effect; clears the dirty flags of the state. */
  isDue(game: State): boolean;
  settle(game: State): Rule;
}

let settling: Settling | undefined;

/** Registers what is enforced between two effects; `rules/between-effects.ts` calls it. */
export const settleWith = (rules: Settling): void => {
  settling = rules;
};

/** A step begins: resets the count, in case an effect was interrupted. */
export const beginStep = (game: State): void => {
  underWay.delete(game);
};

/**
 * Carries out one effect: an ability, or several changes that the rules make together. Nothing is settled while it goes
 * on; afterwards everything is, unless it is itself a part of another effect (LRR 51.6c, R-081).
 */
export function* oneEffect<T>(game: State, rule: Rule<T>): Rule<T> {
  const outer = underWay.get(game) ?? 0;
  underWay.set(game, outer + 1);
  const result = yield* rule;
  underWay.set(game, outer);
  if (outer === 0 && settling?.isDue(game)) yield* oneEffect(game, settling.settle(game));
  return result;
}

/** Enforces the rules between two effects, again and again until nothing is left to enforce. */
export function* settleTable(game: State): Rule {
  if (settling?.isDue(game)) yield* oneEffect(game, settling.settle(game));
}

/** A window in which each answer is one effect: the table is settled before the next one. */
export function settledWindow<D>(window: Window<State, D>): Window<State, D> {
  const { install } = window;
  const asEffect = (response: Response<State, D>): Response<State, D> => ({
    ...response,
    play: (game, seat, data, piece) => oneEffect(game, response.play(game, seat, data, piece)),
  });
  return Object.assign(window, {
    install: (...responses: Response<State, D>[]): void => install(...responses.map(asEffect)),
  });
}
