import { choose, dice, type Rule, type Seat } from '@orrery/kernel';
import { emit } from '../../../model/events/index.ts';
import { type UnitType, unitTypes } from '../../../model/ids.ts';
import { type Area, hasUnitsIn, othersClockwise, playerOf, systemOf } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import type { UnitGroup } from '../../../model/units/state.ts';
import { type Allowance, beyondLimit } from '../../../moments/economy/queries.ts';
import { afterReplenished } from '../../../moments/economy/windows.ts';
import { isAnomaly } from '../../../moments/galaxy/systems.ts';
import { adjacentFor } from '../../../moments/movement/routes.ts';
import { isNonFighterShip } from '../../../moments/units/counts-as.ts';
import { statsOf } from '../../../moments/units/queries.ts';
import { convertCommodities } from '../../../verbs/economy/commodities.ts';
import { mostCommodities } from '../../../verbs/economy/economy.ts';
import { capture, captureFrom, mayCapture } from '../../../verbs/units/capture.ts';
import { captureExcess } from '../../../verbs/units/capture-cargo.ts';
import { reinforcementsOf } from '../../../verbs/units/units.ts';
import { modify, on } from '../../ability.ts';
import { leader } from '../../leaders/leader.ts';
import { tearsIn } from './units.ts';

/** What could be captured of a player's reinforcements: units that cost no more than its full commodity value. */
const affordable = (game: State, me: Seat, seat: Seat): UnitType[] =>
  mayCapture(game, me, seat)
    ? unitTypes.filter(unit => {
        const { cost } = statsOf(game, seat, unit);
        return cost !== undefined && cost <= mostCommodities(game, seat) && reinforcementsOf(game, seat, unit) > 0;
      })
    : [];

/** Goods that are gone already do not protect anybody; those that are turned into trade goods are not gained. */
export const theStillnessOfStars = leader({
  id: 'the-stillness-of-stars',
  faction: 'vuilraith',
  kind: 'agent',
  responses: [
    on(afterReplenished, {
      exhausts: true,
      when: (game, me, { seat }) =>
        seat !== me && (playerOf(game, seat).commodities > 0 || affordable(game, me, seat).length > 0),
      *play(game, me, { seat }) {
        const { commodities } = playerOf(game, seat);
        if (commodities > 0) yield* convertCommodities(game, seat, commodities);
        const units = affordable(game, me, seat);
        if (units.length === 0) return;
        const unit = yield* choose(me, 'the-stillness-of-stars.unit', units, {
          at: each => ({ unit: each, seat }),
          prompt: { seat },
        });
        yield* capture(game, me, seat, unit, 1);
      },
    }),
  ],
});

const ENOUGH = 3;

const twoMore: Allowance = { units: ['fighter', 'infantry'], count: 2 };

export const thatWhichMoldsFlesh = leader({
  id: 'that-which-molds-flesh',
  faction: 'vuilraith',
  kind: 'commander',
  unlocks: (game, me) =>
    game.systems.filter(system => hasUnitsIn(system, me) && isAnomaly(game, system, 'gravity-rift')).length >= ENOUGH,
  passive: [modify(beyondLimit, (_seat, allowances) => [...allowances, twoMore])],
});

/** Systems with dimensional tears, and those beside them. */
function pulled(game: State): SystemId[] {
  const torn = game.systems.flatMap(system => tearsIn(game, system).map(seat => ({ seat, system: system.id })));
  return [...new Set(torn.flatMap(({ seat, system }) => [system, ...adjacentFor(game, seat, system)]))];
}

const prey = (game: State, seat: Seat, system: SystemId): UnitGroup[] =>
  systemOf(game, system)
    .space.filter(group => group.seat === seat && isNonFighterShip(game, group, { system, planet: null }))
    .map(group => ({ ...group }));

const LEAST = 4;

/** A die for each ship; then what has no room any more is captured too, as its owner chooses (LRR 16.3). */
function* pullShips(game: State, me: Seat, seat: Seat, system: SystemId): Rule {
  const area: Area = { system, planet: null };
  for (const group of prey(game, seat, system)) {
    const { unit, count, damaged } = group;
    const results = yield* dice('effect', count, 10, () => [{ of: unit, needs: LEAST, count }]);
    const lost = results.flatMap((result, i) => (result < LEAST ? [i] : []));
    yield* emit('rolled-for-capture', { seat, by: me, system, unit, results: [...results], captured: lost.length });
    const hurt = lost.filter(i => i < damaged).length;
    if (lost.length > 0) yield* captureFrom(game, me, seat, group, lost.length, area, hurt);
  }
  yield* captureExcess(game, me, seat, system);
}

export const itFeedsOnCarrion = leader({
  id: 'it-feeds-on-carrion',
  faction: 'vuilraith',
  kind: 'hero',
  componentAction: {
    possible: (game, me) =>
      pulled(game).some(system =>
        othersClockwise(game, me).some(seat => mayCapture(game, me, seat) && prey(game, seat, system).length > 0),
      ),
    *play(game, me) {
      const systems = pulled(game);
      for (const seat of othersClockwise(game, me))
        for (const system of systems)
          if (mayCapture(game, me, seat) && prey(game, seat, system).length > 0)
            yield* pullShips(game, me, seat, system);
    },
  },
});
