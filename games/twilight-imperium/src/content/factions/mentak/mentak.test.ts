import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { transaction } from '../../../rules/economy/transactions.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { startingComponents } from '../../../rules/phases/setup.ts';
import { given, type Started } from '../../../testing/index.ts';
import { convertCommodities } from '../../../verbs/economy/commodities.ts';
import { gainTradeGoods, pay, spendAny, spendableTotal } from '../../../verbs/economy/economy.ts';
import { canPayEach, payEach } from '../../../verbs/economy/mixed-payment.ts';

const table = () => given('mentak', 'hacan', 'letnev').sheet('mentak');

/** The hits of an Ambush. */
const hitsOf = ({ table: played }: Started) => eventsOf(played, 'effect-roll')[0]?.data.hits;

/** A combat in empty space without a system to retreat to. */
const fight = activate({ system: '46' });
const attack = () => table().active('mentak');

proves('GR setup.3, LRR 51.2', 'the faction brings its sheet and its leaders', () => {
  const { seat } = given('mentak', 'hacan', 'letnev').start(startingComponents({ seat: 0 }));
  const { sheet, leaders } = seat('mentak').player;
  const technologies = ['mirror-computing', 'salvage-operations'];
  deepEqual(sheet, ['ambush', 'pillage', 'fourth-moon', 'moll-terminus', ...technologies]);
  deepEqual(leaders, [
    { id: 'suffi-an', locked: false },
    { id: 'sula-mentarion', locked: true },
    { id: 'ipswitch-loose-cannon', locked: true },
  ]);
});

proves('LRR 78.2, faction-abilities/ambush', 'cruisers and destroyers roll before the first round', () => {
  const started = attack()
    .units('mentak', '46', { cruiser: 1, destroyer: 1, carrier: 1 })
    .units('hacan', '46', { carrier: 2 })
    .dice('effect', 7, 8) // a cruiser hits on 7, a destroyer on 9
    .dice('combat', 1, 10, 1)
    .dice('combat', 1)
    .start(fight);
  const { seat } = started;
  const mentak = seat('mentak').isAsked('start-of-space-combat').isOffered('ambush').chooses('ambush');
  equal(hitsOf(started), 1);
  deepEqual([mentak.units('46'), seat('hacan').units('46')], [{ cruiser: 1, destroyer: 1, carrier: 1 }, {}]);
});

proves('LRR 78.2, faction-abilities/ambush', 'two of them at most, of its choice, also in defence', () => {
  const { seat, table: played } = table()
    .active('hacan')
    .units('mentak', '46', { cruiser: 2, destroyer: 1 })
    .units('hacan', '46', { cruiser: 2 })
    .dice('effect', 6, 9)
    .dice('combat', 1)
    .dice('combat', 7, 1, 1)
    .start(fight);
  seat('mentak').chooses('ambush').isAsked('ambush.ships').isOfferedLines({ cruiser: 2, destroyer: 1 }).isBound(1, 2);
  seat('mentak').allots({ cruiser: 2 });
  const rolled = eventsOf(played, 'effect-roll')[0]!;
  deepEqual([rolled.data.hits, rolled.data.card, seat('hacan').units('46')], [1, 'ambush', {}]);
});

proves('LRR 87, faction-abilities/ambush', 'its hit can be sustained', () => {
  const { seat } = attack()
    .units('mentak', '46', { cruiser: 1 })
    .units('hacan', '46', { dreadnought: 1 })
    .dice('effect', 7)
    .dice('combat', 7)
    .dice('combat', 1)
    .start(fight);
  seat('mentak').chooses('ambush');
  seat('hacan').isAsked('sustain-damage').isTold({ hits: 1 }).allots({ dreadnought: 1 });
  deepEqual(seat('hacan').units('46'), {}); // one more hit in the round
});

proves(
  'LRR 78.2, faction-abilities/ambush',
  'not without such ships, nor in the combats of others; and it may wait',
  () => {
    const carriers = attack()
      .units('mentak', '46', { carrier: 1 })
      .units('hacan', '46', { fighter: 1 })
      .dice('combat', 9)
      .dice('combat', 1)
      .technology(1, 'fighter-ii')
      .start(fight);
    equal(carriers.table.over, true);
    const others = table()
      .active('hacan')
      .units('letnev', '46', { cruiser: 1 })
      .units('hacan', '46', { fighter: 1 })
      .dice('combat', 1)
      .dice('combat', 10)
      .technology(1, 'fighter-ii')
      .start(fight);
    equal(others.table.over, true);
    const waits = attack()
      .units('mentak', '46', { cruiser: 1 })
      .units('hacan', '46', { fighter: 1 })
      .dice('combat', 7)
      .dice('combat', 1)
      .technology(1, 'fighter-ii')
      .start(fight);
    deepEqual(waits.seat('mentak').passes().units('46'), { cruiser: 1 });
  },
);

proves('LRR 59.3, faction-abilities/ambush', 'nothing adds to its dice, not even the nebula it defends', () => {
  const started = table()
    .active('hacan')
    .units('mentak', '42', { cruiser: 1 })
    .units('hacan', '42', { carrier: 1 })
    .dice('effect', 6)
    .dice('combat', 1)
    .dice('combat', 6) // +1 for the nebula
    .start(activate({ system: '42' }));
  started.seat('mentak').chooses('ambush');
  deepEqual([hitsOf(started), started.seat('hacan').units('42')], [0, {}]);
});

/** Hacan at Lodor is Mentak's neighbour by Wellon; Letnev at Bereg is not. */
const raid = () => table().planets('mentak', 'wellon').planets('hacan', 'lodor').planets('letnev', 'bereg');
const gains = (seat: number, has: number, commodities = 0) =>
  raid()
    .goods('hacan', { tradeGoods: has, commodities })
    .goods('letnev', { tradeGoods: has })
    .runs(game => gainTradeGoods(game, seat, 1));

proves('LRR 60, faction-abilities/pillage', 'a neighbour that gains trade goods and then has three loses one', () => {
  const { seat } = gains(1, 2);
  seat('mentak').isAsked('after-trade-goods-gained').isOffered('pillage').chooses('pillage');
  deepEqual([seat('mentak').tradeGoods, seat('hacan').tradeGoods], [1, 2]);
});

proves('LRR 21.6, faction-abilities/pillage', 'or a commodity, which is a trade good then', () => {
  const taken = (token: string) => {
    const { seat } = gains(1, 2, 2);
    seat('mentak').chooses('pillage').isAsked('pillage.token').isOffered('trade-good', 'commodity').chooses(token);
    return [seat('mentak').tradeGoods, seat('hacan').tradeGoods, seat('hacan').commodities];
  };
  deepEqual(
    [taken('commodity'), taken('trade-good')],
    [
      [1, 3, 1],
      [1, 2, 2],
    ],
  );
});

proves(
  'LRR 60, faction-abilities/pillage',
  'not from a player with fewer than three, a player who is not a neighbour, or oneself',
  () => {
    gains(1, 1).seat('mentak').isNotAsked();
    gains(2, 5).seat('mentak').isNotAsked();
    const own = raid().goods('mentak', { tradeGoods: 5 });
    own
      .runs(game => gainTradeGoods(game, 0, 1))
      .seat('mentak')
      .isNotAsked();
    equal(gains(1, 2).seat('mentak').passes().tradeGoods, 0);
  },
);

proves('LRR 21.5c, faction-abilities/pillage', 'what is converted is not gained', () => {
  const { table: played } = raid()
    .goods('hacan', { tradeGoods: 5, commodities: 2 })
    .runs(game => convertCommodities(game, 1, 2));
  equal(played.over, true);
});

/** All three are neighbours; Hacan and Letnev make a deal. */
const deal = (goods: number) =>
  raid()
    .planets('letnev', 'vefut-ii')
    .units('letnev', '46', { fighter: 1, carrier: 1 })
    .goods('hacan', { tradeGoods: goods })
    .goods('letnev', { tradeGoods: 4, commodities: 1 })
    .start(transaction({ seat: 1, partner: 2 }));

proves('LRR 94, faction-abilities/pillage', 'after a transaction both sides can be robbed, each once (R-154)', () => {
  const { seat, table: played } = deal(3);
  seat('hacan').deals({}, { 'trade-goods': 1 });
  seat('letnev').chooses('accept');
  seat('mentak').isAsked('after-transaction').isOffered('pillage').chooses('pillage');
  seat('mentak').isAsked('pillage.victims').isOffered('1', '2').isBound(1, 2).chooses('1', '2');
  seat('mentak').isAsked('pillage.token').chooses('commodity'); // Hacan has none
  deepEqual(
    [0, 1, 2].map(each => seat(each).tradeGoods),
    [2, 3, 3],
  );
  deepEqual([seat('letnev').commodities, played.over], [0, true]);
});

proves('LRR 94, faction-abilities/pillage', 'whatever was exchanged, and also from its own partner', () => {
  const { seat } = raid()
    .notes('mentak', 'ceasefire#0')
    .goods('hacan', { tradeGoods: 3 })
    .start(transaction({ seat: 0, partner: 1 }));
  seat('mentak').deals({ 'note:ceasefire#0': 1 });
  seat('hacan').chooses('accept');
  seat('mentak').isAsked('after-transaction').chooses('pillage');
  deepEqual([seat('mentak').tradeGoods, seat('hacan').tradeGoods], [1, 2]);
});

proves('LRR 94, faction-abilities/pillage', 'but nobody with fewer than three', () => {
  const { seat, table: played } = deal(0);
  seat('hacan').deals({}, { 'trade-goods': 2 });
  seat('letnev').chooses('accept');
  equal(played.over, true);
});

const protection = 'component:promise-of-protection:promise-of-protection#0';

proves('LRR 69.1a, promissory-notes/promise-of-protection', 'in play it keeps its holder safe, and nobody else', () => {
  const goods = raid()
    .planets('letnev', 'vefut-ii')
    .units('letnev', '46', { carrier: 1 })
    .goods('hacan', { tradeGoods: 5 })
    .goods('letnev', { tradeGoods: 5 })
    .notesInPlay('hacan', 'promise-of-protection#0');
  const { seat } = goods.runs(function* (game) {
    yield* gainTradeGoods(game, 1, 1);
    yield* gainTradeGoods(game, 2, 1);
  });
  seat('mentak').isAsked('after-trade-goods-gained').chooses('pillage');
  deepEqual([seat('hacan').tradeGoods, seat('letnev').tradeGoods], [6, 5]);
});

proves(
  'LRR 22, promissory-notes/promise-of-protection',
  'an action puts it into play; in a hand it does nothing',
  () => {
    const { seat } = raid()
      .notes('hacan', 'promise-of-protection#0')
      .strategyCards('hacan', 'leadership!')
      .tokens('hacan', { tactic: 0 })
      .start(takeTurn({ seat: 1 }));
    seat('hacan').isOffered('pass', 'transaction:0', 'talk', protection).chooses(protection);
    deepEqual([seat('hacan').player.notes, seat('hacan').player.notesInPlay], [[], ['promise-of-protection#0']]);
    const held = raid().notes('hacan', 'promise-of-protection#0').goods('hacan', { tradeGoods: 5 });
    const robbed = held.runs(game => gainTradeGoods(game, 1, 1));
    robbed.seat('mentak').isOffered('pillage').passes();
  },
);

proves('LRR 69.3, promissory-notes/promise-of-protection', "a system with the owner's units gives it back", () => {
  const { seat } = raid()
    .notesInPlay('hacan', 'promise-of-protection#0')
    .units('mentak', 'wellon', { pds: 1 })
    .active('hacan')
    .start(activate({ system: '19' }));
  deepEqual([seat('hacan').player.notesInPlay, seat('mentak').player.notes], [[], ['promise-of-protection#0']]);
});

proves('LRR 87, faction-units/fourth-moon', "others' ships beside the flagship cannot sustain, its own can", () => {
  const { seat } = attack()
    .units('mentak', '46', { flagship: 1 })
    .units('hacan', '46', { dreadnought: 1, fighter: 1 })
    .dice('combat', 7, 1)
    .dice('combat', 5, 1)
    .dice('combat', 7, 1)
    .dice('combat', 1)
    .start(fight);
  seat('mentak').isAsked('sustain-damage').allots({ flagship: 1 });
  seat('hacan').isAsked('assign-hits').allots({ fighter: 1 });
  deepEqual([seat('hacan').units('46'), seat('mentak').units('46')], [{}, { 'flagship!': 1 }]);
});

proves('LRR 87, faction-units/fourth-moon', 'elsewhere, or beside the flagship of another, they can', () => {
  const { seat } = attack()
    .units('mentak', '46', { dreadnought: 1 })
    .units('hacan', '46', { flagship: 1, dreadnought: 1 })
    .dice('combat', 10)
    .dice('combat', 10, 10, 10)
    .start(fight);
  seat('mentak').isAsked('sustain-damage').passes();
  seat('hacan').isAsked('sustain-damage').isOfferedLines({ flagship: 1, dreadnought: 1 }).allots({ dreadnought: 1 });
  deepEqual(seat('mentak').units('46'), {});
});

proves('LRR 87, faction-units/moll-terminus', "others' mechs on its planet cannot sustain", () => {
  const { seat } = table()
    .active('hacan')
    .planets('mentak', 'wellon')
    .units('mentak', 'wellon', { mech: 1 })
    .units('hacan', '18', { carrier: 1, mech: 1, infantry: 1 })
    .dice('combat', 6, 1)
    .dice('combat', 6)
    .dice('combat', 1)
    .dice('combat', 6)
    .start(activate({ system: '19' }));
  seat('hacan').chooses('18').allots({ carrier: 1 }).allots({ '18:space:mech': 1, '18:space:infantry': 1 });
  seat('hacan').allots({ 'mech@wellon': 1, 'infantry@wellon': 1 });
  seat('mentak').isAsked('sustain-damage').allots({ mech: 1 });
  seat('hacan').isAsked('assign-hits').allots({ infantry: 1 });
  deepEqual([seat('hacan').units('wellon'), seat('mentak').units('wellon')], [{}, { 'mech!': 1 }]);
});

proves('LRR 87, faction-units/moll-terminus', 'a mech that is carried does nothing to ships', () => {
  const { seat } = attack()
    .units('mentak', '46', { carrier: 1, mech: 1 })
    .units('hacan', '46', { dreadnought: 1 })
    .dice('combat', 9)
    .dice('combat', 10)
    .start(fight);
  seat('hacan').isAsked('sustain-damage').allots({ dreadnought: 1 });
  deepEqual(seat('hacan').units('46'), { 'dreadnought!': 1 });
});

proves('LRR 93.4, technologies/mirror-computing', 'a trade good pays 2 resources or 2 influence', () => {
  const rich = () => table().technology('mentak', 'mirror-computing').goods('mentak', { tradeGoods: 3 });
  const { seat, table: played } = rich().runs(game => pay(game, 0, 5, 'resources'));
  deepEqual([spendableTotal(played.state, 0, 'resources'), spendableTotal(played.state, 0, 'influence')], [6, 6]);
  seat('mentak').isAsked('pay-resources').isRefused('answer/against-rule', { 'trade-goods': 2 });
  const { ask } = seat('mentak');
  deepEqual(ask.form === 'allocate' && ask.suggest, { 'trade-goods': 3 });
  equal(seat('mentak').allots({ 'trade-goods': 3 }).tradeGoods, 0);
  let spent = 0;
  const lead = rich().runs(function* (game) {
    spent = yield* spendAny(game, 0, 'leadership.influence', 'influence');
  });
  lead.seat('mentak').allots({ 'trade-goods': 2 });
  equal(spent, 4);
  equal(spendableTotal(table().goods('mentak', { tradeGoods: 3 }).start().table.state, 0, 'resources'), 3);
});

proves('LRR 61.10, technologies/mirror-computing', 'where trade goods are asked for, each is one', () => {
  const each = (tradeGoods: number) => table().technology('mentak', 'mirror-computing').goods('mentak', { tradeGoods });
  // Three trade goods, plus two each for three resources and three influence.
  equal(canPayEach(each(6).start().table.state, 0, 3), false);
  equal(canPayEach(each(7).start().table.state, 0, 3), true);
  const { seat } = each(8).runs(game => payEach(game, 0, 3));
  seat('mentak')
    .isAsked('pay-each')
    .isRefused('answer/against-rule', { 'trade-goods': 6 })
    .allots({ 'trade-goods': 7 });
  equal(seat('mentak').tradeGoods, 1);
});

/** Mentak's cruiser against a cruiser and a fighter of Hacan. */
const salvage = (goods: number, dice: readonly number[][]) =>
  dice
    .reduce(
      (setup, each) => setup.dice('combat', ...each),
      given('mentak', 'hacan', 'letnev')
        .technology('mentak', 'salvage-operations')
        .goods('mentak', { tradeGoods: goods })
        .units('mentak', '46', { dreadnought: 1 })
        .units('hacan', '46', { cruiser: 1 })
        .active('mentak'),
    )
    .start(fight);

proves(
  'LRR 67.4, technologies/salvage-operations',
  'the winner gains a trade good and may produce a ship like a lost one',
  () => {
    const { seat } = salvage(1, [[10], [1]]);
    seat('mentak').isAsked('produce').isOfferedLines({ cruiser: 1 }).isBound(0, 1).allots({ cruiser: 1 });
    seat('mentak').isAsked('pay-resources').isTold({ price: 2 }).allots({ 'trade-goods': 2 });
    deepEqual([seat('mentak').units('46'), seat('mentak').tradeGoods], [{ dreadnought: 1, cruiser: 1 }, 0]);
    const thrifty = salvage(1, [[10], [1]]);
    equal(thrifty.seat('mentak').passes().tradeGoods, 2);
    equal(
      salvage(0, [[10], [1]])
        .seat('mentak')
        .isNotAsked().tradeGoods,
      1,
    ); // nothing to pay with
  },
);

proves('LRR 67.4, technologies/salvage-operations', 'one ship, whatever more it could pay for', () => {
  salvage(5, [[10], [1]])
    .seat('mentak')
    .isAsked('produce')
    .isBound(0, 1)
    .passes();
});

proves('LRR 78.10, technologies/salvage-operations', 'the loser gains one too, but nobody after a draw', () => {
  const lost = salvage(5, [[1], [10], [1], [10]]);
  lost.seat('mentak').isAsked('sustain-damage').allots({ dreadnought: 1 });
  equal(lost.seat('mentak').isNotAsked().tradeGoods, 6);
  const draw = salvage(5, [[10], [10]]);
  draw.seat('mentak').isAsked('sustain-damage').passes();
  equal(draw.seat('mentak').isNotAsked().tradeGoods, 5);
});
