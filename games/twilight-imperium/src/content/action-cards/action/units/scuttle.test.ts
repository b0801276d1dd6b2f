import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../../rules/phases/action-phase.ts';
import { given } from '../../../../testing/index.ts';

const card = 'scuttle';
const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!').actionCards('sol', card);

proves('LRR 67.1, action-cards/scuttle', 'one or two own ships for what they cost', () => {
  const { seat } = table()
    .units('sol', '46', { dreadnought: 1, 'dreadnought!': 1, fighter: 1 })
    .units('sol', '47', { cruiser: 1 })
    .units('hacan', '39', { cruiser: 1 })
    .start(takeTurn({ seat: 0 }));
  seat('sol')
    .uses(card)
    .isAsked('scuttle')
    .isBound(1, 2)
    .isOfferedLines({ 'dreadnought@46': 1, 'dreadnought@46!': 1, 'cruiser@47': 1 })
    .allots({ 'dreadnought@46!': 1, 'cruiser@47': 1 });
  deepEqual(
    [seat('sol').tradeGoods, seat('sol').units('46'), seat('sol').units('47')],
    [6, { dreadnought: 1, fighter: 1 }, {}],
  );
});

proves('LRR 16.3, action-cards/scuttle', 'what they carried is lost with them', () => {
  const { seat } = table()
    .units('sol', '46', { carrier: 1, destroyer: 1, fighter: 3 })
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card).isBound(1, 2).allots({ 'carrier@46': 1 });
  deepEqual([seat('sol').tradeGoods, seat('sol').units('46')], [3, { destroyer: 1 }]);
});

proves('LRR 2.7, LRR 2.8, action-cards/scuttle', 'the ships are named before it can be cancelled', () => {
  const { seat, table: played } = table()
    .units('sol', '46', { carrier: 1 })
    .actionCards('letnev', 'sabotage#1')
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card).isBound(1, 1).allots({ 'carrier@46': 1 });
  deepEqual(played.view(1).playing, [{ seat: 0, card, said: { aim: null, more: { 'carrier@46': 1 } } }]);
  seat('letnev').chooses('sabotage#1');
  seat('sol').cannotUse(card).chooses('pass');
  deepEqual([seat('sol').tradeGoods, seat('sol').units('46')], [0, { carrier: 1 }]);
});

proves('LRR 22.3, action-cards/scuttle', 'not with fighters alone', () => {
  const { seat } = table()
    .planets('sol', 'lodor')
    .units('sol', 'lodor', { 'space-dock': 1 })
    .units('sol', '26', { fighter: 2 })
    .start(takeTurn({ seat: 0 }));
  seat('sol').cannotUse(card).chooses('pass');
});

proves('LRR 67.1, action-cards/scuttle', 'of two alike the one that was named, damaged or not', () => {
  const { seat } = table()
    .units('sol', '46', { dreadnought: 1, 'dreadnought!': 1 })
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card).allots({ 'dreadnought@46': 1 });
  deepEqual([seat('sol').tradeGoods, seat('sol').units('46')], [4, { 'dreadnought!': 1 }]);
});
