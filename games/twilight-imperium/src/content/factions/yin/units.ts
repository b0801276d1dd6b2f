import { whenFactionAbility } from '../../../moments/factions/windows.ts';
import { isShip } from '../../../moments/units/counts-as.ts';
import { afterUnitsDestroyed } from '../../../moments/units/windows.ts';
import { spendableTotal } from '../../../verbs/economy/economy.ts';
import { destroyAllIn } from '../../../verbs/units/destruction.ts';
import { reinforcementsOf } from '../../../verbs/units/units.ts';
import { on } from '../../ability.ts';
import { factionUnit } from '../faction.ts';

/** Destroys all players' ships there, but no ground forces or space docks. */
export const vanHauge = factionUnit('van-hauge', {
  responses: [
    on(afterUnitsDestroyed, {
      must: true,
      atOnce: true,
      when: (_game, me, { seat, unit }) => seat === me && unit === 'flagship',
      *play(game, me, { area }) {
        yield* destroyAllIn(game, { system: area.system, planet: null }, isShip, me);
      },
    }),
  ],
});

const PRICE = 3;

/** Deploys instead of Indoctrination's infantry; only from reinforcements. */
export const moyinsAshes = factionUnit('moyins-ashes', {
  responses: [
    on(whenFactionAbility, {
      when: (game, me, { seat, ability, replaced }) =>
        seat === me &&
        ability === 'indoctrination' &&
        !replaced &&
        reinforcementsOf(game, me, 'mech') > 0 &&
        spendableTotal(game, me, 'influence') >= PRICE,
      *play(_game, _me, moment) {
        moment.replaced = true;
      },
    }),
  ],
});
