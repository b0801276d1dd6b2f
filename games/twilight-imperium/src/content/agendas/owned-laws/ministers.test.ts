import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { drawForStatus, readyRepairReturn } from '../../../rules/phases/status-phase.ts';
import { secondary, strategicAction } from '../../../rules/phases/strategic-action.ts';
import { given } from '../../../testing/index.ts';
import { passLaw } from '../../../verbs/agenda/laws.ts';
import { replenishCommodities } from '../../../verbs/economy/economy.ts';
import { produceByEffect } from '../../../verbs/economy/produce-by-effect.ts';
import { produceIn } from '../../../verbs/economy/production.ts';
import { gainControl } from '../../../verbs/galaxy/planets.ts';
import { replaceUnits } from '../../../verbs/units/replacement.ts';
import { placeStructure } from '../../../verbs/units/structures.ts';
import { placeUnits } from '../../../verbs/units/units.ts';
import { construction } from '../../strategy-cards/construction.ts';

const table = () => given('sol', 'hacan', 'letnev');

proves('LRR 8.10, LRR 7.4, agendas/minister-of-exploration', 'the elected player owns the law', () => {
  const { seat, table: played } = table().agenda('minister-of-exploration');
  seat('sol').isAsked('break-tie').isOffered('0', '1', '2').chooses('1');
  deepEqual(played.state.laws, [{ id: 'minister-of-exploration', elected: '1' }]);
});

proves('agendas/minister-of-exploration', 'a trade good for each planet that its owner gains, and no other', () => {
  const { seat } = table()
    .law('minister-of-exploration', '1')
    .planets('sol', 'quann')
    .runs(function* (game) {
      yield* gainControl(game, 1, 'quann');
      yield* gainControl(game, 1, 'bereg');
      yield* gainControl(game, 1, 'bereg'); // already controlled
      yield* gainControl(game, 2, 'lodor');
    });
  deepEqual([seat('hacan').tradeGoods, seat('letnev').tradeGoods], [2, 0]);
});

proves('LRR 35.1, agendas/minister-of-exploration', 'before the planet is explored (R-095)', () => {
  const { seat } = table()
    .law('minister-of-exploration', '0')
    .deck('industrial', 'functioning-base#1')
    .deck('action-cards', 'some-card')
    .resolves('sol', (game, me) => gainControl(game, me, 'wellon'));
  seat('sol').isAsked('functioning-base').isOffered('gain-commodities', 'spend-trade-good').chooses('spend-trade-good');
  deepEqual([seat('sol').tradeGoods, seat('sol').player.actionCards], [0, ['some-card']]);
});

proves('LRR 7.4, agendas/minister-of-exploration', 'a law that goes to another works for its new owner', () => {
  const { seat } = table()
    .law('minister-of-exploration', '0')
    .runs(function* (game) {
      yield* passLaw(game, 'minister-of-exploration', 2);
      yield* gainControl(game, 0, 'bereg');
      yield* gainControl(game, 2, 'lodor');
    });
  deepEqual([seat('sol').tradeGoods, seat('letnev').tradeGoods], [0, 1]);
});

proves('LRR 60, agendas/minister-of-commerce', 'replenishing brings a trade good for each neighbour', () => {
  const { seat } = table()
    .law('minister-of-commerce', '0')
    .units('sol', '46', { cruiser: 1 })
    .units('hacan', '18', { cruiser: 1 })
    .units('letnev', '19', { cruiser: 1 })
    .runs(function* (game) {
      yield* replenishCommodities(game, 0);
      equal(game.seats[0]!.tradeGoods, 2);
      yield* replenishCommodities(game, 1);
    });
  deepEqual([seat('sol').tradeGoods, seat('hacan').tradeGoods], [2, 0]);
});

proves('agendas/minister-of-commerce', 'without neighbours nothing', () => {
  const { seat } = table().law('minister-of-commerce', '0').resolves('sol', replenishCommodities);
  equal(seat('sol').tradeGoods, 0);
});

proves('agendas/minister-of-policy', 'its owner draws an action card when the status phase is over', () => {
  const { seat, table: played } = table()
    .law('minister-of-policy', '1')
    .deck('action-cards', 'a', 'b', 'c', 'd')
    .technology('hacan', 'neural-motivator') // which adds to the other draw alone
    .start(drawForStatus({ seat: 1 }), readyRepairReturn({}));
  deepEqual([seat('hacan').player.actionCards, seat('sol').player.actionCards], [['a', 'b', 'c'], []]);
  deepEqual(
    played.events.map(({ type }) => type).filter(type => /strategy-cards-returned|action-cards-drawn/.test(type)),
    ['action-cards-drawn', 'strategy-cards-returned', 'action-cards-drawn'],
  );
});

proves(
  'LRR 91.2, LRR 91.3, agendas/minister-of-sciences',
  'Technology costs its owner nothing, others its price',
  () => {
    const { seat } = table()
      .law('minister-of-sciences', '0')
      .strategyCards('sol', 'technology')
      .goods('hacan', { tradeGoods: 4 })
      .start(strategicAction({ card: 'technology' }));
    seat('sol').isAsked('research').isTold({ price: 0 }).chooses('neural-motivator');
    seat('sol').isAsked('research').isTold({ price: 0 }).chooses('plasma-scoring');
    seat('hacan').isAsked('follow').chooses('follow').isAsked('research').isTold({ price: 4 }).chooses('sarween-tools');
    seat('hacan').isAsked('pay-resources').allots({ 'trade-goods': 4 });
    seat('letnev').isNotAsked(); // it has no resources
    deepEqual(seat('sol').player.technologies, ['neural-motivator', 'plasma-scoring']);
  },
);

proves('agendas/minister-of-sciences', 'nor does the secondary of others', () => {
  const { seat } = table()
    .law('minister-of-sciences', '1')
    .start(secondary({ card: 'technology', seat: 1, free: false }));
  seat('hacan').isAsked('research').isTold({ price: 0 }).chooses('sarween-tools');
  deepEqual([seat('hacan').player.technologies, seat('hacan').tokens.strategy], [['sarween-tools'], 1]);
});

proves(
  'LRR 68.1, agendas/minister-of-industry',
  'its owner produces where it places a space dock, with all units there',
  () => {
    const { seat, table: played } = table()
      .law('minister-of-industry', '0')
      .planets('sol', 'new-albion', 'starpoint')
      .units('sol', 'starpoint', { 'space-dock': 1 })
      .goods('sol', { tradeGoods: 9 })
      .resolves('sol', construction.primary);
    seat('sol').isAsked('place-structure').chooses('space-dock@new-albion');
    seat('sol').isAsked('produce').isTold({ system: '27', limit: 8 }).allots({ carrier: 1 }); // 1 + 2 and 3 + 2
    seat('sol').isAsked('pay-resources').allots({ 'trade-goods': 3 });
    seat('sol').isAsked('place-structure').chooses('pds@new-albion').isNotAsked(); // no Production for a PDS
    deepEqual([seat('sol').units('27'), played.over], [{ carrier: 1 }, true]);
  },
);

proves('agendas/minister-of-industry', 'it need not, and others do not', () => {
  const owner = table()
    .law('minister-of-industry', '0')
    .planets('sol', 'jord')
    .goods('sol', { tradeGoods: 9 })
    .resolves('sol', (game, me) => placeStructure(game, me, ['space-dock'], 'must'));
  owner.seat('sol').isAsked('place-structure').chooses('space-dock@jord').isAsked('produce').passes().isNotAsked();
  const other = table()
    .law('minister-of-industry', '1')
    .planets('sol', 'jord')
    .goods('sol', { tradeGoods: 9 })
    .resolves('sol', (game, me) => placeStructure(game, me, ['space-dock'], 'must'));
  other.seat('sol').chooses('space-dock@jord').isNotAsked();
});

proves(
  'agendas/minister-of-industry',
  'a dock that an effect places, or puts in the place of others, counts as well',
  () => {
    const { seat } = table()
      .law('minister-of-industry', '0')
      .planets('sol', 'jord', 'lodor')
      .units('sol', 'lodor', { pds: 1 })
      .goods('sol', { tradeGoods: 1 })
      .runs(function* (game) {
        yield* placeUnits(game, 0, 'space-dock', 1, { system: '01', planet: 'jord' });
        yield* replaceUnits(game, 0, 'pds', 'space-dock', 1, { system: '26', planet: 'lodor' });
      });
    seat('sol').isAsked('produce').isTold({ system: '01' }).passes();
    seat('sol').isAsked('produce').isTold({ system: '26' }).passes();
  },
);

/** Sol activates 46, where Hacan has a cruiser. */
const activated = (owner: string) =>
  table()
    .law('minister-of-peace', owner)
    .units('sol', '19', { cruiser: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .start(takeTurn({ seat: 0 }));

proves('LRR 7.5, agendas/minister-of-peace', 'its owner ends the turn after a system with units was activated', () => {
  const { seat, table: played } = activated('2');
  seat('sol').isAsked('action').chooses('tactical').isAsked('activate').chooses('46');
  seat('letnev').isAsked('after-system-activated').isOffered('minister-of-peace').chooses('minister-of-peace');
  deepEqual([seat('sol').units('19'), seat('sol').tokensOnBoard], [{ cruiser: 1 }, ['46']]);
  deepEqual([played.over, played.state.tactical, played.state.laws], [true, null, []]);
  deepEqual(played.state.agendas.discard, ['minister-of-peace']);
});

proves('agendas/minister-of-peace', 'it need not; then the action goes on', () => {
  const { seat } = activated('2');
  seat('sol').chooses('tactical').chooses('46');
  seat('letnev').isAsked('after-system-activated').passes();
  seat('sol').isAsked('move.from').isOffered('19').passes();
});

proves('agendas/minister-of-peace', 'not for a system where only the active player has units, or nobody', () => {
  const own = activated('2');
  own.seat('sol').chooses('tactical').chooses('19');
  own.seat('letnev').isNotAsked();
  equal(own.table.over, true);
  const bare = activated('2');
  bare.seat('sol').chooses('tactical').chooses('20');
  bare.seat('letnev').isNotAsked();
  bare.seat('sol').isAsked('move.from').passes();
});

proves('agendas/minister-of-peace', 'what else comes after the activation does not, what ends the turn does', () => {
  const { seat, table: played } = table()
    .law('minister-of-peace', '1')
    .technology('sol', 'bio-stims', 'fleet-logistics')
    .planet('wellon', { controller: 'sol', exhausted: true })
    .units('hacan', '46', { cruiser: 1 })
    .start(takeTurn({ seat: 0 }));
  seat('sol').chooses('tactical').chooses('46');
  seat('hacan').isAsked('after-system-activated').chooses('minister-of-peace');
  // No second action for Fleet Logistics.
  seat('sol').isAsked('end-of-turn').isOffered('bio-stims').chooses('bio-stims');
  seat('sol').isAsked('bio-stims.ready').chooses('wellon');
  deepEqual([seat('sol').readyPlanets, played.over], [['wellon'], true]);
});

proves('R-113, agendas/minister-of-peace', 'in the middle of a strategic action the rest of it is lost', () => {
  const { seat, table: played } = given('sol', 'hacan', 'letnev', { sets: ['base', 'pok', 'te'] })
    .strategyCards('sol', 'warfare')
    .law('minister-of-peace', '1')
    .units('hacan', '46', { cruiser: 1 })
    .start(takeTurn({ seat: 0 }));
  seat('sol').chooses('strategic:warfare').isAsked('redistribute-tokens').allots({ tactic: 3, fleet: 3, strategy: 2 });
  seat('sol').isAsked('warfare.activate').chooses('46');
  seat('hacan').isAsked('after-system-activated').chooses('minister-of-peace');
  deepEqual([played.over, seat('sol').player.strategyCards], [true, [{ id: 'warfare', exhausted: false }]]);
});

/** Sol has tokens in two systems. */
const atWar = (owner: string) =>
  table()
    .law('minister-of-war', owner)
    .token('sol', '46', '47')
    .strategyCards('sol', 'leadership!')
    .start(takeTurn({ seat: 0 }));

proves(
  'LRR 3, agendas/minister-of-war',
  'after an action its owner takes a token back and performs another action',
  () => {
    const { seat, table: played } = atWar('0');
    seat('sol').isAsked('action').chooses('tactical').isAsked('activate').chooses('27');
    seat('sol').isAsked('after-action').isOffered('minister-of-war').chooses('minister-of-war');
    seat('sol').isAsked('minister-of-war').isOffered('27', '46', '47').chooses('46');
    deepEqual([seat('sol').tokensOnBoard, seat('sol').tokens.reinforcements], [['27', '47'], 7]);
    seat('sol')
      .isAsked('action')
      .isOffered('tactical', 'end-turn')
      .chooses('tactical')
      .isAsked('activate')
      .chooses('46');
    deepEqual([played.over, played.state.laws, played.state.agendas.discard], [true, [], ['minister-of-war']]);
  },
);

proves('agendas/minister-of-war', 'it need not, and need not act again', () => {
  const kept = atWar('0');
  kept.seat('sol').chooses('tactical').chooses('27').isAsked('after-action').passes();
  deepEqual([kept.table.over, kept.table.state.laws.length], [true, 1]);
  const idle = atWar('0');
  idle.seat('sol').chooses('tactical').chooses('27').chooses('minister-of-war').chooses('46').chooses('end-turn');
  equal(idle.seat('sol').player.passed, false);
});

proves('agendas/minister-of-war', 'others do not, nor does it after passing', () => {
  const other = atWar('1');
  other.seat('sol').chooses('tactical').chooses('27');
  equal(other.table.over, true);
  const passing = atWar('0');
  passing.seat('sol').chooses('pass');
  equal(passing.table.over, true);
});

proves('agendas/minister-of-war', 'a single token on the board is the one', () => {
  const { seat } = table()
    .law('minister-of-war', '0')
    .strategyCards('sol', 'leadership!')
    .start(takeTurn({ seat: 0 }));
  seat('sol').chooses('tactical').chooses('27').chooses('minister-of-war').isAsked('action').chooses('end-turn');
  deepEqual(seat('sol').tokensOnBoard, []);
});

proves('agendas/minister-of-war', 'without a token on the board there is nothing to take back', () => {
  const { seat, table: played } = table()
    .law('minister-of-war', '0')
    .deck('action-cards', 'a')
    .strategyCards('sol', 'politics')
    .strategyCards('hacan')
    .strategyCards('letnev')
    .tokens('hacan', { strategy: 0 })
    .tokens('letnev', { strategy: 0 })
    .start(takeTurn({ seat: 0 }));
  seat('sol').chooses('strategic:politics').isAsked('politics.speaker').chooses('1');
  equal(played.over, true);
});

const sixth = (made: Readonly<Record<string, number>>, owner = '0') => {
  const { seat, table: played } = table()
    .law('prophecy-of-ixth', owner)
    .planets('sol', 'jord')
    .units('sol', 'jord', { 'space-dock': 1 })
    .goods('sol', { tradeGoods: 3 })
    .resolves('sol', (game, me) => produceIn(game, me, '01'));
  seat('sol').isAsked('produce').allots(made);
  if (Object.keys(made).length > 0) seat('sol').isAsked('pay-resources').allots({ 'trade-goods': 3 });
  return played.state.laws.map(({ id }) => id);
};

proves('agendas/prophecy-of-ixth', 'it is discarded when Production of its owner makes fewer than two fighters', () => {
  deepEqual(sixth({ fighter: 2, cruiser: 1 }), ['prophecy-of-ixth']);
  deepEqual(sixth({ fighter: 1, cruiser: 1 }), []);
  deepEqual(sixth({ cruiser: 1 }), []);
  deepEqual(sixth({ cruiser: 1 }, '1'), ['prophecy-of-ixth']);
});

proves('R-114, agendas/prophecy-of-ixth', 'a player who produces nothing does not use Production', () => {
  deepEqual(sixth({}), ['prophecy-of-ixth']);
});

proves('LRR 67.4, agendas/prophecy-of-ixth', 'nor does an effect that says "produce"', () => {
  const { seat, table: played } = table()
    .law('prophecy-of-ixth', '0')
    .goods('sol', { tradeGoods: 3 })
    .resolves('sol', (game, me) => produceByEffect(game, me, { system: '01', planet: null }, { max: 1 }));
  seat('sol').isAsked('produce').allots({ cruiser: 1 }).allots({ 'trade-goods': 3 });
  equal(played.state.laws.length, 1);
});

proves('agendas/prophecy-of-ixth', 'its owner adds 1 to combat rolls of fighters, and of nothing else', () => {
  const { table: played } = table()
    .law('prophecy-of-ixth', '0')
    .units('sol', '46', { carrier: 1, fighter: 1 })
    .units('hacan', '46', { fighter: 2 })
    .dice('combat', 1, 8)
    .dice('combat', 7, 7)
    .dice('combat', 1, 7)
    .dice('combat', 1)
    .dice('combat', 1, 8)
    .dice('combat', 1)
    .technology(1, 'fighter-ii')
    .start(activate({ system: '46' }));
  deepEqual(
    eventsOf(played, 'combat-roll').map(({ data }) => data.hits),
    [1, 0, 0, 0, 1, 0],
  );
});
