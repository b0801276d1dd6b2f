import { deepEqual, equal, ok } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../rules/action-phase.ts';
import { given } from '../../testing/index.ts';

const card = 'cripple-defenses';
const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!').actionCards('sol', card);

proves('LRR 31, action-cards/cripple-defenses', 'every PDS on the planet is destroyed, and nothing else', () => {
  const { seat } = table()
    .planets('hacan', 'wellon', 'quann')
    .units('hacan', 'wellon', { pds: 2, infantry: 1, 'space-dock': 1 })
    .units('hacan', 'quann', { pds: 1 })
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card).isAsked('cripple-defenses.aim').chooses('wellon');
  deepEqual(
    [seat('hacan').units('wellon'), seat('hacan').units('quann')],
    [{ infantry: 1, 'space-dock': 1 }, { pds: 1 }],
  );
});

proves('action-cards/cripple-defenses', 'any planet may be named, also an own one or one without a PDS (R-105)', () => {
  const { seat, table: played } = table()
    .planets('sol', 'lodor')
    .start(takeTurn({ seat: 0 }));
  const { ask } = seat('sol').uses(card);
  ok('options' in ask);
  const keys = ask.options.map(({ key }) => key);
  equal(keys.includes('lodor') && keys.includes('mecatol-rex') && keys.includes('arretze'), true);
  seat('sol').chooses('lodor');
  equal(played.over, true);
});
