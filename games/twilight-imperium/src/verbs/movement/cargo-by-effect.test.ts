import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { given } from '../../testing/index.ts';
import { moveShipByEffect } from './move-ship-by-effect.ts';

/** A carrier that an effect moves from the system with New Albion and Starpoint. */
const moved = (unit: 'carrier' | 'cruiser') =>
  given('sol', 'hacan', 'letnev')
    .planets('sol', 'starpoint')
    .units('sol', '27', { carrier: 1, cruiser: 1, fighter: 2 })
    .units('sol', 'starpoint', { infantry: 1, mech: 1, 'mech!': 1 })
    .runs(game => moveShipByEffect(game, 0, { unit, count: 1, damaged: 0 }, '27', '46', 'cargo'));

proves('LRR 95.1', 'a ship that an effect moves takes cargo along, damaged units apart', () => {
  const { seat } = moved('carrier');
  const sol = seat('sol').isAsked('cargo').isBound(0, 4).isTold({ capacity: 4 });
  sol.isOfferedLines({
    'space:fighter': 2,
    'starpoint:infantry': 1,
    'starpoint:mech': 1,
    'starpoint:mech!': 1,
  });
  deepEqual(sol.pointsAt, [
    { unit: 'fighter', system: '27' },
    { unit: 'infantry', system: '27', planet: 'starpoint' },
    { unit: 'mech', system: '27', planet: 'starpoint' },
    { unit: 'mech', system: '27', planet: 'starpoint', damaged: 1 },
  ]);
  sol.allots({ 'space:fighter': 1, 'starpoint:mech!': 1 });
  deepEqual(sol.units('46'), { carrier: 1, fighter: 1, 'mech!': 1 });
  deepEqual(sol.units('starpoint'), { infantry: 1, mech: 1 });
});

proves('LRR 95.1', 'a ship without capacity takes nothing', () => {
  const { seat } = moved('cruiser');
  deepEqual(seat('sol').isNotAsked().units('46'), { cruiser: 1 });
});
