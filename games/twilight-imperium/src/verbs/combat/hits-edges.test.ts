import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import type { Die } from '../../model/combat/combat.ts';
import type { UnitType } from '../../model/ids.ts';
import { systemOf } from '../../model/readers.ts';
import { isShip } from '../../moments/units/counts-as.ts';
import { combat, given } from '../../testing/index.ts';
import { gainTradeGoods } from '../economy/economy.ts';
import { assignHits, assignHitTo, chooseLosses, hitsIn, lossesOf, reroll, rollVolley, unitLines } from './hits.ts';

type Fleet = Partial<Record<UnitType | `${UnitType}!`, number>>;

const table = () => given('sol', 'hacan', 'letnev');
/** Over a space dock of Sol, which shelters three fighters. */
const space = { system: '01', planet: null };

/** Hits on a fleet of Sol, some of them aimed at other ships than fighters; Letnev gains 5 goods, and one for each without effect. */
const hit = (fleet: Fleet, hits: number, aimed?: number) =>
  table()
    .units('sol', '01', fleet)
    .units('sol', 'jord', { 'space-dock': 1 })
    .crowded()
    .runs(function* (game) {
      const how = { cause: 'combat', by: 1, ...(aimed !== undefined && { aimed }) } as const;
      yield* gainTradeGoods(game, 2, 5 + (yield* assignHits(game, 0, space, hits, isShip, how)));
    });

proves('LRR 78.6', 'hits for which there are no ships have no effect', () => {
  const left = (fleet: Fleet, hits: number) => hit(fleet, hits).seat('letnev').tradeGoods - 5;
  deepEqual([left({ cruiser: 2 }, 5), left({ cruiser: 2 }, 2), left({}, 3), left({ cruiser: 1 }, 0)], [3, 0, 3, 0]);
});

proves('LRR 87.1', 'hits that are sustained are not assigned', () => {
  const one = hit({ dreadnought: 1 }, 1);
  deepEqual(one.seat('sol').allots({ dreadnought: 1 }).units('01'), { 'dreadnought!': 1 });
  const three = hit({ dreadnought: 1 }, 3);
  deepEqual(three.seat('sol').isBound(0, 1).allots({ dreadnought: 1 }).units('01'), {});
  deepEqual([one.seat('letnev').tradeGoods, three.seat('letnev').tradeGoods], [5, 6]);
});

proves('LRR 78.6', 'aimed hits go to other ships than fighters, as long as there are any', () => {
  const all = hit({ cruiser: 2, destroyer: 1, fighter: 2 }, 2, 2).seat('sol');
  all.isAsked('assign-hits').isOfferedLines({ cruiser: 2, destroyer: 1 }).allots({ cruiser: 1, destroyer: 1 });
  deepEqual(all.units('01'), { cruiser: 1, fighter: 2 });
  for (const aimed of [1, 3])
    deepEqual(hit({ cruiser: 1, fighter: 3 }, 3, aimed).seat('sol').isNotAsked().units('01'), { fighter: 1 });

  const some = hit({ cruiser: 1, destroyer: 1, fighter: 2 }, 2, 1).seat('sol');
  some.isAsked('assign-hits').isOfferedLines({ cruiser: 1, destroyer: 1, fighter: 2 });
  some.isRefused('answer/against-rule', { fighter: 2 }).allots({ destroyer: 1, fighter: 1 });

  const single = hit({ cruiser: 1, destroyer: 1, fighter: 2 }, 1, 1).seat('sol');
  single.isAsked('assign-hits').isOfferedLines({ cruiser: 1, destroyer: 1 }).allots({ cruiser: 1 });

  for (const aimed of [0, undefined]) {
    const none = hit({ cruiser: 1, destroyer: 1, fighter: 2 }, 2, aimed).seat('sol');
    deepEqual(none.allots({ fighter: 2 }).units('01'), { cruiser: 1, destroyer: 1 });
  }
});

proves('LRR 78.6, LRR 87.1', 'an aimed hit that is sustained is met', () => {
  const sol = hit({ dreadnought: 1, cruiser: 1, fighter: 2 }, 2, 1).seat('sol');
  sol.isAsked('sustain-damage').allots({ dreadnought: 1 });
  sol.isAsked('assign-hits').isOfferedLines({ 'dreadnought!': 1, cruiser: 1, fighter: 2 }).allots({ fighter: 1 });
  deepEqual(sol.units('01'), { 'dreadnought!': 1, cruiser: 1, fighter: 1 });
});

proves('LRR 78.6, action-cards/shields-holding', 'an aimed hit that is cancelled is met', () => {
  const shielded = (fleet: Fleet) =>
    table()
      .units('sol', '01', fleet)
      .units('sol', 'jord', { 'space-dock': 1 })
      .actionCards('sol', 'shields-holding#1')
      .crowded()
      .with(game => {
        game.combat = combat({ system: '01' });
      })
      .runs(function* (game) {
        yield* assignHits(game, 0, space, 3, isShip, { cause: 'combat', by: 1, aimed: 2 });
      })
      .seat('sol');
  const sol = shielded({ cruiser: 1, destroyer: 1, fighter: 2 })
    .chooses('shields-holding#1')
    .says(2)
    .isAsked('assign-hits');
  deepEqual(sol.isBound(1, 1).allots({ fighter: 1 }).units('01'), { cruiser: 1, destroyer: 1, fighter: 1 });
  shielded({ infantry: 1 }).isNotAsked(); // there is nothing to shield
});

proves('LRR 87.1', 'only units that are not damaged yet can sustain damage', () => {
  const sol = hit({ dreadnought: 2, 'dreadnought!': 1, 'war-sun!': 1, cruiser: 1 }, 5).seat('sol');
  sol.isAsked('sustain-damage').isOfferedLines({ dreadnought: 2 }).isBound(0, 2).allots({ dreadnought: 2 });
  sol.isAsked('assign-hits').isBound(3, 3).allots({ 'dreadnought!': 3 });
  deepEqual(sol.units('01'), { cruiser: 1, 'war-sun!': 1 });
});

proves('LRR 31.1', 'any unit can be chosen where no hit is aimed', () => {
  const sol = table()
    .units('sol', '01', { cruiser: 1, fighter: 1 })
    .crowded()
    .runs(function* (game) {
      const chosen = yield* chooseLosses(0, 'losses', systemOf(game, '01').space, 1);
      yield* gainTradeGoods(game, 0, chosen.fighter ?? 0);
    })
    .seat('sol');
  equal(sol.isAsked('losses').allots({ fighter: 1 }).tradeGoods, 1);
});

proves('LRR 31.1', 'nobody chooses if exactly all are lost', () => {
  const { seat, table: played } = table()
    .units('sol', '01', { cruiser: 1, destroyer: 1 })
    .runs(function* (game) {
      const chosen = yield* chooseLosses(0, 'losses', systemOf(game, '01').space, 2);
      yield* gainTradeGoods(game, 0, (chosen.cruiser ?? 0) + (chosen.destroyer ?? 0));
    });
  deepEqual([seat('sol').isNotAsked().tradeGoods, played.over], [2, true]);
});

proves('LRR 87', 'which units of either side sustained damage in a round is kept', () => {
  const { seat, table: played } = table()
    .units('sol', '01', { dreadnought: 3 })
    .units('hacan', '01', { dreadnought: 2 })
    .crowded()
    .with(game => {
      game.combat = combat({ system: '01' });
    })
    .runs(function* (game) {
      for (const [each, hits] of [
        [0, 2],
        [1, 1],
        [0, 1],
      ] as const)
        yield* assignHits(game, each, space, hits, isShip, { cause: 'combat', by: 1 - each });
    });
  seat('sol').allots({ dreadnought: 2 });
  seat('hacan').allots({ dreadnought: 1 });
  seat('sol').allots({ dreadnought: 1 });
  deepEqual(played.state.combat!.sustained, [
    { seat: 0, unit: 'dreadnought', count: 3 },
    { seat: 1, unit: 'dreadnought', count: 1 },
  ]);
});

proves('LRR 87.2', 'a hit on one unit that another player chose is sustained by it, or destroys it', () => {
  const struck = (damaged: boolean) =>
    table()
      .units('sol', '01', { dreadnought: 1, 'dreadnought!': 1, cruiser: 1 })
      .crowded()
      .runs(game => assignHitTo(game, { seat: 0, unit: 'dreadnought', damaged }, space, { cause: 'effect', by: 1 }))
      .seat('sol');
  deepEqual(struck(true).isNotAsked().units('01'), { dreadnought: 1, cruiser: 1 });
  const asked = () => struck(false).isAsked('sustain-hit').isOffered('dreadnought');
  deepEqual(asked().passes().units('01'), { 'dreadnought!': 1, cruiser: 1 });
  deepEqual(asked().chooses('dreadnought').units('01'), { 'dreadnought!': 2, cruiser: 1 });
});

proves('LRR 1.24', 'a bonus lowers what dice need, and those that are rerolled as well', () => {
  const { seat } = table()
    .dice('test', 5, 4)
    .dice('again', 3)
    .runs(function* (game) {
      const dice = yield* rollVolley('test', [{ unit: 'cruiser', roll: { hitsOn: 7, dice: 2 } }], 2);
      yield* gainTradeGoods(game, 0, hitsIn(dice));
      const moment = { seat: 0, dice: [...dice] as Die[] };
      yield* reroll(moment, 'again', [1], 2);
      deepEqual(
        moment.dice.map(({ needs, result }) => [needs, result]),
        [
          [5, 5],
          [3, 3],
        ],
      );
      yield* gainTradeGoods(game, 1, hitsIn(moment.dice));
    });
  deepEqual([seat('sol').tradeGoods, seat('hacan').tradeGoods], [1, 2]);
});

test('damaged units have lines of their own, which say so', () => {
  const lines = unitLines([
    { unit: 'dreadnought', count: 3, damaged: 1 },
    { unit: 'carrier', count: 1, damaged: 0 },
    { unit: 'war-sun', count: 1, damaged: 1 },
  ]);
  deepEqual(lines, [
    { key: 'dreadnought', at: { unit: 'dreadnought' }, min: 0, max: 2 },
    { key: 'dreadnought!', at: { unit: 'dreadnought', damaged: 1 }, min: 0, max: 1 },
    { key: 'carrier', at: { unit: 'carrier' }, min: 0, max: 1 },
    { key: 'war-sun!', at: { unit: 'war-sun', damaged: 1 }, min: 0, max: 1 },
  ]);
  deepEqual(lossesOf({ dreadnought: 1, 'dreadnought!': 2 }, 'dreadnought'), { count: 3, damaged: 2 });
  deepEqual(lossesOf({ cruiser: 1 }, 'dreadnought'), { count: 0, damaged: 0 });
  equal(hitsIn([]), 0);
});
