import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../../rules/phases/action-phase.ts';
import { given } from '../../../../testing/index.ts';

const card = 'plagiarize';
const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!').actionCards('sol', card);

const beside = () =>
  table()
    .units('sol', '46', { cruiser: 1 })
    .units('hacan', '20', { cruiser: 1 })
    .technology('sol', 'sarween-tools')
    .technology('hacan', 'sarween-tools', 'war-sun', 'light-wave-deflector')
    .technology('letnev', 'neural-motivator');

proves(
  'LRR 90.5, LRR 60, action-cards/plagiarize',
  'five influence for what a neighbour owns, prerequisites or not',
  () => {
    const { seat } = beside()
      .goods('sol', { tradeGoods: 6 })
      .start(takeTurn({ seat: 0 }));
    seat('sol')
      .uses(card)
      .isAsked('plagiarize.aim')
      .isOffered('war-sun', 'light-wave-deflector') // Letnev is no neighbour
      .chooses('light-wave-deflector')
      .isAsked('pay-influence')
      .isTold({ price: 5 })
      .allots({ 'trade-goods': 5 });
    deepEqual(
      [seat('sol').player.technologies, seat('sol').tradeGoods],
      [['sarween-tools', 'light-wave-deflector'], 1],
    );
    deepEqual(seat('hacan').player.technologies, ['sarween-tools', 'war-sun', 'light-wave-deflector']);
  },
);

proves(
  'LRR 2.7, LRR 2.8, action-cards/plagiarize',
  'its technology is named before it can be cancelled, and paid after',
  () => {
    const { seat, table: played } = beside()
      .goods('sol', { tradeGoods: 5 })
      .actionCards('letnev', 'sabotage#1')
      .start(takeTurn({ seat: 0 }));
    seat('sol').uses(card).chooses('war-sun');
    deepEqual(played.view(1).playing, [{ seat: 0, card, said: { aim: 'war-sun', more: null } }]);
    seat('letnev').chooses('sabotage#1');
    seat('sol').cannotUse(card).chooses('pass');
    deepEqual([seat('sol').player.technologies, seat('sol').tradeGoods], [['sarween-tools'], 5]);
  },
);

proves('LRR 22.3, action-cards/plagiarize', 'not with less influence, nor without a neighbour who knows more', () => {
  const poor = beside()
    .goods('sol', { tradeGoods: 4 })
    .start(takeTurn({ seat: 0 }));
  poor.seat('sol').cannotUse(card).chooses('pass');
  const { seat } = table()
    .technology('hacan', 'war-sun')
    .goods('sol', { tradeGoods: 5 })
    .start(takeTurn({ seat: 0 }));
  seat('sol').cannotUse(card).chooses('pass');
});

proves('LRR 97, action-cards/plagiarize', 'no upgrade of a unit that its own faction has another one for', () => {
  const { seat } = beside()
    .sheet('sol', 'advanced-carrier')
    .technology('hacan', 'carrier-ii', 'cruiser-ii')
    .goods('sol', { tradeGoods: 5 })
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card).isOffered('war-sun', 'light-wave-deflector', 'cruiser-ii').chooses('cruiser-ii');
  seat('sol').isAsked('pay-influence').allots({ 'trade-goods': 5 });
});
