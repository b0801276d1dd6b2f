import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

proves('LRR 58.2, action-cards/flank-speed', 'all own ships move 1 farther in this action, and never 2', () => {
  const { seat, table: played } = table()
    .token('sol', '46')
    .units('sol', '41', { carrier: 1 })
    .units('sol', '47', { cruiser: 1 })
    .units('sol', '39', { carrier: 1 })
    .units('sol', '35', { carrier: 1 }) // three systems away
    .actionCards('sol', 'flank-speed#1', 'flank-speed#2')
    .actionCards('hacan', 'x')
    .start(activate({ system: '46' }));
  seat('hacan').isNotAsked();
  seat('sol').isAsked('after-system-activated').isOffered('flank-speed#1', 'flank-speed#2').chooses('flank-speed#2');
  seat('sol').isAsked('move.from').isOffered('39', '41', '47').chooses('47').allots({ cruiser: 1 });
  seat('sol').isAsked('move.from').isOffered('39', '41').passes();
  deepEqual([seat('sol').units('46'), played.state.lasting], [{ cruiser: 1 }, []]);
});

proves(
  'LRR 59.2, action-cards/flank-speed',
  'from a nebula it is 2; cancelled, it leaves the activation as it is',
  () => {
    const nebula = () =>
      table().token('sol', '46').units('sol', '42', { cruiser: 1 }).actionCards('sol', 'flank-speed#3');
    const { seat } = nebula().start(activate({ system: '46' }));
    seat('sol').chooses('flank-speed#3').isAsked('move.from').isOffered('42').passes();
    const cancelled = nebula()
      .actionCards('hacan', 'sabotage#1')
      .start(activate({ system: '46' }));
    cancelled.seat('sol').chooses('flank-speed#3');
    cancelled.seat('hacan').isAsked('when-action-card-played').chooses('sabotage#1');
    deepEqual([cancelled.table.over, cancelled.table.state.lasting], [true, []]);
  },
);
