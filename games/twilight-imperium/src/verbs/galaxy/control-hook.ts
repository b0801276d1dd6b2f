import type { Rule } from '@orrery/kernel';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import type { State } from '../../model/state.ts';

type Follow = (game: State, planet: PlanetId) => Rule;

let follow: Follow | undefined;

/** Says what follows for control when units have come to a planet or left it; `planets.ts` does. */
export const setControlRule = (rule: Follow): void => {
  follow = rule;
};

/** Units have come to a planet or left it. Apart from what follows, since that destroys units in its turn. */
export function* updateControl(game: State, planet: PlanetId): Rule {
  if (!follow) throw new Error('nothing says what follows when units change');
  yield* follow(game, planet);
}
