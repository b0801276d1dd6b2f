import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

const war = () =>
  table().token('sol', '46').units('hacan', '46', { fighter: 1, carrier: 1 }).actionCards('sol', 'rally');

proves('LRR 20.2, action-cards/rally', 'two tokens from the reinforcements go into the fleet pool', () => {
  const { seat } = war()
    .actionCards('hacan', 'x')
    .start(activate({ system: '46' }));
  const { fleet, reinforcements } = seat('sol').tokens;
  seat('hacan').isNotAsked();
  seat('sol').isAsked('after-system-activated').isOffered('rally').chooses('rally');
  deepEqual([seat('sol').tokens.fleet, seat('sol').tokens.reinforcements], [fleet + 2, reinforcements - 2]);
});

proves(
  'LRR 20.3a, action-cards/rally',
  'only as many as there are; not without any, nor where no others have ships',
  () => {
    const { seat } = war()
      .tokens('sol', { tactic: 8, fleet: 3, strategy: 3 })
      .start(activate({ system: '46' }));
    seat('sol').chooses('rally');
    deepEqual([seat('sol').tokens.fleet, seat('sol').tokens.reinforcements], [4, 0]);
    const none = war()
      .tokens('sol', { tactic: 9, fleet: 3, strategy: 3 })
      .start(activate({ system: '46' }));
    deepEqual(none.table.over, true);
    const peace = table()
      .token('sol', '19')
      .units('sol', '19', { cruiser: 1 })
      .units('hacan', 'wellon', { infantry: 1 })
      .planets('hacan', 'wellon')
      .actionCards('sol', 'rally')
      .start(activate({ system: '19' }));
    deepEqual(peace.table.over, true);
  },
);
