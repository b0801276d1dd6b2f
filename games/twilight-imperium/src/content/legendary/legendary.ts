import type { PlanetId } from '../../model/galaxy/planets.ts';
import type { LegendaryId } from '../../model/ids.ts';
import { controls } from '../../model/readers.ts';
import { exhaustAbility, isAbilityReady } from '../../verbs/galaxy/legendary.ts';
import { type Abilities, installAbilities } from '../ability.ts';

interface Printed<Id> extends Abilities {
  readonly id: Id;
  readonly planet: PlanetId;
}

export interface LegendaryAbility<Id> {
  readonly id: Id;
  /** Called once, where the game is assembled. */
  install(): void;
}

const abilityCards = new Map<PlanetId, string>();

/** The ability card of a planet. */
export const abilityOn = (planet: PlanetId): string => abilityCards.get(planet) ?? planet;

/** The ability card of a legendary planet; belongs to the player who controls the planet (LRR 53.2, LRR 53.4). */
export const legendary = <Id extends string = LegendaryId>({
  id,
  planet,
  ...abilities
}: Printed<Id>): LegendaryAbility<Id> => ({
  id,
  install() {
    abilityCards.set(planet, id);
    installAbilities(
      {
        id,
        name: id,
        at: { planet },
        isOwnedBy: (game, seat) => controls(game, seat, planet),
        isReady: game => isAbilityReady(game, planet),
        exhaust: game => exhaustAbility(game, planet),
      },
      abilities,
    );
  },
});
