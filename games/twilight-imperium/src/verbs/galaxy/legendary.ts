import type { Rule } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import type { State } from '../../model/state.ts';

export const isAbilityReady = (game: State, planet: PlanetId): boolean => !game.legendaryExhausted.includes(planet);

/** Exhausts the ability card of a legendary planet, which is separate from the planet card. */
export function* exhaustAbility(game: State, planet: PlanetId): Rule {
  game.legendaryExhausted.push(planet);
  yield* emit('ability-exhausted', { planet });
}

/** A card from the deck is readied (LRR 53.2a); one from another player keeps its state (LRR 53.2b). */
export function readyAbility(game: State, planet: PlanetId): void {
  game.legendaryExhausted = game.legendaryExhausted.filter(each => each !== planet);
}
