import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

const card = 'forward-supply-base';

proves('LRR 93, action-cards/forward-supply-base', 'three trade goods, and one for another player of choice', () => {
  const { seat } = table()
    .token('sol', '19')
    .units('hacan', 'wellon', { infantry: 1 })
    .planets('hacan', 'wellon')
    .actionCards('hacan', card)
    .actionCards('letnev', 'x')
    .actionCards('sol', 'y')
    .start(activate({ system: '19' }));
  seat('letnev').isNotAsked();
  seat('sol').isNotAsked();
  seat('hacan').isAsked('after-system-activated').isOffered(card).chooses(card);
  seat('hacan').isAsked(`${card}.aim`).isOffered('0', '2').chooses('2');
  deepEqual([seat('hacan').tradeGoods, seat('letnev').tradeGoods, seat('sol').tradeGoods], [3, 1, 0]);
});

proves(
  'LRR 2.8, action-cards/forward-supply-base',
  'the card names who gains from it before it can be cancelled',
  () => {
    const { seat } = table()
      .token('sol', '46')
      .units('hacan', '46', { cruiser: 1 })
      .actionCards('hacan', card)
      .actionCards('sol', 'sabotage#1')
      .start(activate({ system: '46' }));
    seat('hacan').chooses(card).chooses('2');
    seat('sol')
      .isAsked('when-action-card-played')
      .isTold({ seat: 1, at: [{ seat: 2 }] })
      .chooses('sabotage#1');
    deepEqual([seat('hacan').tradeGoods, seat('letnev').tradeGoods], [0, 0]);
  },
);
