import type { PlanetId } from '../../../model/galaxy/planets.ts';
import type { Planet } from '../../../model/galaxy/state.ts';
import { isGroundForce, planetOf, systemWith } from '../../../model/readers.ts';
import { gainTradeGoods } from '../../../verbs/economy/economy.ts';
import { destroyAllIn } from '../../../verbs/units/destruction.ts';
import { agenda } from '../agenda.ts';

const groundForces = ({ units }: Planet): number =>
  units.reduce((sum, { unit, count }) => (isGroundForce(unit) ? sum + count : sum), 0);

export const compensatedDisarmament = agenda({
  id: 'compensated-disarmament',
  *elected(game, outcome) {
    const planet = planetOf(game, outcome as PlanetId);
    const { controller } = planet;
    const destroyed = groundForces(planet);
    yield* destroyAllIn(game, { system: systemWith(game, planet.id).id, planet: planet.id }, isGroundForce);
    if (controller !== null) yield* gainTradeGoods(game, controller, destroyed);
  },
});
