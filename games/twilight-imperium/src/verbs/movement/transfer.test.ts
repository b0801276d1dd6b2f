import { deepEqual, equal } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { given } from '../../testing/index.ts';
import { canTransfer, transferGroundForces } from './transfer.ts';

const table = () => given('sol', 'hacan', 'letnev');

/** Mechs and infantry in two systems, and units that cannot be moved. */
const spread = () =>
  table()
    .planets('sol', 'wellon', 'starpoint')
    .units('sol', '27', { carrier: 1, infantry: 1 })
    .units('sol', 'starpoint', { mech: 1, 'mech!': 1, pds: 1 })
    .units('hacan', 'lodor', { infantry: 2 });

proves('LRR 43', 'ground forces are moved from planets and space to own planets, damaged ones apart', () => {
  const { seat, table: played } = spread().runs(game => transferGroundForces(game, 0, 4));
  const sol = seat('sol').isAsked('transfer.from').isTold({ upTo: 4 }).isBound(0, 3);
  sol.isOfferedLines({ '27:space:infantry': 1, '27:starpoint:mech': 1, '27:starpoint:mech!': 1 });
  deepEqual(sol.pointsAt, [
    { system: '27', unit: 'infantry' },
    { system: '27', unit: 'mech', planet: 'starpoint' },
    { system: '27', unit: 'mech', planet: 'starpoint', damaged: 1 },
  ]);
  sol.allots({ '27:space:infantry': 1, '27:starpoint:mech!': 1 });
  sol.isAsked('transfer.to').isTold({ unit: 'infantry', count: 1 }).isOfferedLines({ wellon: 1, starpoint: 1 });
  sol.allots({ starpoint: 1 }).isTold({ unit: 'mech!', count: 1 }).allots({ wellon: 1 });
  deepEqual([sol.units('27'), sol.units('starpoint')], [{ carrier: 1 }, { infantry: 1, mech: 1, pds: 1 }]);
  deepEqual(sol.units('wellon'), { 'mech!': 1 });
  deepEqual(
    told(played, 'placed').map(({ unit, count, planet }) => [unit, count, planet]),
    [
      ['infantry', 1, 'starpoint'],
      ['mech', 1, 'wellon'],
    ],
  );
});

proves('LRR 43', 'with a single planet nobody is asked where to', () => {
  const { seat } = table()
    .planets('sol', 'wellon')
    .units('sol', '27', { carrier: 1, infantry: 3 })
    .runs(game => transferGroundForces(game, 0, 2));
  seat('sol').isAsked('transfer.from').isBound(0, 2).allots({ '27:space:infantry': 2 });
  deepEqual([seat('sol').units('wellon'), seat('sol').units('27')], [{ infantry: 2 }, { carrier: 1, infantry: 1 }]);
});

proves('LRR 43', 'it takes ground forces of one’s own, in space or on a planet, and a planet to move them to', () => {
  const can = (start: ReturnType<typeof table>) => canTransfer(start.start().table.state, 0);
  equal(can(table().planets('sol', 'wellon')), false);
  equal(can(table().units('sol', '27', { carrier: 1, infantry: 1 })), false);
  equal(can(table().planets('sol', 'wellon').units('sol', '27', { carrier: 1, infantry: 1 })), true);
  equal(can(table().planets('sol', 'wellon').units('sol', 'wellon', { mech: 1 })), true);
  equal(can(table().planets('sol', 'wellon').units('sol', 'wellon', { pds: 1 })), false);
  equal(can(table().planets('sol', 'wellon').units('hacan', 'lodor', { infantry: 1 })), false);
});
