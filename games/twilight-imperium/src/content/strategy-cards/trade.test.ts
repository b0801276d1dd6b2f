import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { initiativeOf } from '../../model/readers.ts';
import { takeTurn } from '../../rules/phases/action-phase.ts';
import { strategicAction } from '../../rules/phases/strategic-action.ts';
import { given } from '../../testing/index.ts';
import { trade } from './trade.ts';

/** Their commodity values are 4, 6 and 2. */
const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'trade');

proves('LRR 92', 'Trade has initiative 5', () => {
  equal(initiativeOf('trade'), 5);
});

proves('LRR 92.1', 'its holder may resolve its primary as a strategic action, step by step', () => {
  const { seat, table: played } = table().start(takeTurn({ seat: 0 }));
  seat('sol').isAsked('action').isOffered('tactical', 'strategic:trade').chooses('strategic:trade');
  seat('sol').isAsked('trade.invite').passes();
  seat('hacan').isAsked('follow').passes();
  seat('letnev').isAsked('follow').passes();
  deepEqual(
    played.events.map(({ type }) => type),
    ['turn', 'strategic-action', 'trade-goods-gained', 'commodities-replenished', 'invited', 'strategy-card-exhausted'],
  );
});

proves('LRR 92.2', 'the active player gains three trade goods', () => {
  const { seat } = table().goods('sol', { tradeGoods: 1 }).resolves('sol', trade.primary);
  deepEqual(seat('sol').passes().tradeGoods, 4);
});

proves('LRR 92.3', 'and replenishes its commodities to the value of its faction', () => {
  const { seat } = table().goods('sol', { commodities: 1 }).resolves('sol', trade.primary);
  deepEqual(seat('sol').passes().commodities, 4);
  deepEqual(seat('hacan').commodities, 0);
});

proves('LRR 92.3a', 'never to more than that', () => {
  const { seat } = table().goods('sol', { commodities: 4 }).resolves('sol', trade.primary);
  deepEqual(seat('sol').passes().commodities, 4);
});

proves('LRR 92.4', 'any number of others use the secondary without spending a token', () => {
  const { seat } = table().start(strategicAction({ card: 'trade' }));
  seat('sol').isAsked('trade.invite').isOffered('1', '2').isBound(0, 2).chooses('1', '2');
  deepEqual([seat('hacan').commodities, seat('letnev').commodities], [6, 2]);
  deepEqual([seat('hacan').tokens.strategy, seat('letnev').tokens.strategy], [2, 2]);
});

proves('LRR 92.4a', 'the chosen must, after the primary and in their place clockwise', () => {
  const { seat, table: played } = table()
    .tokens('letnev', { strategy: 0 })
    .start(strategicAction({ card: 'trade' }));
  deepEqual([seat('hacan').commodities, seat('letnev').commodities], [0, 0]);
  seat('sol').chooses('2');
  deepEqual(played.waiting(), [1]);
  deepEqual(seat('letnev').isNotAsked().commodities, 0); // Hacan, who was not chosen, comes first
  seat('hacan').isAsked('follow').passes();
  deepEqual([seat('hacan').commodities, seat('letnev').commodities], [0, 2]);
});

proves('LRR 92.4a', 'also those whose commodities are full', () => {
  const { seat, table: played } = table()
    .goods('hacan', { commodities: 6 })
    .start(strategicAction({ card: 'trade' }));
  seat('sol').chooses('1');
  seat('letnev').passes();
  deepEqual(eventsOf(played, 'commodities-replenished').filter(({ data }) => data.seat === 1).length, 1);
  deepEqual(seat('hacan').commodities, 6);
});

proves('LRR 92.4b', 'the chosen use it once and are not asked to spend a token for it', () => {
  const { seat, table: played } = table().start(strategicAction({ card: 'trade' }));
  seat('sol').chooses('1');
  seat('hacan').isNotAsked();
  deepEqual(played.waiting(), [2]);
  seat('letnev').passes();
  const times = eventsOf(played, 'followed').filter(({ data }) => data.seat === 1).length;
  deepEqual([times, seat('hacan').tokens.strategy], [1, 2]);

  const later = table().start(strategicAction({ card: 'trade' }));
  later.seat('sol').chooses('2');
  later.seat('letnev').isNotAsked(); // nor before its turn
  later.seat('hacan').isAsked('follow').passes();
});

proves('LRR 92.5', 'the others, clockwise, may spend a strategy token to replenish', () => {
  const { seat, table: played } = table()
    .goods('letnev', { commodities: 1 })
    .start(strategicAction({ card: 'trade' }));
  seat('sol').passes();
  deepEqual(played.waiting(), [1]);
  seat('hacan').isAsked('follow').passes();
  deepEqual(played.waiting(), [2]);
  seat('letnev').isAsked('follow').chooses('follow');
  deepEqual([seat('hacan').commodities, seat('letnev').commodities], [0, 2]);
  deepEqual([seat('hacan').tokens.strategy, seat('letnev').tokens.strategy], [2, 1]);
});
