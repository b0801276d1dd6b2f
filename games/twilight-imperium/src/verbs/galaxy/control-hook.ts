import type { Rule } from '@orrery/kernel';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import type { State } from '../../model/state.ts';

type Follow = (game: State, planet: PlanetId) => Rule;

let follow: Follow | undefined;

/** Registers what happens to control when units are placed on or removed from a planet; `planets.ts` does it. */
export const setControlRule = (rule: Follow): void => {
  follow = rule;
};

/** Units were placed on or removed from a planet. A hook, because the consequences destroy units themselves. */
export function* updateControl(game: State, planet: PlanetId): Rule {
  if (!follow) throw new Error('nothing says what follows when units change');
  yield* follow(game, planet);
}
