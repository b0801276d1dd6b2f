import { deepEqual, equal } from 'node:assert/strict';
import { simplestAnswer, undo } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../../model/changes.ts';
import { given, type TestTable } from '../../testing/index.ts';
import { lastDeals, transaction } from './transactions.ts';

/** Sol and Hacan are neighbours. */
const table = () => given('sol', 'hacan', 'letnev').planets('sol', 'wellon').planets('hacan', 'lodor');
const offer = transaction({ seat: 0, partner: 1 });

const offersIn = ({ events }: TestTable) =>
  events.flatMap(({ type, data, secret }) =>
    type === 'offer' || type === 'counter-offer' ? [[type, data.seat, secret?.[0], secret?.[1], secret?.[2]]] : [],
  );

proves('LRR 69.6', 'offer and answer are separate events, and only the two players see which notes are in them', () => {
  const { seat, table: played } = table()
    .goods('sol', { tradeGoods: 1 })
    .goods('hacan', { tradeGoods: 1 })
    .notes('sol', 'ceasefire#0')
    .notes('hacan', 'alliance#1')
    .start(offer);
  seat('sol').deals({ 'note:ceasefire#0': 1 }, { 'note:alliance#1': 1 });
  seat('hacan').chooses('counter').deals({ 'trade-goods': 1 }, { 'trade-goods': 1 });
  seat('sol').chooses('refuse');
  const notes = { givesNote: 'ceasefire#0', wantsNote: 'alliance#1' };
  deepEqual(offersIn(played), [
    ['offer', 0, notes, notes, undefined],
    ['counter-offer', 1, {}, {}, undefined],
  ]);
});

proves('LRR 69.6, LRR 94.4a', 'an offer can be undone unless it revealed a note', () => {
  const tried = (gives: Record<string, number>) => {
    const { seat, table: played } = table()
      .goods('sol', { tradeGoods: 1 })
      .goods('hacan', { tradeGoods: 1 })
      .notes('sol', 'ceasefire#0')
      .start(offer);
    seat('sol').deals(gives);
    seat('hacan').isAsked('transaction.answer');
    const taken = undo(played, 0);
    if (taken.ok) seat('sol').deals(gives);
    seat('hacan').chooses('refuse');
    return taken.ok ? 'free' : taken.code;
  };
  equal(tried({ 'trade-goods': 1 }), 'free');
  equal(tried({ 'note:ceasefire#0': 1 }), 'undo/needs-consent');
});

proves('LRR 94.4', 'the default offer is a single item; both sides are one question', () => {
  const { seat } = table().goods('sol', { tradeGoods: 3 }).start(offer);
  const sol = seat('sol').isAsked('transaction.offer').isBound(1, 3);
  deepEqual(simplestAnswer(sol.ask), { 'give:trade-goods': 1 });
  sol.deals({ 'trade-goods': 1 });
  seat('hacan').chooses('accept');

  const other = table().goods('sol', { tradeGoods: 3 }).goods('hacan', { tradeGoods: 2 });
  const both = other.start(offer).seat;
  deepEqual(simplestAnswer(both('sol').isAsked('transaction.offer').isBound(1, 5).ask), { 'give:trade-goods': 1 });
  both('sol').deals({}, { 'trade-goods': 1 });
  both('hacan').chooses('counter').deals({ 'trade-goods': 1 });
  both('sol').chooses('accept');
});

proves('LRR 94.1, LRR 3.4', 'a player who has passed makes no more offers', () => {
  const deals = (setup: ReturnType<typeof table>) =>
    setup
      .goods('sol', { tradeGoods: 1 })
      .with(game => {
        playerToChange(game, 0).talks = true;
      })
      .start(lastDeals({ seat: 0 }))
      .seat('sol');
  deals(table()).mayDealWith(1).passes();
  deals(table().passed('sol')).isNotAsked();
});
