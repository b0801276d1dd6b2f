import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

proves(
  'LRR 20, action-cards/counterstroke',
  'the token in a system that another activates comes into the tactic pool',
  () => {
    const { seat } = table()
      .token('hacan', '46', '19')
      .token('sol', '46')
      .actionCards('hacan', 'counterstroke')
      .actionCards('sol', 'x')
      .actionCards('letnev', 'y')
      .start(activate({ system: '46' }));
    const { tactic, reinforcements } = seat('hacan').tokens;
    seat('sol').isNotAsked(); // its own activation
    seat('letnev').isNotAsked(); // has no token there
    seat('hacan').isAsked('after-system-activated').isOffered('counterstroke').chooses('counterstroke');
    deepEqual(seat('hacan').tokensOnBoard, ['19']);
    deepEqual([seat('hacan').tokens.tactic, seat('hacan').tokens.reinforcements], [tactic + 1, reinforcements]);
  },
);
