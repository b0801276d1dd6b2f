import { choose, type Seat } from '@orrery/kernel';
import type { Planet } from '../../model/galaxy/state.ts';
import { planetsOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { isLegendary } from '../../moments/galaxy/queries.ts';
import { isAtHome } from '../../moments/galaxy/systems.ts';
import { detachFromPlayArea } from '../../verbs/cards/relics.ts';
import { attach } from '../../verbs/galaxy/attachments.ts';
import { relic } from './relic.ts';

const sites = (game: State, me: Seat): Planet[] =>
  planetsOf(game, me).filter(planet => !isLegendary(game, planet) && !isAtHome(game, planet.id));

export const nanoForge = relic({
  id: 'nano-forge',
  componentAction: {
    possible: (game, me) => sites(game, me).length > 0,
    *play(game, me) {
      const { id } = yield* choose(me, 'nano-forge', sites(game, me), { at: planet => ({ planet: planet.id }) });
      yield* detachFromPlayArea(game, me, 'nano-forge');
      yield* attach(game, 'nano-forge', id);
    },
  },
});
