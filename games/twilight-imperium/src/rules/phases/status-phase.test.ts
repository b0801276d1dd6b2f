import { deepEqual, equal } from 'node:assert/strict';
import type { NoData } from '@orrery/kernel';
import { testEvents } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { planetToChange } from '../../model/changes.ts';
import { startOfStatusPhase } from '../../moments/phases/windows.ts';
import { given } from '../../testing/index.ts';
import {
  drawForStatus,
  gainAndRedistribute,
  readyRepairReturn,
  removeTokens,
  revealNextObjective,
  scoreObjectives,
  statusPhase,
} from './status-phase.ts';

const { emit } = testEvents<{ readonly begun: NoData }>();

/** Everybody can score something public; Sol comes first by initiative, then Hacan, then Letnev. */
const scoring = () =>
  given('sol', 'hacan', 'letnev')
    .phase('status')
    .planets('sol', 'jord')
    .planets('hacan', 'hercant', 'arretze', 'kamdorn')
    .planets('letnev', 'arc-prime', 'wren-terra')
    .revealed('negotiate-trade-routes', 'lead-from-the-front');

startOfStatusPhase.install({
  id: 'test',
  automatic: true,
  publicly: () => false,
  playable: (_game, seat) => (seat === 0 ? ['test'] : []),
  play: () => emit('begun'),
});

proves('GR status.1, LRR 81.1, LRR 61.6', 'one public and one secret objective each, in initiative order', () => {
  const { table, seat } = scoring()
    .goods('sol', { tradeGoods: 5 })
    .units('sol', '01', { dreadnought: 5 })
    .units('sol', 'jord', { 'space-dock': 1 })
    .units('sol', 'lodor', { 'space-dock': 1 })
    .units('sol', 'wellon', { 'space-dock': 1 })
    .secrets('sol', 'gather-a-mighty-fleet', 'fuel-the-war-machine')
    .strategyCards('hacan', 'leadership')
    .strategyCards('sol', 'imperial')
    .tokens(0, { fleet: 5 })
    .start(scoreObjectives({ seat: 1 }), scoreObjectives({ seat: 0 }), scoreObjectives({ seat: 2 }));

  seat('hacan').isAsked('score-public').isOffered('lead-from-the-front').passes();
  const sol = seat('sol').isAsked('score-public').isOffered('negotiate-trade-routes', 'lead-from-the-front');
  sol.chooses('negotiate-trade-routes');
  sol.isAsked('score-secret').isOffered('gather-a-mighty-fleet', 'fuel-the-war-machine');
  sol.chooses('gather-a-mighty-fleet');
  seat('letnev').isAsked('score-public').passes();

  deepEqual([sol.points, sol.tradeGoods], [2, 0]);
  deepEqual(sol.player.scored, ['negotiate-trade-routes', 'gather-a-mighty-fleet']);
  deepEqual(sol.player.secrets, ['fuel-the-war-machine']);
  equal(table.over, true);
});

proves('LRR 51.6c, R-081', 'consequences of the public objective apply before the secret one is scored', () => {
  const { seat } = scoring()
    .revealed('expand-borders', 'develop-weaponry')
    .scored('sol', 'expand-borders', 'develop-weaponry')
    .leader('sol', 'jace-x-4th-air-legion', 'locked')
    .goods('sol', { tradeGoods: 5 })
    .units('sol', '01', { dreadnought: 5 })
    .secrets('sol', 'gather-a-mighty-fleet')
    .tokens('sol', { fleet: 5 })
    .start(scoreObjectives({ seat: 0 }));
  const sol = seat('sol');
  sol.isAsked('score-public').chooses('negotiate-trade-routes').isAsked('score-secret');
  deepEqual(sol.player.leaders, [{ id: 'jace-x-4th-air-legion', locked: false }]);
  sol.chooses('gather-a-mighty-fleet');
});

proves('LRR 81.1', 'the whole phase asks for objectives in the order of initiative', () => {
  const { table, seat } = scoring()
    .strategyCards('hacan', 'leadership')
    .strategyCards('letnev', 'diplomacy')
    .strategyCards('sol', 'imperial')
    .start(statusPhase({}));

  for (const who of ['hacan', 'letnev', 'sol'] as const) {
    deepEqual(table.waiting(), [seat(who).seat]);
    seat(who).isAsked('score-public').passes();
  }
  for (const who of ['hacan', 'letnev', 'sol'] as const)
    seat(who).isAsked('gain-and-redistribute').allots({ tactic: 4, fleet: 4, strategy: 2 });
});

proves('LRR 61.5, LRR 61.5a', 'an objective must be fulfilled now; having fulfilled it earlier does not count', () => {
  const { table } = scoring()
    .goods('hacan', { tradeGoods: 4 })
    .tokens('hacan', { tactic: 1, strategy: 1 })
    .start(scoreObjectives({ seat: 1 }));
  equal(table.over, true);
});

proves('LRR 61.8', 'each player can score an objective once', () => {
  const { seat } = scoring()
    .scored('sol', 'lead-from-the-front')
    .start(scoreObjectives({ seat: 0 }), scoreObjectives({ seat: 1 }));

  const hacan = seat('hacan').isAsked('score-public').isOffered('lead-from-the-front');
  hacan.chooses('lead-from-the-front').isAsked('spend-tokens').allots({ tactic: 3 });
  equal(hacan.points, 1);
});

proves(
  'LRR 61.16',
  'a player who does not control every planet of their home system scores no public objective',
  () => {
    const { table } = scoring()
      .planets('sol', 'kamdorn')
      .start(scoreObjectives({ seat: 1 }));
    equal(table.over, true);
  },
);

proves('LRR 61.16', 'but they may score secret objectives', () => {
  const { seat } = scoring()
    .planets('hacan', 'jord')
    .units('sol', '01', { dreadnought: 5 })
    .secrets('sol', 'gather-a-mighty-fleet')
    .tokens(0, { fleet: 5 })
    .start(scoreObjectives({ seat: 0 }));
  seat('sol').isAsked('score-secret').isOffered('gather-a-mighty-fleet').chooses('gather-a-mighty-fleet');
  equal(seat('sol').points, 1);
});

proves('R-030', 'a player who coexists on their home planets may score public objectives', () => {
  const { seat } = scoring()
    .planets('hacan', 'jord')
    .with(game => planetToChange(game, 'jord').coexisting.push(0))
    .start(scoreObjectives({ seat: 0 }));
  seat('sol').isAsked('score-public').passes();
});

proves('LRR 61.6', 'a player is not asked for a secret objective if everybody can see that they can score none', () => {
  for (const table of [
    scoring().scored('sol', 'lead-from-the-front').secrets('sol', 'seize-an-icon'),
    scoring().scored('sol', 'lead-from-the-front').planets('sol', 'mallice'),
    scoring()
      .scored('sol', 'lead-from-the-front', 'seize-an-icon')
      .revealed('seize-an-icon')
      .planets('sol', 'mallice')
      .with(game => game.secretsScored.splice(0)),
  ])
    equal(table.start(scoreObjectives({ seat: 0 })).table.over, true);
});

proves('LRR 61.6', 'a player who might score one is asked whatever they hold', () => {
  const { seat } = scoring()
    .scored('sol', 'lead-from-the-front')
    .planets('sol', 'mallice')
    .secrets('sol', 'brave-the-void')
    .start(scoreObjectives({ seat: 0 }));
  seat('sol').isAsked('score-secret').isOffered().passes();
});

proves('LRR 61.10', 'the price of an objective is spent when it is scored', () => {
  const { seat } = scoring()
    .tokens('sol', { tactic: 2, strategy: 2, fleet: 3 })
    .start(scoreObjectives({ seat: 0 }));
  const sol = seat('sol').chooses('lead-from-the-front').isAsked('spend-tokens').isBound(3, 3);
  sol.isOfferedLines({ tactic: 2, strategy: 2 }).allots({ tactic: 1, strategy: 2 });
  deepEqual(sol.tokens, { tactic: 1, fleet: 3, strategy: 0, reinforcements: 12 });
  equal(sol.points, 1);
});

proves('GR status.1a, LRR 98.7', 'a player who reaches the target wins at once, before later players score', () => {
  const { table, seat } = scoring().points('sol', 9).points('hacan', 9).start(statusPhase({}));
  const sol = seat('sol').chooses('lead-from-the-front');
  sol.isAsked('spend-tokens').allots({ tactic: 3 });
  equal(table.over, true);
  deepEqual(table.standing, { winners: [0], scores: [10, 9, 0] });
});

proves(
  'GR status.1b, LRR 61.15a, LRR 98.8',
  'if no objective is left, the player with the most points wins; initiative breaks ties',
  () => {
    const { table } = given('sol', 'hacan', 'letnev')
      .points('sol', 4)
      .points('hacan', 6)
      .points('letnev', 6)
      .strategyCards('sol', 'leadership')
      .strategyCards('hacan', 'imperial')
      .strategyCards('letnev', 'trade')
      .deck('stage-one')
      .deck('stage-two')
      .start(statusPhase({}));
    equal(table.over, true);
    deepEqual(table.standing?.winners, [2]);
  },
);

proves('GR status.2, LRR 81.2, LRR 61.14', 'one public objective is revealed to all', () => {
  const { table } = given('sol', 'hacan', 'letnev')
    .deck('stage-one', 'expand-borders', 'corner-the-market')
    .start(revealNextObjective({}));
  deepEqual(table.state.objectives.revealed, ['expand-borders']);
  for (const seat of [null, 0, 1, 2])
    deepEqual(table.view(seat).objectives, { revealed: ['expand-borders'], stageOne: 1, stageTwo: 5, secret: 40 });
});

proves('GR status.2a, LRR 81.2a, LRR 61.14a', 'stage II comes only after all of stage I', () => {
  const { table } = given('sol', 'hacan', 'letnev')
    .deck('stage-one', 'expand-borders')
    .deck('stage-two', 'subdue-the-galaxy', 'conquer-the-weak')
    .start(revealNextObjective({}), revealNextObjective({}));
  deepEqual(table.state.objectives.revealed, ['expand-borders', 'subdue-the-galaxy']);
});

proves('LRR 81.2b, LRR 61.15', 'the game ends when none is left to reveal', () => {
  const { table } = given('sol', 'hacan', 'letnev')
    .points('hacan', 3)
    .deck('stage-one')
    .deck('stage-two')
    .start(revealNextObjective({}), drawForStatus({ seat: 0 }));
  equal(table.over, true);
  deepEqual(table.standing?.winners, [1]);
});

proves(
  'GR status.3, LRR 81.3',
  'each player draws an action card in initiative order; an empty deck is reshuffled',
  () => {
    const { seat, table } = given('sol', 'hacan', 'letnev')
      .deck('action-cards', 'bribery#1', 'ambush#1')
      .with(({ actionCards }) => actionCards.discard.push('sabotage#1'))
      .start(drawForStatus({ seat: 0 }), drawForStatus({ seat: 1 }), drawForStatus({ seat: 2 }));
    deepEqual(seat('sol').player.actionCards, ['bribery#1']);
    deepEqual(seat('hacan').player.actionCards, ['ambush#1']);
    deepEqual(seat('letnev').player.actionCards, ['sabotage#1']);
    deepEqual(table.state.actionCards, { cards: [], discard: [] });
  },
);

proves('GR status.4, LRR 81.4', 'all command tokens on the board return to the reinforcements', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .token('sol', '19', '20')
    .token('hacan', '20')
    .start(removeTokens({}));
  deepEqual(seat('sol').tokensOnBoard, []);
  deepEqual([seat('sol').tokens.reinforcements, seat('hacan').tokens.reinforcements], [8, 8]);
});

proves(
  'GR status.5, LRR 81.5, LRR 81.5b',
  'all gain two tokens and redistribute what they have, at the same time',
  () => {
    const { table, seat } = given('sol', 'hacan', 'letnev')
      .tokens('letnev', { tactic: 5, fleet: 6, strategy: 4 })
      .start(gainAndRedistribute({}));
    deepEqual(table.waiting(), [0, 1, 2]);
    seat('letnev').isAsked('gain-and-redistribute').isTold({ gained: 1 }).isBound(16, 16);
    seat('letnev').allots({ tactic: 6, fleet: 6, strategy: 4 });
    seat('sol').isTold({ tactic: 3, fleet: 3, strategy: 2, gained: 2 }).isBound(10, 10);
    seat('sol').isRefused('answer/too-few', { tactic: 4, fleet: 3, strategy: 2 });
    seat('sol').allots({ fleet: 10 });
    seat('hacan').allots({ tactic: 4, fleet: 4, strategy: 2 });
    deepEqual(seat('sol').tokens, { tactic: 0, fleet: 10, strategy: 0, reinforcements: 6 });
    deepEqual(seat('hacan').tokens, { tactic: 4, fleet: 4, strategy: 2, reinforcements: 6 });
    deepEqual(seat('letnev').tokens, { tactic: 6, fleet: 6, strategy: 4, reinforcements: 0 });
  },
);

proves('LRR 81.5a', 'ships beyond the fleet pool are removed', () => {
  const { seat } = given('sol', 'hacan', 'letnev').units('sol', '19', { cruiser: 3 }).start(gainAndRedistribute({}));
  seat('sol').allots({ tactic: 6, fleet: 2, strategy: 2 });
  seat('hacan').allots({ tactic: 10 });
  seat('letnev').allots({ tactic: 10 });
  deepEqual(seat('sol').units('19'), { cruiser: 2 });
});

proves('GR status.6, LRR 81.6', 'all cards are readied', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .planet('jord', { controller: 'sol', exhausted: true })
    .planet('quann', { controller: 'hacan', exhausted: true })
    .technology('sol', 'bio-stims')
    .exhausted('sol', 'bio-stims')
    .start(readyRepairReturn({}));
  deepEqual(seat('sol').readyPlanets, ['jord']);
  deepEqual(seat('hacan').readyPlanets, ['quann']);
  deepEqual(seat('sol').player.exhausted, []);
});

proves('GR status.7, LRR 81.7', 'all units are repaired', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .units('sol', '19', { 'dreadnought!': 2, dreadnought: 1 })
    .units('hacan', 'quann', { 'mech!': 1 })
    .start(readyRepairReturn({}));
  deepEqual(seat('sol').units('19'), { dreadnought: 3 });
  deepEqual(seat('hacan').units('quann'), { mech: 1 });
});

proves('GR status.8, LRR 81.8', 'strategy cards go back to the common area', () => {
  const { table, seat } = given('sol', 'hacan', 'letnev').strategyCards('sol', 'trade!').start(readyRepairReturn({}));
  deepEqual(seat('sol').player.strategyCards, []);
  deepEqual(
    table.state.strategyCards.map(({ id }) => id),
    ['leadership', 'diplomacy', 'politics', 'construction', 'trade', 'warfare', 'technology', 'imperial'],
  );
});

proves('LRR 81', 'standing orders for the round end with it', () => {
  const order = { seat: 0, window: 'after-combat', unless: null, until: 'round' };
  const { table } = given('sol', 'hacan', 'letnev')
    .with(({ core }) => core.orders.push(order))
    .start(readyRepairReturn({}));
  deepEqual(table.state.core.orders, []);
});

proves('LRR 81', 'the eight steps come in their order', () => {
  const { table, seat } = given('sol', 'hacan', 'letnev')
    .planets('sol', 'jord')
    .revealed('negotiate-trade-routes')
    .goods('sol', { tradeGoods: 5 })
    .deck('action-cards', 'bribery#1')
    .token('sol', '19')
    .start(statusPhase({}));
  seat('sol').chooses('negotiate-trade-routes');
  for (const who of ['letnev', 'sol', 'hacan'] as const) seat(who).allots({ tactic: 10 });
  deepEqual([table.state.phase, table.state.active], ['status', null]);
  const told = new Set(table.events.map(({ type }) => type));
  deepEqual(
    [...told],
    [
      'phase',
      'begun',
      'trade-goods-spent',
      'scored',
      'points',
      'could-not', // the others score nothing
      'objective-revealed',
      'action-cards-drawn',
      'tokens-removed',
      'tokens-gained',
      'tokens-redistributed',
      'cards-readied',
      'repaired',
      'strategy-cards-returned',
    ],
  );
});
