import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { newCombat } from '../../model/combat/combat.ts';
import { groupsIn } from '../../model/readers.ts';
import { given } from '../../testing/index.ts';
import { add, destroyUnits, moveUnits, placeUnits, removeUnits, subtract } from './units.ts';

const space = { system: '46', planet: null };
const wellon = { system: '19', planet: 'wellon' } as const;
const table = () => given('sol', 'hacan', 'letnev').tokens('sol', { fleet: 5 });
const fleet = () => table().units('sol', '46', { dreadnought: 1, 'dreadnought!': 2 });

proves('LRR 87.4', 'undamaged units are taken first, unless damaged ones are named', () => {
  const left = (rule: Parameters<ReturnType<typeof fleet>['runs']>[0]) => fleet().runs(rule).seat('sol').units('46');
  deepEqual(
    left(game => removeUnits(game, 0, 'dreadnought', 1, space)),
    { 'dreadnought!': 2 },
  );
  deepEqual(
    left(game => removeUnits(game, 0, 'dreadnought', 1, space, 1)),
    { dreadnought: 1, 'dreadnought!': 1 },
  );
  deepEqual(
    left(game => destroyUnits(game, 0, 'dreadnought', 1, space, { cause: 'effect', by: 1 })),
    { 'dreadnought!': 2 },
  );
  const state = structuredClone(fleet().start().table.state);
  deepEqual(subtract(state, space, 0, 'dreadnought', 2, 1), [{ unit: 'dreadnought', count: 2, damaged: 1 }]);
  deepEqual(groupsIn(state, space), [{ seat: 0, unit: 'dreadnought', count: 1, damaged: 1 }]);
  add(state, space, 0, 'cruiser', 0);
  equal(groupsIn(state, space).length, 1);
});

proves('LRR 72, LRR 23', 'no more units are placed than there are pieces', () => {
  const placed: number[] = [];
  const { seat } = table()
    .units('sol', '01', { dreadnought: 4 })
    .runs(function* (game) {
      placed.push(yield* placeUnits(game, 0, 'dreadnought', 2, space));
      placed.push(yield* placeUnits(game, 0, 'dreadnought', 1, space));
    });
  deepEqual([placed, seat('sol').units('46')], [[1, 0], { dreadnought: 1 }]);
});

proves('LRR 25', 'who controls a planet follows from the units that leave it and those that come', () => {
  const shared = () =>
    table().planets('sol', 'wellon').units('sol', 'wellon', { infantry: 1 }).units('hacan', 'wellon', { infantry: 1 });
  const removed = shared().runs(game => removeUnits(game, 0, 'infantry', 1, wellon));
  equal(removed.seat('sol').planet('wellon').controller, 1);
  const moved = shared()
    .units('sol', '27', { carrier: 1 })
    .runs(game => moveUnits(game, 0, 'infantry', 1, 0, wellon, { system: '27', planet: 'starpoint' }));
  equal(moved.seat('sol').planet('wellon').controller, 1);
  equal(moved.seat('sol').planet('starpoint').controller, 0);
});

proves('LRR 78, R-041', 'losses of a combat are noted, and lost units have not sustained any more', () => {
  const { table: played } = fleet()
    .units('hacan', '46', { dreadnought: 2 })
    .with(game => {
      const sustained = [
        { seat: 1, unit: 'dreadnought' as const, count: 1 },
        { seat: 0, unit: 'dreadnought' as const, count: 2 },
      ];
      game.combat = { ...newCombat(space, 0, 1), sustained };
    })
    .runs(game => destroyUnits(game, 0, 'dreadnought', 2, space, { cause: 'combat', by: 1, damaged: 1 }));
  const { losses, sustained } = played.state.combat!;
  deepEqual(losses, [{ seat: 0, unit: 'dreadnought', count: 2, round: 1, cause: 'combat' }]);
  deepEqual(
    sustained.map(({ seat, count }) => [seat, count]),
    [
      [1, 1],
      [0, 1],
    ],
  );
});
