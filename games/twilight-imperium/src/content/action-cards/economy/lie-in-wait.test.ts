import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { transaction } from '../../../rules/economy/transactions.ts';
import { given } from '../../../testing/index.ts';

const card = 'lie-in-wait';
/** Sol and Hacan trade; Letnev lies between them. */
const deal = () =>
  given('sol', 'hacan', 'letnev')
    .goods('sol', { tradeGoods: 1 })
    .units('sol', '19', { cruiser: 1 })
    .units('hacan', '20', { cruiser: 1 })
    .actionCards('letnev', card);

proves('LRR 94.1, action-cards/lie-in-wait', 'both hands are seen and one card is taken from each, in secret', () => {
  const { seat, table } = deal()
    .units('letnev', '46', { cruiser: 1 })
    .actionCards('sol', 'plague', 'spy')
    .actionCards('hacan', 'uprising')
    .start(transaction({ seat: 0, partner: 1 }));
  seat('sol').deals({ 'trade-goods': 1 });
  seat('hacan').chooses('accept');
  seat('sol').isNotAsked();
  seat('letnev').isAsked('after-transaction').isOffered(card).chooses(card);
  seat('letnev').isAsked(card).isTold({ seat: 0 }).isOffered('plague', 'spy').chooses('spy');
  seat('letnev').isAsked(card).isTold({ seat: 1 }).isOffered('uprising').chooses('uprising');
  deepEqual(
    [seat('sol').player.actionCards, seat('hacan').player.actionCards, seat('letnev').player.actionCards],
    [['plague'], [], ['spy', 'uprising']],
  );
  const [seen] = eventsOf(table, 'hands-seen');
  deepEqual([Object.keys(seen!.secret!), seen!.data], [['2'], { seat: 2, seats: [0, 1] }]);
  deepEqual(
    eventsOf(table, 'action-card-given').map(({ secret }) => Object.keys(secret!)),
    [
      ['0', '2'],
      ['1', '2'],
    ],
  );
});

proves('action-cards/lie-in-wait', 'not unless both are neighbors, nor by one of them, nor for empty hands', () => {
  const far = deal()
    .units('letnev', '35', { cruiser: 1 })
    .actionCards('sol', 'plague')
    .start(transaction({ seat: 0, partner: 1 }));
  const empty = deal()
    .units('letnev', '46', { cruiser: 1 })
    .start(transaction({ seat: 0, partner: 1 }));
  for (const { seat, table } of [far, empty]) {
    seat('sol').deals({ 'trade-goods': 1 });
    seat('hacan').chooses('accept');
    equal(table.over, true);
  }
});

proves('action-cards/lie-in-wait', 'a single card in the hands of one of them is enough', () => {
  const { seat } = deal()
    .units('letnev', '46', { cruiser: 1 })
    .actionCards('sol', 'plague')
    .start(transaction({ seat: 0, partner: 1 }));
  seat('sol').deals({ 'trade-goods': 1 });
  seat('hacan').chooses('accept');
  seat('letnev').chooses(card).isAsked(card).isOffered('plague').chooses('plague');
  deepEqual([seat('sol').player.actionCards, seat('letnev').player.actionCards], [[], ['plague']]);
});
