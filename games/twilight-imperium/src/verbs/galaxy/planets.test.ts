import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { given } from '../../testing/index.ts';
import { destroyUnits, moveUnits, placeUnits } from '../units/units.ts';
import { gainControl, loseControl } from './planets.ts';

const table = () => given('sol', 'hacan', 'letnev');
const wellon = { system: '19', planet: 'wellon' } as const;

proves(
  'LRR 25.5, LRR 25.5a',
  'outside an invasion a player who places units on a planet without units of its controller gains it at once',
  () => {
    const { seat } = table()
      .planet('wellon', { controller: 1 })
      .runs(function* (game) {
        yield* placeUnits(game, 0, 'infantry', 1, wellon);
      });
    deepEqual([seat(0).planets, seat(0).readyPlanets, seat(1).planets], [['wellon'], [], []]);
  },
);

proves('LRR 25.5', 'not if its controller has units there', () => {
  const { seat } = table()
    .planet('wellon', { controller: 1 })
    .units(1, 'wellon', { infantry: 1 })
    .runs(function* (game) {
      yield* placeUnits(game, 0, 'infantry', 1, wellon);
    });
  deepEqual([seat(0).planets, seat(1).planets], [[], ['wellon']]);
});

proves(
  'LRR 63.4, LRR 79.4',
  "a PDS or space dock without ground forces beside another player's unit is destroyed",
  () => {
    const { seat, table: played } = table()
      .planet('wellon', { controller: 1 })
      .units(1, 'wellon', { pds: 2, 'space-dock': 1 })
      .runs(function* (game) {
        yield* placeUnits(game, 0, 'infantry', 1, wellon);
      });
    deepEqual([seat(0).planets, seat(1).units('wellon')], [['wellon'], {}]);
    deepEqual(eventsOf(played, 'control').length, 1);
  },
);

proves('LRR 25.5', 'a controller whose last units leave loses the planet to the player with units there', () => {
  const { seat } = table()
    .planet('wellon', { controller: 1 })
    .units(1, 'wellon', { infantry: 1 })
    .units(0, 'wellon', { infantry: 1 })
    .runs(game => destroyUnits(game, 1, 'infantry', 1, wellon, { cause: 'effect', by: 2 }));
  deepEqual(seat(0).planets, ['wellon']);
});

proves('LRR 25.4', 'a planet that everybody leaves stays with its owner', () => {
  const { seat } = table()
    .planet('wellon', { controller: 1 })
    .units(1, 'wellon', { infantry: 1 })
    .runs(game => moveUnits(game, 1, 'infantry', 1, 0, wellon, { system: '19', planet: null }));
  deepEqual(seat(1).planets, ['wellon']);
});

proves('LRR 25.6', 'a player may lose a planet without another gaining it', () => {
  const { seat, table: played } = table()
    .planets(1, 'wellon', 'lodor')
    .runs(game => loseControl(game, 'wellon'));
  deepEqual(seat(1).planets, ['lodor']);
  deepEqual(played.events, [{ type: 'control-lost', data: { seat: 1, planet: 'wellon' } }]);
});

proves('LRR 25.2', 'a player who controls a planet does not gain it again', () => {
  const { seat, table: played } = table()
    .planet('wellon', { controller: 1 })
    .runs(game => gainControl(game, 1, 'wellon'));
  deepEqual(seat(1).readyPlanets, ['wellon']);
  equal(played.events.length, 0);
});
