import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';

const spread = () =>
  given('sol', 'hacan', 'letnev')
    .strategyCards('sol', 'imperial!')
    .technology('sol', 'transit-diodes')
    .planets('sol', 'jord', 'wellon')
    .units('sol', 'jord', { infantry: 3, 'mech!': 1, pds: 1 })
    .units('sol', '46', { carrier: 1, infantry: 2 })
    .units('hacan', 'quann', { infantry: 1 })
    .token('sol', '46'); // an own token is no obstacle

proves(
  'technologies/transit-diodes',
  'Transit Diodes: up to four ground forces from anywhere go to planets one controls',
  () => {
    const { seat } = spread().start(takeTurn({ seat: 0 }));
    const sol = seat('sol').isAsked('start-of-turn').isOffered('transit-diodes').chooses('transit-diodes');
    sol.isAsked('transfer.from').isBound(0, 4);
    sol.isOfferedLines({ '01:jord:infantry': 3, '01:jord:mech!': 1, '46:space:infantry': 2 });
    sol.allots({ '01:jord:infantry': 1, '01:jord:mech!': 1, '46:space:infantry': 2 });
    sol.isAsked('transfer.to').isTold({ unit: 'infantry', count: 3 }).isOfferedLines({ jord: 3, wellon: 3 });
    sol.allots({ wellon: 2, jord: 1 });
    sol.isAsked('transfer.to').isTold({ unit: 'mech!', count: 1 }).allots({ wellon: 1 });
    deepEqual(sol.units('wellon'), { infantry: 2, 'mech!': 1 }); // damage stays
    deepEqual(sol.units('jord'), { infantry: 3, pds: 1 });
    deepEqual(sol.units('46'), { carrier: 1 });
    deepEqual(sol.player.exhausted, ['transit-diodes']);
    sol.chooses('pass');
  },
);

test("Transit Diodes: a may, not while exhausted, not in another's turn, not without an own planet", () => {
  spread()
    .start(takeTurn({ seat: 0 }))
    .seat('sol')
    .passes()
    .isAsked('action')
    .chooses('pass');
  spread()
    .exhausted('sol', 'transit-diodes')
    .start(takeTurn({ seat: 0 }))
    .seat('sol')
    .isAsked('action')
    .chooses('pass');
  const other = spread()
    .strategyCards('hacan', 'trade!')
    .start(takeTurn({ seat: 1 }));
  other.seat('hacan').isAsked('action').chooses('pass');
  equal(other.table.over, true);
  const homeless = given('sol', 'hacan', 'letnev')
    .strategyCards('sol', 'imperial!')
    .technology('sol', 'transit-diodes')
    .units('sol', '46', { carrier: 1, infantry: 2 });
  homeless
    .start(takeTurn({ seat: 0 }))
    .seat('sol')
    .isAsked('action')
    .chooses('pass');
});
