import { choose, type Seat } from '@orrery/kernel';
import type { Planet } from '../../model/galaxy/state.ts';
import { allPlanets, isMecatol } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { isLegendary } from '../../moments/galaxy/queries.ts';
import { isHomeSystem } from '../../moments/galaxy/systems.ts';
import { canBombardIn } from '../../moments/invasion/queries.ts';
import { adjacentFor } from '../../moments/movement/routes.ts';
import { purgeRelic } from '../../verbs/cards/relics.ts';
import { purgePlanet } from '../../verbs/units/destruction.ts';
import { relic } from './relic.ts';

/** Planets of other players or nobody adjacent to own units with Bombardment, that may be destroyed. */
function targets(game: State, me: Seat): Planet[] {
  const reached = new Set(
    game.systems.filter(system => canBombardIn(game, me, system)).flatMap(({ id }) => adjacentFor(game, me, id)),
  );
  return allPlanets(game)
    .filter(
      ({ system, planet }) =>
        reached.has(system.id) &&
        planet.controller !== me &&
        !isHomeSystem(game, system.id) &&
        !isMecatol(planet.id) &&
        !isLegendary(game, planet),
    )
    .map(({ planet }) => planet);
}

export const stellarConverter = relic({
  id: 'stellar-converter',
  componentAction: {
    possible: (game, me) => targets(game, me).length > 0,
    *play(game, me) {
      const { id } = yield* choose(me, 'stellar-converter', targets(game, me), {
        at: planet => ({ planet: planet.id }),
      });
      yield* purgePlanet(game, id, me);
      yield* purgeRelic(game, me, 'stellar-converter');
    },
  },
});
