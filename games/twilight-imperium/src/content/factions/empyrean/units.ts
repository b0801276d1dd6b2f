import { choose, type Seat } from '@orrery/kernel';
import { type Area, groupsIn, hasUnitsIn, systemOf } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { isAlike } from '../../../model/units/kinds.ts';
import { whenActionCardPlayed } from '../../../moments/cards/windows.ts';
import { afterSustainDamage } from '../../../moments/combat/windows.ts';
import { adjacentFor } from '../../../moments/movement/routes.ts';
import { isOfType, type Units } from '../../../moments/units/counts-as.ts';
import { cancelActionCard } from '../../../verbs/cards/action-cards.ts';
import { repairUnit } from '../../../verbs/combat/combat-effects.ts';
import { pay, spendableTotal } from '../../../verbs/economy/economy.ts';
import { removeUnits } from '../../../verbs/units/units.ts';
import { on } from '../../ability.ts';
import { lineOf, type OwnUnits, ownUnits } from '../../own-units.ts';
import { factionUnit } from '../faction.ts';

const PRICE = 2;

const isNear = (game: State, me: Seat, system: SystemId): boolean =>
  [system, ...adjacentFor(game, me, system)].some(id =>
    systemOf(game, id).space.some(({ seat, unit }) => seat === me && unit === 'flagship'),
  );

const isDamaged = (game: State, units: Units, area: Area): boolean =>
  groupsIn(game, area).some(group => group.seat === units.seat && isAlike(group, units) && group.damaged > 0);

/** For any player's unit, paid each time. Not for a unit that was destroyed meanwhile. */
export const dynamo = factionUnit('dynamo', {
  responses: [
    on(afterSustainDamage, {
      when: (game, me, { area, repaired, ...units }) =>
        !repaired &&
        isNear(game, me, area.system) &&
        isDamaged(game, units, area) &&
        spendableTotal(game, me, 'influence') >= PRICE,
      *play(game, me, moment) {
        const { seat, area } = moment;
        yield* pay(game, me, PRICE, 'influence');
        yield* repairUnit(game, seat, moment, area);
        moment.repaired = true;
      },
    }),
  ],
});

/** Mechs in or adjacent to systems with units of a player. */
const watchersNear = (game: State, me: Seat, player: Seat): OwnUnits[] =>
  ownUnits(game, me, isOfType('mech')).filter(({ area: { system } }) =>
    [system, ...adjacentFor(game, me, system)].some(id => hasUnitsIn(systemOf(game, id), player)),
  );

export const watcher = factionUnit('watcher', {
  responses: [
    on(whenActionCardPlayed, {
      when: (game, me, { seat, cancelled }) => seat !== me && !cancelled && watchersNear(game, me, seat).length > 0,
      *play(game, me, moment) {
        const near = watchersNear(game, me, moment.seat);
        const gone = yield* choose(me, 'watcher.mech', near, { key: ({ key }) => key, at: own => lineOf(own).at! });
        yield* removeUnits(game, me, gone, 1, gone.area, gone.damaged ? 1 : 0);
        yield* cancelActionCard(moment);
      },
    }),
  ],
});
