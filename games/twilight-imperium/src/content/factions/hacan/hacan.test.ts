import { deepEqual, equal } from 'node:assert/strict';
import { open } from '@orrery/kernel';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import type { UnitType } from '../../../model/ids.ts';
import { endOfStrategyPhase } from '../../../moments/phases/windows.ts';
import { activate } from '../../../moments/steps.ts';
import { partnersInTurn, transaction } from '../../../rules/economy/transactions.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { startingComponents } from '../../../rules/phases/setup.ts';
import { strategicAction } from '../../../rules/phases/strategic-action.ts';
import { combat, given } from '../../../testing/index.ts';

/** No player has neighbours; Hacan can only pass, trade and use components. */
const table = () =>
  given('sol', 'hacan', 'letnev')
    .sheet('hacan')
    .strategyCards('hacan', 'leadership!')
    .tokens('hacan', { tactic: 0 })
    .planets('sol', 'wellon')
    .planets('hacan', 'hercant')
    .planets('letnev', 'bereg');
const turn = takeTurn({ seat: 1 });
const deal = transaction({ seat: 1, partner: 0 });

proves('GR setup.3, LRR 51.2', 'the faction brings its sheet and its leaders', () => {
  const { seat } = given('sol', 'hacan', 'letnev').start(startingComponents({ seat: 1 }));
  for (const unit of [2, 1])
    seat('hacan')
      .isAsked('setup.place')
      .allots(unit === 2 ? { arretze: 4 } : { arretze: 1 });
  const { sheet, leaders } = seat('hacan').player;
  const abilities = ['masters-of-trade', 'guild-ships', 'arbiters'];
  const units = ['wrath-of-kenara', 'pride-of-kenara'];
  deepEqual(sheet, [...abilities, ...units, 'production-biomes', 'quantum-datahub-node']);
  deepEqual(leaders, [
    { id: 'carth-of-golden-sands', locked: false },
    { id: 'gila-the-silvertongue', locked: true },
    { id: 'harrugh-gefhara', locked: true },
  ]);
});

proves('LRR 92.5, faction-abilities/masters-of-trade', 'it follows Trade without a token, and others do not', () => {
  const { seat } = table()
    .tokens('hacan', { strategy: 0 })
    .tokens('letnev', { strategy: 0 })
    .strategyCards('sol', 'trade')
    .active('sol')
    .start(strategicAction({ card: 'trade' }));
  seat('sol').isAsked('trade.invite').passes();
  seat('hacan').isAsked('follow').isTold({ card: 'trade', free: true }).chooses('follow');
  deepEqual([seat('hacan').commodities, seat('letnev').commodities], [6, 0]);
});

proves(
  'LRR 20.5, faction-abilities/masters-of-trade',
  'with tokens it spends none, and other cards cost it one',
  () => {
    const followed = (card: 'trade' | 'politics') => {
      const { seat } = table()
        .strategyCards('sol', card)
        .deck('action-cards', 'sabotage#1', 'sabotage#2', 'sabotage#3', 'sabotage#4')
        .active('sol')
        .start(strategicAction({ card }));
      if (card === 'trade') seat('sol').passes();
      else seat('sol').chooses('1');
      seat('hacan')
        .isAsked('follow')
        .isTold({ free: card === 'trade' })
        .chooses('follow');
      seat('letnev').isTold({ free: false }).passes();
      return seat('hacan').tokens.strategy;
    };
    deepEqual([followed('trade'), followed('politics')], [2, 1]);
  },
);

proves('LRR 94.1, faction-abilities/guild-ships', 'deals with everybody, neighbours or not, whoever begins', () => {
  const goods = table().goods('sol', { tradeGoods: 1 }).goods('letnev', { tradeGoods: 1 });
  const { seat, table: played } = goods.start(turn);
  seat('hacan').isOffered('pass', 'transaction:2', 'transaction:0', 'talk').chooses('pass');
  deepEqual(partnersInTurn(played.state, 0), [1]); // Hacan, but not Letnev
  deepEqual(partnersInTurn(played.state, 2), [1]);
});

proves('LRR 94.1, faction-abilities/guild-ships', 'but only once with each in a turn', () => {
  const { seat } = table().goods('sol', { tradeGoods: 1 }).goods('hacan', { tradeGoods: 2 }).start(turn);
  seat('hacan').chooses('transaction:0').deals({ 'trade-goods': 1 });
  seat('sol').chooses('accept');
  seat('hacan').isOffered('pass', 'transaction:2', 'talk').isBarred({ 'transaction:0': 'action.traded LRR 94.1' });
  seat('hacan').chooses('pass');
});

proves('LRR 94.3a, faction-abilities/arbiters', 'action cards are named when given and counted when wanted', () => {
  const { seat, table: played } = table()
    .actionCards('hacan', 'plague#1', 'sabotage#1')
    .actionCards('sol', 'spy#1', 'uprising#1', 'direct-hit#1')
    .start(deal);
  const hacan = seat('hacan').isAsked('transaction.offer');
  hacan
    .isOfferedToGive({ 'action-card:plague#1': 1, 'action-card:sabotage#1': 1 })
    .isOfferedToWant({ 'action-cards': 3 })
    .deals({ 'action-card:plague#1': 1 }, { 'action-cards': 2 });
  seat('sol').isTold({ gives: { 'action-cards': 1 }, wants: { 'action-cards': 2 }, givesCards: ['plague#1'] });
  const offer = eventsOf(played, 'offer')[0]!;
  deepEqual([offer.data.gives, Object.keys(offer.secret ?? {})], [{ 'action-cards': 1 }, ['0', '1']]);
  seat('sol').isOffered('accept', 'counter', 'refuse').chooses('accept');
  seat('sol').isAsked('transaction.cards').isOffered('spy#1', 'uprising#1', 'direct-hit#1').isBound(2, 2);
  seat('sol').chooses('spy#1', 'direct-hit#1');
  deepEqual(seat('hacan').player.actionCards, ['sabotage#1', 'spy#1', 'direct-hit#1']);
  deepEqual(seat('sol').player.actionCards, ['uprising#1', 'plague#1']);
  for (const { secret, data } of eventsOf(played, 'action-card-given'))
    deepEqual(
      [Object.keys(secret ?? {}), Object.keys(data)],
      [
        ['0', '1'],
        ['seat', 'to'],
      ],
    );
});

proves(
  'LRR 94.3a, faction-abilities/arbiters',
  'also by an offer in return, which its first side answers (R-150)',
  () => {
    const { seat } = table().actionCards('hacan', 'plague#1', 'sabotage#1').goods('sol', { tradeGoods: 2 }).start(deal);
    seat('hacan').deals({}, { 'trade-goods': 2 });
    seat('sol').chooses('counter').deals({ 'trade-goods': 1 }, { 'action-cards': 1 });
    seat('hacan').chooses('accept').isAsked('transaction.cards').chooses('sabotage#1');
    deepEqual([seat('sol').player.actionCards, seat('hacan').player.actionCards], [['sabotage#1'], ['plague#1']]);
    equal(seat('hacan').tradeGoods, 1);
  },
);

proves('LRR 94.3, faction-abilities/arbiters', 'nobody else exchanges action cards', () => {
  const { seat } = table()
    .actionCards('letnev', 'plague#1')
    .actionCards('sol', 'spy#1')
    .goods('sol', { tradeGoods: 1 })
    .start(transaction({ seat: 0, partner: 2 }));
  seat('sol').isOfferedToGive({ 'trade-goods': 1 }).deals({ 'trade-goods': 1 });
  seat('letnev').isAsked('transaction.answer').chooses('refuse');
});

proves('LRR 2.4, faction-abilities/arbiters', 'whoever has more than seven after it discards at once (R-150)', () => {
  const full = ['spy#1', 'plague#1', 'uprising#1', 'ghost-ship#1', 'sabotage#1', 'sabotage#2', 'sabotage#3'];
  const { seat } = table()
    .actionCards('hacan', 'direct-hit#1', 'direct-hit#2')
    .actionCards('sol', ...full)
    .start(deal);
  seat('hacan').deals({ 'action-card:direct-hit#1': 1, 'action-card:direct-hit#2': 1 }, { 'action-cards': 1 });
  seat('sol').chooses('accept').chooses('spy#1');
  seat('sol').isAsked('discard-action-cards').isBound(1, 1).chooses('plague#1');
  equal(seat('sol').player.actionCards.length, 7);
});

/** Hacan's flagship and carrier fight two destroyers of Sol; it needs 7 and 9, its dice show this. */
const fleets = (tradeGoods: number, ...dice: number[]) =>
  given('sol', 'hacan', 'letnev')
    .sheet('hacan')
    .goods('hacan', { tradeGoods })
    .units('hacan', '46', { flagship: 1, carrier: 1 })
    .units('sol', '46', { destroyer: 2 })
    .active('hacan')
    .dice('barrage', 1, 1, 1, 1)
    .dice('combat', ...dice)
    .dice('combat', 1, 1);

proves('LRR 78.5, faction-units/wrath-of-kenara', 'a trade good adds 1 to a die that misses by one, once a die', () => {
  const { seat } = fleets(3, 6, 5, 8).start(activate({ system: '46' }));
  seat('hacan').isAsked('after-combat-roll').isOffered('wrath-of-kenara').chooses('wrath-of-kenara');
  const asked = seat('hacan').isAsked('wrath-of-kenara.dice');
  asked.isOfferedLines({ flagship: 1, carrier: 1 }).isBound(1, 2).allots({ flagship: 1, carrier: 1 });
  deepEqual([seat('hacan').tradeGoods, seat('sol').units('46')], [1, {}]);
});

proves('LRR 78.5, faction-units/wrath-of-kenara', 'no more of them than there are trade goods', () => {
  const { seat, table: played } = fleets(1, 6, 6, 8)
    .dice('combat', 7, 1, 1)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('hacan').chooses('wrath-of-kenara').isOfferedLines({ flagship: 2, carrier: 1 }).isBound(1, 1);
  const { ask } = seat('hacan');
  deepEqual(ask.form === 'allocate' && ask.suggest, { flagship: 1 });
  seat('hacan').allots({ flagship: 1 });
  const [roll] = eventsOf(played, 'combat-roll').filter(({ data }) => data.seat === 1);
  const dice = roll!.data.dice;
  deepEqual(
    [roll!.data.hits, ...dice.map(({ unit, result }) => `${unit} ${result}`)],
    [1, 'flagship 7', 'flagship 6', 'carrier 8'], // one die, +1
  );
  deepEqual([seat('hacan').tradeGoods, seat('sol').units('46')], [0, {}]);
});

proves('R-152, faction-units/wrath-of-kenara', 'nobody is asked where it changes nothing', () => {
  const { seat } = fleets(3, 7, 7, 1).start(activate({ system: '46' }));
  equal(seat('hacan').isNotAsked().tradeGoods, 3);
});

proves('R-152, faction-units/wrath-of-kenara', 'nor without trade goods', () => {
  const { seat } = fleets(0, 6, 6, 9)
    .dice('combat', 7, 1, 1)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  deepEqual(seat('hacan').isNotAsked().units('46'), { flagship: 1, carrier: 1 });
});

proves('R-152, faction-units/wrath-of-kenara', 'nor without the flagship', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .sheet('hacan')
    .goods('hacan', { tradeGoods: 3 })
    .units('hacan', '46', { cruiser: 1 })
    .units('sol', '46', { carrier: 1 })
    .active('hacan')
    .dice('combat', 6)
    .dice('combat', 1)
    .dice('combat', 7)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  equal(seat('hacan').isNotAsked().tradeGoods, 3);
});

proves('LRR 10, faction-units/wrath-of-kenara', 'Anti-Fighter Barrage in a space combat too (R-152)', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .sheet('hacan')
    .goods('hacan', { tradeGoods: 1 })
    .units('hacan', '46', { flagship: 1, destroyer: 1 })
    .units('sol', '46', { fighter: 1 })
    .active('hacan')
    .dice('barrage', 8, 1)
    .technology(0, 'fighter-ii')
    .start(activate({ system: '46' }));
  seat('hacan').isAsked('after-ability-roll').chooses('wrath-of-kenara').isOfferedLines({ destroyer: 1 });
  seat('hacan').allots({ destroyer: 1 });
  deepEqual([seat('hacan').tradeGoods, seat('sol').units('46')], [0, {}]);
});

const market = (units: Readonly<Partial<Record<UnitType, number>>>) =>
  table().planets('hacan', 'lodor', 'quann').units('hacan', 'lodor', units).goods('sol', { tradeGoods: 2 });

proves('LRR 94, faction-units/pride-of-kenara', "its planet's card can be traded, and all units move away", () => {
  const { seat } = market({ mech: 1, infantry: 2, pds: 1, 'space-dock': 1 })
    .units('hacan', 'quann', { pds: 2 })
    .start(deal);
  seat('hacan').isOfferedToGive({ 'planet:lodor': 1 }).deals({ 'planet:lodor': 1 }, { 'trade-goods': 2 });
  seat('sol')
    .isTold({ gives: { 'planet:lodor': 1 } })
    .chooses('accept');
  seat('hacan').isAsked('pride-of-kenara.planet').isOffered('hercant', 'quann').chooses('quann');
  deepEqual(seat('hacan').units('quann'), { pds: 2, mech: 1, infantry: 2, 'space-dock': 1 }); // room for two PDS only
  deepEqual([seat('hacan').units('lodor'), seat('sol').planets], [{}, ['lodor', 'wellon']]);
  equal(seat('sol').planet('lodor').exhausted, true);
});

proves('LRR 94.4a, faction-abilities/arbiters', 'a card that is given away with a planet can no longer react', () => {
  const { seat } = market({ mech: 1 }).actionCards('hacan', 'reparations').start(deal);
  seat('hacan').deals({ 'planet:lodor': 1, 'action-card:reparations': 1 }, { 'trade-goods': 2 });
  seat('sol').chooses('accept');
  seat('hacan').chooses('quann').isNotAsked();
  deepEqual([seat('hacan').player.actionCards, seat('sol').player.actionCards], [[], ['reparations']]);
});

proves('LRR 94, faction-units/pride-of-kenara', 'others can ask for it, but not for planets without the mech', () => {
  const { seat } = market({ mech: 1 })
    .units('hacan', 'quann', { infantry: 1 })
    .start(transaction({ seat: 0, partner: 1 }));
  seat('sol').isOfferedToWant({ 'planet:lodor': 1 }).deals({ 'trade-goods': 2 }, { 'planet:lodor': 1 });
  seat('hacan').chooses('accept').chooses('hercant');
  deepEqual([seat('hacan').units('hercant'), seat('sol').planets], [{ mech: 1 }, ['lodor', 'wellon']]);
});

/** Is Lodor among what Hacan could give? */
const offered = (setup: ReturnType<typeof table>): boolean => {
  const { seat } = setup.goods('hacan', { tradeGoods: 1 }).goods('sol', { tradeGoods: 1 }).start(deal);
  const { ask } = seat('hacan');
  seat('hacan').deals({ 'trade-goods': 1 });
  seat('sol').chooses('refuse');
  return ask.form === 'allocate' && ask.lines.some(({ key }) => key === 'give:planet:lodor');
};

proves('R-153, faction-units/pride-of-kenara', 'not the last planet, from which there is no place to go', () => {
  const last = given('sol', 'hacan', 'letnev').sheet('hacan').planets('hacan', 'lodor');
  equal(offered(last.units('hacan', 'lodor', { mech: 1 })), false);
});

proves('R-153, faction-units/pride-of-kenara', 'not in a combat, nor beside others', () => {
  equal(offered(market({ mech: 1 })), true);
  equal(offered(market({ infantry: 1 })), false);
  equal(offered(market({ mech: 1 }).units('sol', 'lodor', { infantry: 1 })), false);
  const fought = market({ mech: 1 }).with(game => {
    game.combat = combat({ system: '42', attacker: 1, defender: 0 });
  });
  equal(offered(fought), false);
});

proves('LRR 94.4a, faction-units/pride-of-kenara', 'a planet sold for another reason, and empty, moves nobody', () => {
  const { seat } = market({ mech: 1 })
    .planet('quann', { attachments: ['demilitarized-zone'] })
    .phase('agenda')
    .start(deal);
  seat('hacan').isOfferedToGive({ 'planet:lodor': 1, 'planet:quann': 1 });
  seat('hacan').deals({ 'planet:quann': 1 }, { 'trade-goods': 2 });
  seat('sol').chooses('accept');
  deepEqual(seat('hacan').isNotAsked().units('lodor'), { mech: 1 });
  deepEqual(seat('hacan').planets, ['hercant', 'lodor']);
});

proves('R-153, faction-units/pride-of-kenara', 'not all planets at once: one must stay for the units', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .sheet('hacan')
    .planets('hacan', 'lodor', 'quann')
    .units('hacan', 'lodor', { mech: 1 })
    .units('hacan', 'quann', { mech: 1 })
    .start(deal);
  const hacan = seat('hacan').isOfferedToGive({ 'planet:lodor': 1, 'planet:quann': 1 });
  equal(hacan.refusedBy({ 'give:planet:lodor': 1, 'give:planet:quann': 1 })?.id, 'transaction.no-refuge');
  hacan.deals({ 'planet:lodor': 1 });
  seat('sol').chooses('accept');
  deepEqual([hacan.units('quann'), hacan.planets], [{ mech: 2 }, ['quann']]);
});

proves('LRR 41.2, faction-units/pride-of-kenara', 'units that leave a gravity rift roll for it (R-153)', () => {
  const { seat } = market({ mech: 1, infantry: 2 })
    .anomaly('26', 'gravity-rift')
    .dice('gravity-rift', 4)
    .dice('gravity-rift', 3, 10)
    .start(deal);
  seat('hacan').deals({ 'planet:lodor': 1 });
  seat('sol').chooses('accept');
  seat('hacan').chooses('hercant');
  deepEqual(seat('hacan').units('hercant'), { mech: 1, infantry: 1 });
});

const _biomes = 'component:production-biomes:production-biomes';

const _node = (tradeGoods: number, strategy = 1) =>
  given('sol', 'hacan', 'letnev')
    .technology('hacan', 'quantum-datahub-node')
    .goods('hacan', { tradeGoods })
    .tokens('hacan', { strategy })
    .strategyCards('hacan', 'trade', 'warfare')
    .strategyCards('sol', 'politics')
    .strategyCards('letnev', 'imperial', 'technology')
    .runs(game => open(game, endOfStrategyPhase, {}));

const convoys = 'component:trade-convoys:trade-convoys#1';

proves(
  'LRR 69.1a, promissory-notes/trade-convoys',
  'an action puts it into play, and its holder deals with all',
  () => {
    const { seat, table: played } = given('sol', 'hacan', 'letnev')
      .notes('sol', 'trade-convoys#1')
      .planets('sol', 'wellon')
      .planets('letnev', 'bereg')
      .goods('letnev', { tradeGoods: 1 })
      .strategyCards('sol', 'leadership!')
      .tokens('sol', { tactic: 0 })
      .start(takeTurn({ seat: 0 }));
    seat('sol').isOffered(convoys, 'pass').chooses(convoys);
    deepEqual(seat('sol').player.notesInPlay, ['trade-convoys#1']);
    seat('sol').mayDealWith(2).passes();
    deepEqual(partnersInTurn(played.state, 2), [0]);
    deepEqual(partnersInTurn(played.state, 1), []);
  },
);

proves('LRR 69.2, promissory-notes/trade-convoys', 'its owner does not play it, and in a hand it does nothing', () => {
  const { seat, table: played } = given('sol', 'hacan', 'letnev')
    .notes('hacan', 'trade-convoys#1')
    .goods('letnev', { tradeGoods: 1 })
    .strategyCards('hacan', 'leadership!')
    .tokens('hacan', { tactic: 0 })
    .start(turn);
  seat('hacan').isOffered('pass').chooses('pass');
  deepEqual(partnersInTurn(played.state, 1), []);
});

proves('LRR 69.3, promissory-notes/trade-convoys', "activating a system with the owner's units gives it back", () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .notesInPlay('sol', 'trade-convoys#1')
    .units('hacan', 'wellon', { pds: 1 })
    .active('sol')
    .start(activate({ system: '19' }));
  deepEqual([seat('sol').player.notesInPlay, seat('hacan').player.notes], [[], ['trade-convoys#1']]);
});
