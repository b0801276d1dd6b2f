import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

const combat = () =>
  table()
    .token('sol', '46')
    .units('sol', '46', { cruiser: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .actionCards('hacan', 'rout')
    .actionCards('sol', 'x');

proves('LRR 78.4, action-cards/rout', 'the attacker has to announce a retreat', () => {
  const { seat } = combat()
    .planets('sol', 'wellon')
    .dice('combat', 1)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('sol').isNotAsked();
  seat('hacan').isAsked('start-of-announce-retreats').isOffered('rout').chooses('rout');
  deepEqual([seat('sol').units('46'), seat('sol').units('19')], [{}, { cruiser: 1 }]);
});

proves('LRR 78.4c, action-cards/rout', 'unless it has nowhere to go', () => {
  const { seat } = combat()
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('hacan').chooses('rout');
  deepEqual([seat('sol').units('46'), seat('hacan').units('46')], [{ cruiser: 1 }, {}]);
});

proves('LRR 78.4b, action-cards/rout', 'or the defender announces one itself', () => {
  const { seat } = combat()
    .planets('sol', 'wellon')
    .planets('hacan', 'quann')
    .dice('combat', 1)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('hacan').chooses('rout').isAsked('announce-retreat').chooses('retreat');
  deepEqual([seat('sol').units('46'), seat('hacan').units('25')], [{ cruiser: 1 }, { cruiser: 1 }]);
});
