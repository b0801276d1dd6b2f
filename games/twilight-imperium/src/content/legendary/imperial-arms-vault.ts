import { choose, type Seat } from '@orrery/kernel';
import { planets } from '../../model/galaxy/planets.ts';
import type { Planet } from '../../model/galaxy/state.ts';
import { planetsOf, systemWith } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { endOfTurn } from '../../moments/phases/windows.ts';
import { mayPlaceOn } from '../../moments/units/queries.ts';
import { drawActionCards } from '../../verbs/cards/cards.ts';
import { callBack, pieceAvailable } from '../../verbs/units/recall.ts';
import { placeUnits } from '../../verbs/units/units.ts';
import { on } from '../ability.ts';
import { legendary } from './legendary.ts';

const landings = (game: State, me: Seat): Planet[] =>
  pieceAvailable(game, me, 'mech')
    ? planetsOf(game, me).filter(planet =>
        mayPlaceOn(game, { seat: me, planet, unit: 'mech' }, !planets[planet.id].station),
      )
    : [];

export const imperialArmsVault = legendary({
  id: 'imperial-arms-vault',
  planet: 'hopes-end',
  responses: [
    on(endOfTurn, {
      exhausts: true,
      when: (_game, me, { seat }) => seat === me,
      *play(game, me) {
        const ways = [...landings(game, me).map(({ id }) => id), 'draw' as const];
        const way = yield* choose(me, 'imperial-arms-vault', ways, {
          at: each => (each === 'draw' ? { action: each } : { planet: each }),
        });
        if (way === 'draw') yield* drawActionCards(game, me, 1);
        else {
          yield* callBack(game, me, 'mech', 1); // LRR 23.4a
          yield* placeUnits(game, me, 'mech', 1, { system: systemWith(game, way).id, planet: way });
        }
      },
    }),
  ],
});
