import { deepEqual, equal } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import type { UnitType } from '../../../model/ids.ts';
import { systemOf } from '../../../model/readers.ts';
import { routesFor } from '../../../moments/movement/routes.ts';
import { objectives } from '../../../moments/objectives/registry.ts';
import { activate } from '../../../moments/steps.ts';
import { agendaPhaseEnds } from '../../../rules/agenda/agenda-phase.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { endRound } from '../../../rules/phases/round.ts';
import { readyRepairReturn } from '../../../rules/phases/status-phase.ts';
import { given } from '../../../testing/index.ts';
import { handOverCommodities } from '../../../verbs/economy/commodities.ts';
import { gainTradeGoods, giveTradeGoods } from '../../../verbs/economy/economy.ts';
import { produceByEffect, producibleByEffect } from '../../../verbs/economy/produce-by-effect.ts';
import { makePublic, scoreWithCost } from '../../../verbs/objectives/objectives.ts';
import { takeStrategyCard } from '../../../verbs/phases/strategy-cards.ts';

const table = () =>
  given('nomad', 'hacan', 'letnev').sheet('nomad').planets('nomad', 'arcturus').planets('hacan', 'arretze');

const ARTUNO = 'artuno-the-betrayer';
const artuno = () => table().leader('nomad', ARTUNO);

proves(
  'LRR 51.4, leaders/artuno-the-betrayer',
  'as many trade goods as it gains from the supply wait on the agent until it is readied',
  () => {
    const { seat, table: played } = artuno().runs(function* (game) {
      yield* gainTradeGoods(game, 0, 3);
      yield* readyRepairReturn.run(game, {});
    });
    const nomad = seat('nomad').isAsked('after-trade-goods-gained').isOffered(ARTUNO).chooses(ARTUNO);
    equal(nomad.tradeGoods, 6);
    deepEqual(nomad.player.leaders, [{ id: ARTUNO, locked: false }]);
    deepEqual(
      told(played, 'trade-goods-gained').map(({ count }) => count),
      [3, 3],
    );
    nomad.isNotAsked(); // what lay on it is no gain from the supply
  },
);

proves('LRR 51.4, leaders/artuno-the-betrayer', 'everybody sees what lies on it, and it may be declined', () => {
  const { seat, table: played } = artuno().runs(game => gainTradeGoods(game, 0, 2));
  seat('nomad').chooses(ARTUNO);
  const held = { id: ARTUNO, locked: false, tradeGoods: 2 };
  deepEqual([seat('nomad').tradeGoods, seat('nomad').player.leaders], [2, [held]]);
  deepEqual(played.view(1).players[0]!.leaders, [held]);
  const left = artuno().runs(game => gainTradeGoods(game, 0, 2));
  left.seat('nomad').passes();
  deepEqual([left.seat('nomad').tradeGoods, left.seat('nomad').player.exhausted], [2, []]);
});

proves(
  'LRR 51.4, leaders/artuno-the-betrayer',
  'one gain alone, and none that comes from a strategy card, another player or a transaction',
  () => {
    const twice = artuno().runs(function* (game) {
      yield* gainTradeGoods(game, 0, 5);
      yield* gainTradeGoods(game, 0, 1);
    });
    twice.seat('nomad').passes().isAsked('after-trade-goods-gained').chooses(ARTUNO);
    deepEqual(
      twice.seat('nomad').player.leaders.map(({ tradeGoods }) => tradeGoods),
      [1],
    );
    const others = artuno()
      .goods('hacan', { tradeGoods: 2, commodities: 3 })
      .with(game => {
        game.strategyCards = game.strategyCards.map(card => ({ ...card, tradeGoods: 1 }));
      })
      .runs(function* (game) {
        yield* takeStrategyCard(game, 0, 'imperial');
        yield* giveTradeGoods(game, 1, 0, 2);
        yield* handOverCommodities(game, 1, 0);
        yield* gainTradeGoods(game, 1, 4);
      });
    others.seat('nomad').isNotAsked();
    equal(others.seat('nomad').tradeGoods, 6);
    const traded = artuno()
      .goods('hacan', { commodities: 3 })
      .strategyCards('nomad', 'leadership!')
      .units('nomad', '20', { cruiser: 1 })
      .units('hacan', '46', { cruiser: 1 })
      .start(takeTurn({ seat: 0 }));
    traded.seat('nomad').chooses('transaction:1').deals({}, { commodities: 3 });
    traded.seat('hacan').chooses('accept');
    traded.seat('nomad').isAsked('action').chooses('pass');
    equal(traded.seat('nomad').tradeGoods, 3);
  },
);

proves('LRR 51.4, leaders/artuno-the-betrayer, leaders/ssruu', 'who copies it keeps the goods on its own agent', () => {
  const { seat } = given('nomad', 'yssaril', 'hacan')
    .leader('nomad', ARTUNO)
    .leader('yssaril', 'ssruu')
    .runs(function* (game) {
      yield* gainTradeGoods(game, 1, 2);
      yield* readyRepairReturn.run(game, {});
    });
  seat('nomad').isNotAsked();
  seat('yssaril').isAsked('after-trade-goods-gained').isOffered(`copy:${ARTUNO}`).chooses(`copy:${ARTUNO}`);
  deepEqual([seat('yssaril').tradeGoods, seat('yssaril').player.leaders], [4, [{ id: 'ssruu', locked: false }]]);
});

const SECRET = 'form-a-spy-network';

proves('LRR 51.6, leaders/navarch-feng', 'unlocked by a scored secret objective that is still secret', () => {
  const isLocked = (...known: ('scored' | 'public')[]) => {
    const { seat } = table()
      .leader('nomad', 'navarch-feng', 'locked')
      .secrets('nomad', SECRET)
      .actionCards('nomad', 'plague', 'uprising', 'signal-jamming#1', 'spy', 'tactical-bombardment#1')
      .runs(function* (game) {
        if (known.includes('scored')) yield* scoreWithCost(game, 0, objectives.of(SECRET));
        if (known.includes('public')) yield* makePublic(game, SECRET);
      });
    if (known.includes('scored'))
      seat('nomad').chooses('plague', 'uprising', 'signal-jamming#1', 'spy', 'tactical-bombardment#1');
    return seat('nomad').player.leaders[0]!.locked;
  };
  equal(isLocked(), true);
  equal(isLocked('scored'), false);
  equal(isLocked('scored', 'public'), true); // at once, within one effect
  const open = table()
    .leader('nomad', 'navarch-feng', 'locked')
    .revealed('corner-the-market')
    .scored('nomad', 'corner-the-market')
    .runs(game => gainTradeGoods(game, 0, 1));
  equal(open.seat('nomad').player.leaders[0]!.locked, true);
});

/** A dock at Wellon, and nothing to spend but the home planet. */
const dock = () =>
  table().planet('wellon', { controller: 'nomad', exhausted: true }).units('nomad', 'wellon', { 'space-dock': 1 });

proves('LRR 67.1, leaders/navarch-feng', 'the flagship is produced for nothing, and counts against Production', () => {
  const { seat } = dock()
    .leader('nomad', 'navarch-feng')
    .token('nomad', '19')
    .start(activate({ system: '19' }));
  const nomad = seat('nomad').isAsked('produce');
  equal(nomad.ask.prompt.limit, 3);
  nomad.isRefused('answer/too-many', { flagship: 1, fighter: 3 }).allots({ flagship: 1, fighter: 2 });
  nomad.isAsked('pay-resources').isTold({ price: 1 }).allots({ arcturus: 1 });
  deepEqual(nomad.units('19'), { flagship: 1, fighter: 2 });
  const alone = dock()
    .planet('arcturus', { controller: 'nomad', exhausted: true })
    .leader('nomad', 'navarch-feng')
    .token('nomad', '19')
    .start(activate({ system: '19' }));
  alone.seat('nomad').isOfferedLines({ flagship: 1 }).allots({ flagship: 1 }).isNotAsked();
  deepEqual(alone.seat('nomad').units('19'), { flagship: 1 });
});

proves('LRR 67.1, leaders/navarch-feng', 'without the commander the flagship has its usual price', () => {
  const { seat } = dock()
    .leader('nomad', 'navarch-feng', 'locked')
    .goods('nomad', { tradeGoods: 3 })
    .token('nomad', '19')
    .start(activate({ system: '19' }));
  seat('nomad').isAsked('produce').isBarred({ flagship: 'produce.cost LRR 67.1' }).passes();
});

proves(
  'LRR 51.8, leaders/navarch-feng, promissory-notes/alliance',
  'also for who has the Alliance of the Nomad',
  () => {
    const { seat } = table()
      .leader('nomad', 'navarch-feng')
      .notesInPlay('hacan', 'alliance#0')
      .planet('wellon', { controller: 'hacan', exhausted: true })
      .planet('arretze', { controller: 'hacan', exhausted: true })
      .units('hacan', 'wellon', { 'space-dock': 1 })
      .active('hacan')
      .token('hacan', '19')
      .start(activate({ system: '19' }));
    seat('hacan').isAsked('produce').isOfferedLines({ flagship: 1 }).allots({ flagship: 1 });
    deepEqual(seat('hacan').units('19'), { flagship: 1 });
  },
);

proves(
  'LRR 67.4, leaders/navarch-feng, action-cards/scuttle',
  'it still costs 8 where an effect limits the price or refunds it',
  () => {
    const { state } = dock().leader('nomad', 'navarch-feng').start().table;
    const place = { system: '19', planet: null };
    const has = (mostCost: number): boolean =>
      producibleByEffect(state, 0, place, { max: 1, mostCost }).some(({ key }) => key === 'flagship');
    deepEqual([has(7), has(8)], [false, true]);
    const made = dock()
      .leader('nomad', 'navarch-feng')
      .runs(game => produceByEffect(game, 0, place, { max: 1, mostCost: 8 }));
    made.seat('nomad').allots({ flagship: 1 }).isNotAsked();
    deepEqual([made.seat('nomad').units('19'), made.seat('nomad').readyPlanets], [{ flagship: 1 }, ['arcturus']]);
    const { seat } = dock()
      .leader('nomad', 'navarch-feng')
      .units('nomad', '46', { flagship: 1 })
      .strategyCards('nomad', 'leadership!')
      .actionCards('nomad', 'scuttle')
      .start(takeTurn({ seat: 0 }));
    seat('nomad').uses('scuttle').allots({ 'flagship@46': 1 });
    equal(seat('nomad').tradeGoods, 8);
  },
);

const HERO = 'ahk-syl-siven';

/** The flagship and other ships beside an own token, troops on the planet. */
const held = () =>
  table()
    .leader('nomad', HERO)
    .strategyCards('nomad', 'leadership!')
    .units('nomad', '20', { flagship: 1, carrier: 1 })
    .units('nomad', 'vefut-ii', { infantry: 2 })
    .planets('nomad', 'vefut-ii')
    .token('nomad', '20');

proves(
  'LRR 51.12, leaders/ahk-syl-siven',
  'for the round the flagship and what it carries leave own command tokens behind, and no other ship does',
  () => {
    const { seat } = held().start(takeTurn({ seat: 0 }), takeTurn({ seat: 0 }));
    const nomad = seat('nomad').uses(HERO);
    nomad.isAsked('action').chooses('tactical').chooses('46');
    nomad.isAsked('move.from').isOffered('20').chooses('20').isAsked('move.ships').isOfferedLines({ flagship: 1 });
    nomad.isBarred({ carrier: 'move.own-token LRR 58.3c' }).allots({ flagship: 1 });
    nomad.isAsked('move.cargo').isOfferedLines({ '20:vefut-ii:infantry': 2 }).allots({ '20:vefut-ii:infantry': 2 });
    deepEqual([nomad.units('46'), nomad.units('20')], [{ flagship: 1, infantry: 2 }, { carrier: 1 }]);
    deepEqual(nomad.player.leaders.length, 1); // purged as the round ends
  },
);

proves('LRR 58.3c, leaders/ahk-syl-siven', 'without it they stay, and a carrier picks up nothing there', () => {
  const { seat } = held().start(activate({ system: '46' }));
  seat('nomad').isNotAsked();
  const passing = () =>
    held().technology('nomad', 'carrier-ii').units('nomad', '39', { carrier: 1 }).tokens('nomad', { fleet: 4 });
  const carried = passing()
    .start(takeTurn({ seat: 0 }), takeTurn({ seat: 0 }))
    .seat('nomad');
  carried.uses(HERO).chooses('tactical').chooses('46').isOffered('20', '39').chooses('39').allots({ carrier: 1 });
  carried.isAsked('move.from').isOffered('20').passes(); // there was nothing to take along
  deepEqual(carried.units('46'), { carrier: 1 });
});

proves('LRR 58.3, leaders/ahk-syl-siven', 'the flagship picks up troops beside a token on its way', () => {
  const { seat } = table()
    .leader('nomad', HERO)
    .technology('nomad', 'memoria-ii')
    .strategyCards('nomad', 'leadership!')
    .units('nomad', '39', { flagship: 1 })
    .units('nomad', 'vefut-ii', { infantry: 2 })
    .planets('nomad', 'vefut-ii')
    .token('nomad', '20')
    .start(takeTurn({ seat: 0 }), takeTurn({ seat: 0 }));
  const nomad = seat('nomad').uses(HERO).chooses('tactical').chooses('46').chooses('39').allots({ flagship: 1 });
  if (nomad.ask.kind === 'move.route') nomad.chooses('20>46');
  nomad.isAsked('move.cargo').isOfferedLines({ '20:vefut-ii:infantry': 2 }).allots({ '20:vefut-ii:infantry': 1 });
  deepEqual(nomad.units('46'), { flagship: 1, infantry: 1 });
});

proves('LRR 95.3, leaders/ahk-syl-siven', 'so a detour past such troops is a useful route', () => {
  const fetched = (...ships: UnitType[]) => {
    const { state } = table()
      .units('nomad', 'wellon', { infantry: 1 })
      .planets('nomad', 'wellon')
      .token('nomad', '19')
      .technology('nomad', 'memoria-ii', 'carrier-ii')
      .with(game => {
        game.lasting = [{ id: HERO, seat: 0, until: 'round', aim: null }];
      })
      .start().table;
    const kinds = ships.map(unit => ({ unit, count: 1 }));
    return routesFor(state, 0, kinds, systemOf(state, '26'), '18').flatMap(({ pickUps }) => pickUps);
  };
  deepEqual([fetched('flagship'), fetched('carrier'), fetched('flagship', 'carrier')], [['19'], [], []]);
});

proves('LRR 51.12, leaders/ahk-syl-siven', 'it is purged when the round ends, and not before', () => {
  const late = held().start(takeTurn({ seat: 0 }), agendaPhaseEnds({}), activate({ system: '46' }));
  late.seat('nomad').uses(HERO);
  late.seat('nomad').isAsked('move.from').isOffered('20').passes(); // the agenda phase is a part of the round
  const { seat, table: played } = held().start(takeTurn({ seat: 0 }), endRound({}));
  seat('nomad').uses(HERO);
  deepEqual([seat('nomad').player.leaders, played.state.purged, played.state.lasting], [[], [HERO], []]);
});

proves('LRR 51.10, leaders/ahk-syl-siven', 'unlocked by three scored objectives of any kind', () => {
  const { seat } = table()
    .leader('nomad', HERO, 'locked')
    .revealed('corner-the-market', 'diversify-research')
    .scored('nomad', 'corner-the-market', 'diversify-research', SECRET)
    .runs(game => gainTradeGoods(game, 0, 1));
  equal(seat('nomad').player.leaders[0]!.locked, false);
});
