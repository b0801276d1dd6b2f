import type { PlanetId } from '../../../model/galaxy/planets.ts';
import type { Planet } from '../../../model/galaxy/state.ts';
import { planetOf, systemWith } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { isGroundForce } from '../../../moments/units/counts-as.ts';
import { gainTradeGoods } from '../../../verbs/economy/economy.ts';
import { destroyAllIn } from '../../../verbs/units/destruction.ts';
import { agenda } from '../agenda.ts';

const groundForces = (game: State, planet: Planet): number =>
  planet.units.reduce((sum, group) => (isGroundForce(game, group, planet) ? sum + group.count : sum), 0);

export const compensatedDisarmament = agenda({
  id: 'compensated-disarmament',
  *elected(game, outcome) {
    const planet = planetOf(game, outcome as PlanetId);
    const { controller } = planet;
    const destroyed = groundForces(game, planet);
    if (destroyed === 0) return;
    yield* destroyAllIn(game, { system: systemWith(game, planet.id).id, planet: planet.id }, isGroundForce);
    if (controller !== null) yield* gainTradeGoods(game, controller, destroyed);
  },
});
