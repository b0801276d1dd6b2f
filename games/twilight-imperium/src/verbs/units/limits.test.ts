import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { given } from '../../testing/index.ts';
import { enforceAllLimits, enforceLimits } from './limits.ts';

const table = () => given('sol', 'hacan', 'letnev').crowded();

proves('LRR 37.1, LRR 76.2', 'as many ships as tokens in the fleet pool may stay', () => {
  const { seat } = table()
    .tokens(0, { fleet: 2 })
    .units(0, '46', { cruiser: 1, destroyer: 2 })
    .runs(game => enforceLimits(game, 0, '46'));
  const sol = seat(0).isAsked('remove-ships').isOfferedLines({ cruiser: 1, destroyer: 2 }).isBound(1, 1);
  sol.allots({ cruiser: 1 });
  deepEqual(sol.units('46'), { destroyer: 2 });
});

proves('LRR 76.2a, LRR 37.1', 'fighters do not count against the fleet pool', () => {
  const { seat } = table()
    .tokens(0, { fleet: 1 })
    .units(0, '46', { carrier: 1, fighter: 4 })
    .runs(game => enforceLimits(game, 0, '46'));
  deepEqual(seat(0).isNotAsked().units('46'), { carrier: 1, fighter: 4 });
});

proves(
  'LRR 16.2, LRR 16.3, LRR 16.3a',
  'fighters and ground forces in space share the capacity; the owner removes the excess',
  () => {
    const { seat } = table()
      .units(0, '46', { carrier: 1, fighter: 3, infantry: 2, mech: 1 })
      .runs(game => enforceLimits(game, 0, '46'));
    const sol = seat(0).isAsked('remove-cargo').isOfferedLines({ fighter: 3, infantry: 2, mech: 1 }).isBound(2, 2);
    sol.allots({ fighter: 1, infantry: 1 });
    deepEqual(sol.units('46'), { carrier: 1, fighter: 2, infantry: 1, mech: 1 });
  },
);

proves('LRR 16.3b, LRR 43.3', 'ground forces on planets need no capacity', () => {
  const { seat } = table()
    .units(0, 'wellon', { infantry: 9 })
    .runs(game => enforceLimits(game, 0, '19'));
  deepEqual(seat(0).isNotAsked().units('wellon'), { infantry: 9 });
});

proves('LRR 79.1', 'a space dock keeps three fighters without capacity, but no ground forces', () => {
  const { seat } = table()
    .units(0, 'jord', { 'space-dock': 1, infantry: 1 })
    .units(0, '01', { fighter: 3, infantry: 1 })
    .runs(game => enforceLimits(game, 0, '01'));
  deepEqual(seat(0).isNotAsked().units('01'), { fighter: 3 }); // no fighter could be removed

  const room = table()
    .units(0, 'jord', { 'space-dock': 1 })
    .units(0, '01', { fighter: 1, infantry: 2 })
    .planets(0, 'jord')
    .runs(game => enforceLimits(game, 0, '01'));
  deepEqual(room.seat(0).isNotAsked().units('01'), { fighter: 1 });
});

proves('LRR 37.1a', 'fighters that move by themselves use the fleet pool where capacity ends', () => {
  const fits = table()
    .technology(0, 'fighter-ii')
    .units(0, '46', { carrier: 1, fighter: 6 })
    .runs(game => enforceLimits(game, 0, '46'));
  deepEqual(fits.seat(0).isNotAsked().units('46'), { carrier: 1, fighter: 6 }); // 4 carried, 3 ships

  const alone = table()
    .technology(0, 'fighter-ii')
    .units(0, '46', { fighter: 4 })
    .runs(game => enforceLimits(game, 0, '46'));
  deepEqual(alone.seat(0).isNotAsked().units('46'), { fighter: 3 });
});

proves('LRR 37.3', 'a ship may go instead of a fighter that needs its place in the fleet pool', () => {
  const { seat } = table()
    .technology(0, 'fighter-ii')
    .units(0, '46', { carrier: 1, destroyer: 1, fighter: 6 })
    .runs(game => enforceLimits(game, 0, '46'));
  const sol = seat(0).isAsked('remove-cargo').isOfferedLines({ fighter: 6, carrier: 1, destroyer: 1 }).isBound(1, 1);
  sol.allots({ destroyer: 1 });
  deepEqual(sol.units('46'), { carrier: 1, fighter: 6 });
});

proves('LRR 37.3, LRR 16.3', 'a ship that goes takes its capacity along, and the rest is counted again', () => {
  const { seat } = table()
    .tokens(0, { fleet: 1 })
    .technology(0, 'fighter-ii')
    .units(0, '46', { carrier: 1, fighter: 5 })
    .runs(game => enforceLimits(game, 0, '46'));
  const sol = seat(0).isAsked('remove-cargo').isOfferedLines({ fighter: 5, carrier: 1 }).allots({ carrier: 1 });
  deepEqual(sol.isNotAsked().units('46'), { fighter: 1 });
});

proves('LRR 37.3', 'a smaller fleet pool is felt in every system', () => {
  const { seat } = table()
    .tokens(0, { fleet: 1 })
    .units(0, '46', { cruiser: 2 })
    .units(0, '47', { cruiser: 1 })
    .units(0, '40', { destroyer: 2 })
    .runs(game => enforceAllLimits(game));
  const sol = seat(0).isNotAsked();
  deepEqual([sol.units('46'), sol.units('47'), sol.units('40')], [{ cruiser: 1 }, { cruiser: 1 }, { destroyer: 1 }]);
});

proves('LRR 16.3, LRR 79.1', 'ground forces beyond capacity go by themselves, whatever a dock has room for', () => {
  const { seat } = table()
    .units(0, 'jord', { 'space-dock': 1 })
    .planets(0, 'jord')
    .units(0, '01', { carrier: 1, infantry: 4, mech: 2, fighter: 2 })
    .runs(game => enforceLimits(game, 0, '01'));
  const sol = seat(0).isAsked('remove-cargo').isOfferedLines({ infantry: 4, mech: 2 }).isBound(2, 2);
  deepEqual(sol.allots({ infantry: 1, mech: 1 }).units('01'), { carrier: 1, infantry: 3, mech: 1, fighter: 2 });
});

proves('LRR 16.3, LRR 37.3', 'where ships and cargo are too many, ships go first', () => {
  const { seat } = table()
    .tokens(0, { fleet: 2 })
    .units(0, '46', { carrier: 2, cruiser: 1, infantry: 6 })
    .runs(game => enforceLimits(game, 0, '46'));
  const sol = seat(0).isAsked('remove-ships').isOfferedLines({ carrier: 2, cruiser: 1 }).isBound(1, 1);
  sol.allots({ carrier: 1 }); // the other one has room for four
  deepEqual(sol.units('46'), { carrier: 1, cruiser: 1, infantry: 4 });
});
