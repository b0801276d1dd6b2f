import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { statsOf } from '../../../moments/units/queries.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { produceIn } from '../../../verbs/economy/production.ts';

const table = () => given('titans', 'sol', 'hacan').sheet('titans').strategyCards('titans', 'leadership!');
const turn = takeTurn({ seat: 0 });

proves('LRR 26, faction-units/saturn-engine, technologies/saturn-engine-ii', 'what its cruisers can do', () => {
  const of = (...known: 'saturn-engine-ii'[]) => {
    const { state } = table()
      .technology('titans', ...known)
      .start().table;
    const { combat, move, capacity, sustain } = statsOf(state, 0, 'cruiser');
    return [combat?.hitsOn, move, capacity, sustain];
  };
  deepEqual(
    [of(), of('saturn-engine-ii')],
    [
      [7, 2, 1, undefined],
      [6, 3, 2, true],
    ],
  );
});

proves('LRR 64, faction-units/hel-titan, technologies/hel-titan-ii', 'what its PDS can do', () => {
  const of = (...known: 'hel-titan-ii'[]) => {
    const { state } = table()
      .technology('titans', ...known)
      .start().table;
    const { combat, cannon, cannonRange, production, shield, sustain, cost } = statsOf(state, 0, 'pds');
    return [combat?.hitsOn, cannon?.hitsOn, cannonRange, production, shield, sustain, cost];
  };
  deepEqual(
    [of(), of('hel-titan-ii')],
    [
      [7, 6, undefined, 1, true, true, undefined],
      [6, 5, 1, 1, true, true, undefined],
    ],
  );
});

proves(
  'LRR 42, LRR 87, faction-units/hel-titan',
  'a PDS fights for its planet like a ground force, sustains damage, and is lost with it',
  () => {
    const { seat } = table()
      .active('sol')
      .planets('titans', 'lodor', 'elysium')
      .units('titans', 'lodor', { pds: 1 })
      .units('sol', '26', { carrier: 1, infantry: 2 })
      .dice('combat', 8, 1)
      .dice('combat', 7)
      .dice('combat', 8)
      .dice('combat', 1)
      .start(activate({ system: '26' }));
    seat('titans').isAsked('space-cannon').passes();
    seat('sol').isAsked('commit').allots({ 'infantry@lodor': 2 });
    seat('titans').isAsked('space-cannon-defense').passes();
    seat('titans').isAsked('sustain-damage').allots({ pds: 1 });
    deepEqual([seat('titans').units('lodor'), seat('sol').units('lodor')], [{}, { infantry: 1 }]);
    deepEqual(seat('sol').planets, ['lodor']);
  },
);

proves('LRR 95, LRR 17, faction-units/hel-titan', 'no ship carries it, and nobody captures it', () => {
  const moved = table()
    .planets('titans', 'lodor')
    .units('titans', 'lodor', { pds: 1 })
    .units('titans', '26', { carrier: 1 })
    .start(activate({ system: '46' }));
  moved.seat('titans').isAsked('move.from').chooses('26').allots({ carrier: 1 });
  deepEqual(moved.seat('titans').units('lodor'), { pds: 1 });
  const taken = given('vuilraith', 'titans', 'sol')
    .sheet('vuilraith')
    .sheet('titans')
    .planets('titans', 'lodor', 'elysium')
    .units('titans', 'lodor', { 'pds!': 1, infantry: 1 })
    .units('vuilraith', '26', { carrier: 1, infantry: 2 })
    .dice('combat', 8, 8)
    .dice('combat', 1, 1)
    .start(activate({ system: '26' }));
  taken.seat('titans').isAsked('space-cannon').passes();
  taken.seat('vuilraith').isAsked('commit').allots({ 'infantry@lodor': 2 });
  taken.seat('titans').isAsked('space-cannon-defense').passes();
  deepEqual(taken.seat('vuilraith').player.captured, [{ seat: null, unit: 'infantry', count: 1 }]);
});

proves('LRR 68.1, faction-units/hel-titan', 'two of them make two infantry for one resource', () => {
  const { seat } = table()
    .planet('lodor', { controller: 'titans', exhausted: true })
    .units('titans', 'lodor', { pds: 2 })
    .goods('titans', { tradeGoods: 1 })
    .runs(game => produceIn(game, 0, '26'));
  seat('titans').isAsked('produce').isTold({ limit: 2 }).allots({ infantry: 2 });
  seat('titans').isAsked('pay-resources').allots({ 'trade-goods': 1 });
  deepEqual(seat('titans').units('lodor'), { pds: 2, infantry: 2 });
});

proves(
  'LRR 30, faction-units/ouranos',
  'it takes the place of a PDS in the system that its owner has activated',
  () => {
    const { seat } = table()
      .planets('titans', 'starpoint', 'new-albion')
      .units('titans', 'starpoint', { pds: 1 })
      .units('titans', 'new-albion', { pds: 1 })
      .start(activate({ system: '27' }));
    seat('titans').isAsked('after-system-activated').chooses('ouranos').isAsked('ouranos.pds').chooses('starpoint');
    deepEqual([seat('titans').units('27'), seat('titans').units('starpoint')], [{ flagship: 1 }, {}]);
    deepEqual(seat('titans').units('new-albion'), { pds: 1 });
    seat('titans').isAsked('move.from').passes();
    seat('titans').isAsked('produce').passes();
  },
);

proves('LRR 30.2, faction-units/ouranos', 'not without a PDS there, nor if it is on the board already', () => {
  const none = table()
    .planets('titans', 'lodor')
    .units('titans', 'lodor', { pds: 1 })
    .start(activate({ system: '46' }));
  equal(none.table.over, true);
  const twice = table()
    .planets('titans', 'wellon')
    .units('titans', 'wellon', { pds: 1 })
    .units('titans', '20', { flagship: 1 })
    .token('titans', '20')
    .start(activate({ system: '19' }));
  twice.seat('titans').isAsked('produce').passes();
});

proves('LRR 51, LRR 78.6, leaders/tellurian', 'cancels a hit before it is assigned, whoever would take it', () => {
  const { seat } = table()
    .leader('titans', 'tellurian')
    .active('sol')
    .units('sol', '46', { cruiser: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .dice('combat', 7)
    .dice('combat', 1)
    .dice('combat', 7)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('titans').isAsked('before-hits-assigned').chooses('tellurian');
  deepEqual([seat('hacan').units('46'), seat('sol').units('46')], [{}, { cruiser: 1 }]); // by the next hit
  deepEqual(seat('titans').player.exhausted, ['tellurian']);
});

proves('LRR 51.6, leaders/tungstantus', 'unlocked by five structures on the board', () => {
  for (const pds of [1, 2]) {
    const { seat } = table()
      .leader('titans', 'tungstantus', 'locked')
      .planets('titans', 'elysium', 'lodor')
      .units('titans', 'elysium', { pds: 2, 'space-dock': 1 })
      .units('titans', 'lodor', { pds })
      .start(turn);
    seat('titans').chooses('pass');
    equal(seat('titans').player.leaders[0]!.locked, pds === 1);
  }
});

const yard = (tradeGoods: number) =>
  table()
    .leader('titans', 'tungstantus')
    .planet('elysium', { controller: 'titans', exhausted: true })
    .units('titans', 'elysium', { 'space-dock': 1 })
    .goods('titans', { tradeGoods });

proves('LRR 68, LRR 67.1, leaders/tungstantus', 'a trade good for Production, which may pay for what is made', () => {
  const spent = yard(1).runs(game => produceIn(game, 0, '55'));
  spent.seat('titans').isAsked('produce').allots({ cruiser: 1 }).isAsked('pay-resources');
  spent.seat('titans').allots({ tungstantus: 1, 'trade-goods': 1 });
  deepEqual([spent.seat('titans').units('55'), spent.seat('titans').tradeGoods], [{ cruiser: 1 }, 0]);
  const kept = yard(2).runs(game => produceIn(game, 0, '55'));
  kept.seat('titans').allots({ cruiser: 1 }).allots({ 'trade-goods': 2 });
  kept.seat('titans').isAsked('after-production').chooses('tungstantus');
  equal(kept.seat('titans').tradeGoods, 1);
  const nothing = yard(2).runs(game => produceIn(game, 0, '55'));
  nothing.seat('titans').passes();
  equal(nothing.seat('titans').tradeGoods, 2);
});
