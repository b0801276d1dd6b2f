import { deepEqual } from 'node:assert/strict';
import type { Amounts } from '@orrery/kernel';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { playerToChange } from '../../model/changes.ts';
import { playerOf } from '../../model/readers.ts';
import type { CardKey, State } from '../../model/state.ts';
import { mayGiveNote } from '../../moments/cards/queries.ts';
import { goodsForCommodities, isTradable } from '../../moments/economy/queries.ts';
import { afterTradeGoodsGained } from '../../moments/economy/windows.ts';
import { given } from '../../testing/index.ts';
import { exchange, giveLines, haveWares, reopenDeals, resetTransactions, wantLines } from './transactions.ts';

const inForce = (game: State, law: string): boolean => game.laws.some(({ id }) => id === law);

// Test content, each while its law is in play: a bonus for commodities given, planets that can be traded, a note that
// may not be given, and a card of the third seat that hears of trade goods.
goodsForCommodities.install((game, { count }, goods) => (inForce(game, 'bonus') ? goods + count : goods));
isTradable.install((game, _planet, may) => may || inForce(game, 'estates'));
mayGiveNote.install((game, { note }, may) => (inForce(game, 'secrecy') && note === 'ceasefire#0' ? false : may));
const heard: { readonly seat: number; readonly count: number; readonly fromSupply: number }[] = [];
afterTradeGoodsGained.install({
  id: 'eavesdropper',
  automatic: true,
  publicly: (game, me) => me === 2 && inForce(game, 'ears'),
  playable: (game, me) => (me === 2 && inForce(game, 'ears') ? ['eavesdropper'] : []),
  *play(_game, _me, { seat, count, fromSupply }) {
    heard.push({ seat, count, fromSupply });
  },
});

const bundle = (amounts: Amounts, ...cards: CardKey[]) => ({ amounts, note: undefined, cards });

/** Sol gives something to Hacan for something else. */
function deal(gives: Amounts, gets: Amounts, ...laws: string[]) {
  heard.length = 0;
  const start = given('sol', 'hacan', 'letnev')
    .goods('sol', { tradeGoods: 3, commodities: 3 })
    .goods('hacan', { tradeGoods: 3, commodities: 3 });
  for (const law of ['ears', ...laws]) start.law(law);
  const { seat, table: played } = start.runs(game => exchange(game, 0, 1, bundle(gives), bundle(gets)));
  const [sol, hacan] = [seat('sol'), seat('hacan')];
  return {
    goods: [sol.tradeGoods, sol.commodities, hacan.tradeGoods, hacan.commodities],
    gained: told(played, 'trade-goods-gained'),
    heard: heard.map(({ seat: each, count, fromSupply }) => [each, count, fromSupply]),
    traded: [sol.player.traded, hacan.player.traded],
  };
}

proves('LRR 21.5, LRR 94', 'commodities become trade goods of who gets them, and others hear of it', () => {
  deepEqual(deal({ commodities: 2 }, { 'trade-goods': 1, commodities: 1 }), {
    goods: [5, 1, 4, 2],
    gained: [],
    heard: [
      [1, 2, 0],
      [0, 2, 0],
    ],
    traded: [[1], [0]],
  });
  deepEqual(deal({ commodities: 1 }, {}).heard, [[1, 1, 0]]);
});

proves('LRR 94', 'a bonus for commodities goes to both, from the supply', () => {
  deepEqual(deal({ commodities: 1 }, { commodities: 2 }, 'bonus'), {
    goods: [8, 2, 7, 1],
    gained: [
      { seat: 0, count: 3 },
      { seat: 1, count: 3 },
    ],
    heard: [
      [1, 4, 3],
      [0, 5, 3],
    ],
    traded: [[1], [0]],
  });
  deepEqual(deal({ commodities: 1 }, {}, 'bonus').heard, [
    [1, 2, 1],
    [0, 1, 1],
  ]);
  deepEqual(deal({ 'trade-goods': 1 }, {}, 'bonus').gained, []);
});

proves('LRR 2.5, LRR 94', 'whoever holds too many action cards after a deal discards', () => {
  const cards = ['plague', 'spy', 'insider-information', 'uprising', 'reparations', 'sanction', 'summit'];
  const swap = (sol: number, hacan: number, gives: number, gets: number) => {
    const all = [...cards, 'veto', 'tactical-bombardment', 'mining-initiative'];
    const [own, other] = [all.slice(0, sol), all.slice(sol, sol + hacan)];
    return given('sol', 'hacan', 'letnev')
      .sheet('hacan', 'arbiters')
      .actionCards('sol', ...own)
      .actionCards('hacan', ...other)
      .runs(game => exchange(game, 0, 1, bundle({}, ...own.slice(0, gives)), bundle({}, ...other.slice(0, gets))));
  };
  const gaining = swap(7, 2, 1, 2);
  gaining.seat('hacan').isNotAsked();
  gaining.seat('sol').isBound(1, 1).chooses('spy');
  const giving = swap(2, 7, 2, 1);
  giving.seat('sol').isNotAsked();
  giving.seat('hacan').isBound(1, 1).chooses('plague');
  swap(1, 7, 1, 0).seat('hacan').isBound(1, 1).chooses('plague');
  const even = swap(7, 3, 2, 2);
  even.seat('sol').isNotAsked();
  even.seat('hacan').isNotAsked();
});

test('LRR 94: planets that can be traded, and action cards, are something to give', () => {
  const owning = (who: 'sol' | 'hacan', law: string) =>
    given('sol', 'hacan', 'letnev').planets(who, 'lodor').law(law).start().table.state;
  for (const who of ['sol', 'hacan'] as const) {
    deepEqual([haveWares(owning(who, 'estates'), 0, 1), haveWares(owning(who, 'none'), 0, 1)], [true, false]);
  }
  const state = owning('sol', 'estates');
  const line = { key: 'planet:lodor', at: { planet: 'lodor' }, min: 0, max: 1 };
  deepEqual(giveLines(state, 0, 1), [line]);
  deepEqual(
    wantLines(state, 1, 0).filter(({ key }) => !key.startsWith('note:')),
    [line],
  );
  const arbiters = given('sol', 'hacan', 'letnev').sheet('hacan', 'arbiters').actionCards('sol', 'plague').start()
    .table.state;
  deepEqual(
    wantLines(arbiters, 1, 0).filter(({ key }) => !key.startsWith('note:')),
    [{ key: 'action-cards', at: { token: 'action-card' }, min: 0, max: 1 }],
  );
});

test('LRR 69.1: a note that may not be given cannot be asked for', () => {
  const wants = (law: string) => {
    const { state } = given('sol', 'hacan', 'letnev').notes('sol', 'ceasefire#0').law(law).start().table;
    return wantLines(state, 1, 0).some(({ key }) => key === 'note:ceasefire#0');
  };
  deepEqual([wants('none'), wants('secrecy')], [true, false]);
});

test('LRR 94.1: in a new turn everybody may deal with everybody again', () => {
  const used = given('sol', 'hacan', 'letnev').with(game => {
    for (const seat of [0, 1, 2]) {
      const player = playerToChange(game, seat);
      player.traded = [1];
      player.refusedBy = [2];
      player.met = [1, 2];
      player.talks = true;
      player.dealsClosed = true;
    }
  });
  const after = (change: (game: State) => void) => {
    const { table: played } = used.runs(function* (game) {
      change(game);
    });
    return [0, 1, 2].map(seat => {
      const { traded, refusedBy, met, talks, dealsClosed } = playerOf(played.state, seat);
      return { traded, refusedBy, met, talks, dealsClosed };
    });
  };
  const before = { traded: [1], refusedBy: [2], met: [1, 2], talks: true, dealsClosed: true };
  const turn = { traded: [], refusedBy: [], met: null, talks: false, dealsClosed: true };
  deepEqual(after(resetTransactions), [turn, turn, turn]);
  const phase = { ...before, dealsClosed: false };
  deepEqual(after(reopenDeals), [phase, phase, phase]);
});
