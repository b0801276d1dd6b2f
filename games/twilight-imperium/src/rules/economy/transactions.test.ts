import { deepEqual, equal, ok } from 'node:assert/strict';
import { randomBelow, randomFor } from '@orrery/kernel';
import { checkPosition, legalRandomAnswer } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { notesOf } from '../../model/cards/notes.ts';
import { playerToChange } from '../../model/changes.ts';
import { given } from '../../testing/index.ts';
import { takeTurn } from '../phases/action-phase.ts';
import { agendaDeals, lastDeals, partnersInTurn, transaction } from './transactions.ts';

/** Sol and Hacan are neighbours, Letnev is not. */
const table = () =>
  given('sol', 'hacan', 'letnev')
    .planets('sol', 'wellon')
    .planets('hacan', 'lodor')
    .planets('letnev', 'bereg')
    .goods('sol', { tradeGoods: 3, commodities: 2 })
    .goods('hacan', { tradeGoods: 1, commodities: 4 })
    .goods('letnev', { tradeGoods: 5 });

const offer = transaction({ seat: 0, partner: 1 });

proves('LRR 94.1, LRR 60.1', 'the active player may trade with neighbours only', () => {
  const { seat, table: played } = table()
    .strategyCards('sol', 'leadership!')
    .start(takeTurn({ seat: 0 }));
  seat('sol').isOffered('tactical', 'pass', 'transaction:1', 'talk').chooses('pass');
  deepEqual(partnersInTurn(played.state, 2), []);
});

proves('LRR 60, LRR 60.2', 'players with units in adjacent systems are neighbours, also through wormholes', () => {
  const { table: played } = given('sol', 'hacan', 'letnev')
    .units('sol', '26', { cruiser: 1 })
    .units('letnev', '39', { cruiser: 1 })
    .units('hacan', '43', { carrier: 1 })
    .goods('sol', { tradeGoods: 1 })
    .runs(function* () {});
  deepEqual(partnersInTurn(played.state, 0), [2]);
});

proves('LRR 94.1', 'the active player may trade once with each neighbour in a turn, which is not an action', () => {
  const { seat, table: played } = table()
    .strategyCards('sol', 'leadership!')
    .start(takeTurn({ seat: 0 }));
  seat('sol').chooses('transaction:1').deals({ 'trade-goods': 1 });
  seat('hacan').isAsked('transaction.answer').chooses('accept');
  seat('sol').isAsked('action').isOffered('tactical', 'pass').chooses('tactical').chooses('47');
  deepEqual([seat('sol').player.traded, seat('hacan').player.traded], [[1], [0]]);
  equal(played.over, true); // nobody is left to trade with after the action
});

proves('LRR 94.1a', 'a player who becomes a neighbour during the action can be traded with after it', () => {
  const { seat } = table()
    .strategyCards('sol', 'leadership!')
    .units('sol', '27', { cruiser: 1 })
    .start(takeTurn({ seat: 0 }));
  seat('sol').chooses('tactical').chooses('42').chooses('27').allots({ cruiser: 1 });
  seat('sol').isAsked('after-ships-moved').isOffered('transaction:2').passes();
  seat('sol').mayDealWith(1, 2).dealsWith(2, { 'trade-goods': 1 });
  seat('letnev').chooses('accept');
});

proves('LRR 94.1a', 'or as soon as the ships have moved', () => {
  const { seat, table: played } = table()
    .strategyCards('sol', 'leadership!')
    .units('sol', '27', { cruiser: 1 })
    .start(takeTurn({ seat: 0 }));
  seat('sol').chooses('tactical').chooses('42').chooses('27').allots({ cruiser: 1 });
  seat('sol').chooses('transaction:2').deals({ 'trade-goods': 1 });
  seat('letnev').chooses('accept');
  equal(played.over, true); // nobody new is left after the action
});

proves('LRR 94.1a', 'a player who chose to talk may trade at every step of an action, even in a combat (R-090)', () => {
  const { seat, table: played } = table()
    .strategyCards('sol', 'leadership!')
    .units('sol', '27', { cruiser: 1, carrier: 1, infantry: 1 })
    .units('sol', '42', { carrier: 1 })
    .units('letnev', '42', { destroyer: 1 })
    .dice('combat', 1, 1, 1)
    .dice('combat', 1)
    .dice('combat', 10, 1, 1)
    .dice('combat', 1)
    .start(takeTurn({ seat: 0 }));
  seat('sol').isOffered('tactical', 'pass', 'transaction:1', 'transaction:2', 'talk').chooses('talk');
  seat('sol').isOffered('tactical', 'pass', 'transaction:1', 'transaction:2').chooses('tactical').chooses('42');
  seat('sol').isAsked('after-system-activated').isOffered('transaction:1', 'transaction:2').passes();
  seat('sol').chooses('27').allots({ cruiser: 1, carrier: 1 }).allots({ '27:space:infantry': 1 });
  seat('sol').isAsked('after-ships-moved').isOffered('transaction:1', 'transaction:2').passes();
  seat('sol').isAsked('start-of-space-combat').passes();
  for (const who of ['letnev', 'sol'] as const) seat(who).isAsked('announce-retreat').passes();
  seat('sol').isAsked('start-of-combat-round').chooses('transaction:2').deals({}, { 'trade-goods': 5 });
  seat('letnev').chooses('accept');
  seat('sol').isAsked('start-of-combat-round').isOffered('transaction:1').passes();
  for (const who of ['letnev', 'sol'] as const) seat(who).isAsked('announce-retreat').passes();
  seat('sol').isAsked('after-combat').passes();
  seat('sol').isAsked('before-invasion').passes();
  seat('sol').isAsked('transaction.deal').passes();
  deepEqual([seat('sol').tradeGoods, seat('letnev').tradeGoods, played.over], [8, 0, true]);
});

proves('LRR 94.1a', 'also between the primary and the secondaries of a strategy card', () => {
  const { seat } = table()
    .strategyCards('sol', 'trade')
    .start(takeTurn({ seat: 0 }));
  seat('sol').chooses('talk').chooses('strategic:trade').passes();
  seat('sol').isAsked('after-strategy-primary').isOffered('transaction:1').passes();
  for (const who of ['hacan', 'letnev'] as const) seat(who).isAsked('follow').passes();
  seat('sol').mayDealWith(1).passes();
});

proves('LRR 94.4a', 'the partner may make one counter-offer, which is the last offer (R-090)', () => {
  const { seat } = table().start(offer);
  seat('sol').deals({ 'trade-goods': 1 }, { commodities: 4 });
  seat('hacan').isTold({ answers: 'offer' }).isOffered('accept', 'counter', 'refuse').chooses('counter');
  seat('hacan').isOfferedToGive({ 'trade-goods': 1, commodities: 4 });
  seat('hacan').deals({ commodities: 2 }, { 'trade-goods': 3 });
  seat('sol')
    .isTold({ answers: 'counter-offer', gives: { commodities: 2 }, wants: { 'trade-goods': 3 } })
    .isOffered('accept', 'refuse')
    .chooses('accept');
  deepEqual([seat('sol').tradeGoods, seat('hacan').tradeGoods, seat('hacan').commodities], [2, 4, 2]);
  deepEqual([seat('sol').player.traded, seat('hacan').player.traded], [[1], [0]]);
});

proves('LRR 94.4a', 'if the counter-offer is refused, the two make no other deal this turn', () => {
  const { seat, table: played } = table().start(offer);
  seat('sol').deals({ 'trade-goods': 1 }, { commodities: 4 });
  seat('hacan').chooses('counter').deals({ commodities: 1 }, { 'trade-goods': 3 });
  seat('sol').chooses('refuse');
  deepEqual([seat('sol').tradeGoods, seat('hacan').commodities, seat('sol').player.refusedBy], [3, 4, [1]]);
  deepEqual(partnersInTurn(played.state, 0), []);
});

proves('LRR 94.2, LRR 94.4', 'both sides may give any amounts, equal or not', () => {
  const { seat } = table().start(offer);
  seat('sol')
    .isOfferedToGive({ 'trade-goods': 3, commodities: 2 })
    .isOfferedToWant({ 'trade-goods': 1, commodities: 4 })
    .deals({ 'trade-goods': 3 });
  seat('hacan')
    .isTold({ gives: { 'trade-goods': 3 }, wants: {} })
    .isOffered('accept', 'counter', 'refuse')
    .chooses('accept');
  deepEqual([seat('sol').tradeGoods, seat('hacan').tradeGoods], [0, 4]);
});

proves(
  'LRR 21.5, LRR 21.5a, LRR 93.6, LRR 93.6a, LRR 93.5',
  'commodities become trade goods when another player receives them',
  () => {
    const { seat } = table().start(offer);
    seat('sol').deals({ commodities: 2, 'trade-goods': 1 }, { commodities: 4 });
    seat('hacan').chooses('accept');
    deepEqual([seat('sol').tradeGoods, seat('sol').commodities], [6, 0]);
    deepEqual([seat('hacan').tradeGoods, seat('hacan').commodities], [4, 0]);
  },
);

proves('LRR 94.4a', 'nothing changes hands before both agree', () => {
  const { seat, table: played } = table().start(offer);
  seat('sol').deals({ commodities: 2 }, { commodities: 2 });
  deepEqual([seat('sol').commodities, seat('hacan').commodities], [2, 4]);
  seat('hacan').chooses('refuse');
  deepEqual([seat('sol').commodities, seat('hacan').commodities], [2, 4]);
  deepEqual([seat('sol').player.traded, seat('sol').player.refusedBy], [[], [1]]);
  deepEqual(partnersInTurn(played.state, 0), []); // not asked again this turn
});

proves('LRR 94.4', 'at least one side must give something', () => {
  const { seat } = table().start(offer);
  seat('sol').isBound(1, 10).isRefused('answer/too-few', {}).deals({}, { commodities: 1 });
  seat('hacan').chooses('accept');
  equal(seat('sol').tradeGoods, 4);
});

proves('LRR 94.3, LRR 35.9b, LRR 73.1a', 'relic fragments can be exchanged, relics cannot', () => {
  const { seat } = table()
    .relics('sol', 'the-obsidian')
    .with(game => {
      playerToChange(game, 0).fragments.cultural = 2;
    })
    .start(offer);
  seat('sol')
    .isOfferedToGive({ 'trade-goods': 3, commodities: 2, 'fragment:cultural': 2 })
    .deals({ 'fragment:cultural': 1 }, { 'trade-goods': 1 });
  seat('hacan').chooses('accept');
  deepEqual([seat('sol').player.fragments.cultural, seat('hacan').player.fragments.cultural], [1, 1]);
});

proves('LRR 17.2a, LRR 17.3b', 'captured ships and mechs can go back to their owner', () => {
  const { seat } = table()
    .captured('sol', 'letnev', { cruiser: 1 })
    .captured('sol', 'hacan', { cruiser: 2 })
    .captured('sol', null, { infantry: 3 })
    .start(offer);
  seat('sol')
    .isOfferedToGive({ 'trade-goods': 3, commodities: 2, 'captured:cruiser': 2 })
    .deals({ 'captured:cruiser': 2 });
  seat('hacan').chooses('accept');
  deepEqual(seat('sol').player.captured, [
    { seat: 2, unit: 'cruiser', count: 1 },
    { seat: null, unit: 'infantry', count: 3 },
  ]);
});

proves('LRR 94.6, LRR 94.6a', 'during an agenda everybody may trade once with everybody, neighbours or not', () => {
  const { seat, table: played } = table()
    .goods('letnev', { tradeGoods: 5 })
    .phase('agenda')
    .speaker('letnev')
    .start(agendaDeals({}));
  seat('hacan').mayDealWith(0, 2).passes();
  seat('letnev').mayDealWith(0, 1).dealsWith(0, { 'trade-goods': 5 });
  seat('sol').mayDealWith(1, 2).dealsWith(2, { 'trade-goods': 1 });
  seat('sol').isAsked('transaction.answer').isTold({ seat: 2 }).chooses('accept'); // the speaker's offer comes first
  // They have traded with each other, so Sol's own offer is dropped; Sol is asked again.
  seat('hacan').isNotAsked();
  seat('letnev').mayDealWith(1).passes();
  seat('sol').mayDealWith(1).passes();
  equal(played.over, true);
});

proves(
  'LRR 94.1, LRR 94.4',
  'partner, what is given and what is wanted are one question, with one partner at a time',
  () => {
    const { seat } = table().phase('agenda').active(null).start(agendaDeals({}));
    const sol = seat('sol').isAsked('transaction.deal');
    sol.isOfferedLines({
      '1:give:trade-goods': 3,
      '1:give:commodities': 2,
      '1:want:trade-goods': 1,
      '1:want:commodities': 4,
      '2:give:trade-goods': 3,
      '2:give:commodities': 2,
      '2:want:trade-goods': 5,
      'no-more': 1,
    });
    equal(sol.refusedBy({ '1:give:commodities': 1, '2:want:trade-goods': 1 })?.id, 'transaction.one-partner');
    sol.dealsWith(1, { commodities: 2 }, { commodities: 2 });
    for (const who of ['hacan', 'letnev'] as const) seat(who).passes();
    seat('hacan')
      .isTold({ gives: { commodities: 2 }, wants: { commodities: 2 } })
      .chooses('accept');
    seat('sol').passes();
    deepEqual([seat('sol').tradeGoods, seat('hacan').tradeGoods], [5, 3]);
  },
);

proves('LRR 94.6', 'an offer that an earlier deal made impossible is not made (R-090)', () => {
  const { seat } = table().phase('agenda').active(null).speaker('hacan').start(agendaDeals({}));
  seat('hacan').dealsWith(0, {}, { 'trade-goods': 3 });
  seat('letnev').passes();
  seat('sol').dealsWith(2, { 'trade-goods': 3 });
  seat('sol').isAsked('transaction.answer').chooses('accept');
  seat('letnev').isNotAsked();
  seat('sol').mayDealWith(2).passes();
  seat('hacan').mayDealWith(2).passes();
  equal(seat('letnev').tradeGoods, 5);
});

proves('LRR 94.6', 'a player who wants no more deals is not asked again in this agenda phase', () => {
  const { seat, table: played } = table().phase('agenda').active(null).start(agendaDeals({}), agendaDeals({}));
  seat('sol').allots({ 'no-more': 1, '1:give:trade-goods': 1 });
  seat('hacan').passes();
  seat('letnev').passes();
  seat('hacan').isAsked('transaction.answer').chooses('accept');
  seat('sol').isNotAsked();
  for (const who of ['hacan', 'letnev'] as const) seat(who).isAsked('transaction.deal').passes();
  deepEqual([seat('sol').player.dealsClosed, played.over], [true, true]);
});

proves('LRR 94.4', 'equal amounts of commodities are suggested; a counter-offer starts from the first offer', () => {
  const { seat } = table().start(offer);
  const suggested = (who: 'sol' | 'hacan') => (seat(who).ask as { suggest?: unknown }).suggest;
  deepEqual(suggested('sol'), { 'give:commodities': 2, 'want:commodities': 2 });
  seat('sol').deals({ 'trade-goods': 2 }, { commodities: 4 });
  seat('hacan').chooses('counter');
  deepEqual(suggested('hacan'), { 'give:commodities': 4, 'want:trade-goods': 2 });
  seat('hacan').suggestionIsLegal().deals({ commodities: 4 }, { 'trade-goods': 3 });
  seat('sol').chooses('accept');
  deepEqual([seat('sol').tradeGoods, seat('hacan').tradeGoods], [4, 4]);
});

test('there are no offers with a player who has nothing to trade', () => {
  const { table: played } = given('sol', 'hacan', 'letnev')
    .planets('sol', 'wellon')
    .planets('hacan', 'lodor')
    .with(game => {
      playerToChange(game, 0).talks = true;
    })
    .start(lastDeals({ seat: 0 }));
  equal(played.over, true);
});

test('random offers keep all properties and end', () => {
  for (let i = 0; i < 40; i++) {
    const random = randomFor(`deals/${i}`);
    let dealt = 0;
    const { table: played } = table()
      .with(game => {
        const pool = [0, 1, 2].flatMap(seat => notesOf(game, seat).filter(note => !/support|alliance/.test(note)));
        dealt = pool.length + 3;
        for (const note of pool) {
          const holder = playerToChange(game, randomBelow(3, random));
          holder.notes.push(note);
          holder.borrowed++;
        }
        for (const seat of [0, 1, 2]) playerToChange(game, seat).notes.push(`alliance#${seat}`);
        playerToChange(game, 1).talks = true;
        playerToChange(game, 1).fragments.hazardous = 2;
      })
      .start(agendaDeals({}), lastDeals({ seat: 1 }));
    for (let decisions = 0; !played.over; decisions++) {
      const [ask] = played.asks();
      deepEqual(checkPosition(played, `${i}/${decisions}`), [], `table ${i}, decision ${decisions}`);
      for (const [seat, { notes, borrowed }] of played.state.seats.entries())
        ok(
          notes.filter(note => !note.endsWith(`#${seat}`)).length <= borrowed,
          `${i}/${decisions}: ${seat} holds more`,
        );
      played.answer({ ask: ask!.id, seat: ask!.seat, value: legalRandomAnswer(played, ask!, random) });
    }
    const goods = played.state.seats.reduce((sum, { tradeGoods, commodities }) => sum + tradeGoods + commodities, 0);
    const notes = played.state.seats.flatMap(player => [...player.notes, ...player.notesInPlay]);
    deepEqual([goods, notes.length], [15, dealt]);
  }
});
