import type { Seat } from '@orrery/kernel';
import type { State, SystemId } from '../../model/state.ts';
import { endOfTurn } from '../../moments/phases/windows.ts';
import { hasShips } from '../../moments/units/counts-as.ts';
import { placeUnits } from '../../verbs/units/units.ts';
import { on } from '../ability.ts';
import { legendary } from './legendary.ts';
import { upToTwo } from './up-to-two.ts';

const fleets = (game: State, me: Seat): SystemId[] =>
  game.systems.filter(system => hasShips(game, system, me)).map(({ id }) => id);

export const mirageFlightAcademy = legendary({
  id: 'mirage-flight-academy',
  planet: 'mirage',
  responses: [
    on(endOfTurn, {
      exhausts: true,
      when: (game, me, { seat }) => seat === me && fleets(game, me).length > 0,
      *play(game, me) {
        const { place, count } = yield* upToTwo(me, 'mirage-flight-academy', fleets(game, me), id => ({ system: id }));
        yield* placeUnits(game, me, 'fighter', count, { system: place, planet: null });
      },
    }),
  ],
});
