import { choose, type Seat } from '@orrery/kernel';
import { technologies } from '../../model/cards/technologies.ts';
import type { UnitType } from '../../model/ids.ts';
import { isShipType } from '../../model/readers.ts';
import type { State, SystemId } from '../../model/state.ts';
import { afterPassed } from '../../moments/phases/windows.ts';
import { hasShips } from '../../moments/units/counts-as.ts';
import { unitUpgradesOf } from '../../verbs/cards/technology.ts';
import { callBack, pieceAvailable } from '../../verbs/units/recall.ts';
import { placeUnits } from '../../verbs/units/units.ts';
import { on } from '../ability.ts';
import { legendary } from './legendary.ts';

const id = 'aeurex-mechanica';

const ships = (game: State, me: Seat): UnitType[] =>
  unitUpgradesOf(game, me)
    .map(technology => technologies[technology].upgrades!)
    .filter(unit => isShipType(unit) && pieceAvailable(game, me, unit));

const fleets = (game: State, me: Seat): SystemId[] =>
  game.systems.filter(system => hasShips(game, system, me)).map(system => system.id);

export const aeurexMechanica = legendary({
  id,
  planet: 'industrex',
  responses: [
    on(afterPassed, {
      exhausts: true,
      when: (game, me, { seat }) => seat === me && ships(game, me).length > 0 && fleets(game, me).length > 0,
      *play(game, me) {
        const unit = yield* choose(me, id, ships(game, me), { at: each => ({ unit: each }) });
        const system = yield* choose(me, `${id}.system`, fleets(game, me), { at: each => ({ system: each }) });
        yield* callBack(game, me, unit, 1); // LRR 67.5a
        yield* placeUnits(game, me, unit, 1, { system, planet: null });
      },
    }),
  ],
});
