import { deepEqual } from 'node:assert/strict';
import { type Amounts, undoable } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { isTradable } from '../../moments/economy/queries.ts';
import { given } from '../../testing/index.ts';
import { negotiate } from './negotiation.ts';

// Test content: by this law planets can be traded.
isTradable.install((game, _planet, may) => may || game.laws.some(({ id }) => id === 'estates'));

const table = () => given('sol', 'hacan', 'letnev').notes('sol', 'ceasefire#0').notes('hacan', 'ceasefire#1');

/** What is suggested to Hacan for a counter-offer, which it then makes; Sol refuses it. */
function suggested(start: ReturnType<typeof table>, gives: Amounts, wants: Amounts): Amounts {
  const { seat } = start.runs(game => negotiate(game, 0, 1));
  seat('sol').deals(gives, wants);
  const { ask } = seat('hacan').chooses('counter').isAsked('transaction.offer').suggestionIsLegal();
  const suggest = ask.form === 'allocate' ? ask.suggest : {};
  seat('hacan').allots(suggest);
  seat('sol').chooses('refuse');
  return suggest;
}

proves('LRR 94.4a', 'a counter-offer starts from what the other side offered and wanted', () => {
  const rich = () => table().goods('sol', { tradeGoods: 3 }).goods('hacan', { tradeGoods: 3 });
  deepEqual(suggested(rich(), { 'trade-goods': 1, 'note:ceasefire#0': 1 }, { 'trade-goods': 2 }), {
    'give:trade-goods': 2,
    'want:trade-goods': 1,
    'want:note:ceasefire#0': 1,
  });
  deepEqual(suggested(rich(), {}, { 'trade-goods': 1, 'note:ceasefire#1': 1 }), {
    'give:trade-goods': 1,
    'give:note:ceasefire#1': 1,
  });
});

proves('LRR 94.4a, R-071', 'but not from a note that it has not', () => {
  const without = () =>
    given('sol', 'hacan', 'letnev').goods('sol', { tradeGoods: 1 }).notes('hacan', 'support-for-the-throne#1');
  deepEqual(suggested(without().goods('hacan', { tradeGoods: 1 }), { 'trade-goods': 1 }, { 'note:ceasefire#1': 1 }), {
    'want:trade-goods': 1,
  });
  const nothing = () => without().goods('hacan', { commodities: 1 }).goods('sol', { commodities: 1 });
  deepEqual(suggested(nothing(), {}, { 'note:ceasefire#1': 1 }), { 'give:commodities': 1, 'want:commodities': 1 });
});

proves('LRR 94.4a', 'planets are not suggested', () => {
  const start = table()
    .law('estates')
    .planets('sol', 'lodor')
    .planets('hacan', 'wellon')
    .goods('sol', { tradeGoods: 1 });
  deepEqual(suggested(start, { 'planet:lodor': 1, 'trade-goods': 1 }, { 'planet:wellon': 1 }), {
    'want:trade-goods': 1,
  });
});

proves('R-150', 'action cards that are shown in an offer stay shown', () => {
  const { seat, table: played } = given('sol', 'hacan', 'letnev')
    .sheet('hacan', 'arbiters')
    .actionCards('sol', 'plague')
    .goods('hacan', { tradeGoods: 1 })
    .runs(game => negotiate(game, 0, 1));
  seat('sol').deals({ 'action-card:plague': 1 }, { 'trade-goods': 1 });
  deepEqual(undoable(played, 0)?.free, false);
  seat('hacan').chooses('refuse');
});
