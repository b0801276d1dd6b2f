import { deepEqual, equal } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { diplomacy } from '../content/strategy-cards/diplomacy.ts';
import { imperial } from '../content/strategy-cards/imperial.ts';
import { politics } from '../content/strategy-cards/politics.ts';
import { playerToChange } from '../model/changes.ts';
import { technologyIds } from '../model/ids.ts';
import { activate, tacticalAction } from '../moments/steps.ts';
import { given, type TestTable } from '../testing/index.ts';
import { researchTechnology } from '../verbs/cards/technology.ts';
import { produceIn } from '../verbs/economy/production.ts';
import { placeStructure } from '../verbs/units/structures.ts';
import { takeAction } from './phases/action-phase.ts';
import { scoreObjectives } from './phases/status-phase.ts';
import { secondaries } from './phases/strategic-action.ts';
import { pickStrategyCard } from './phases/strategy-phase.ts';

const table = () => given('sol', 'hacan', 'letnev');
const active = (system: string) => activate({ system });

/** Why seats were not asked at all, with the rule. */
const toldWhy = ({ events }: TestTable) =>
  events.flatMap(({ type, data }) =>
    type === 'could-not' ? [`${data.seat} ${data.what}: ${data.reason.id} ${data.reason.rule}`] : [],
  );

proves('LRR 5.2', 'a system with an own command token cannot be activated, and the ask says so', () => {
  const { seat } = table().active(0).token(0, '26').token(1, '27').start(tacticalAction({}));
  deepEqual(seat(0).isAsked('activate').barred, { 26: 'activate.own-token LRR 5.2' });
  seat(0).isRefused('answer/unknown-key', '26').chooses('19');
});

proves(
  'LRR 3.4, LRR 82.2, LRR 89.1a',
  'a turn does not offer passing too soon, an exhausted strategy card, or a tactical action without a token',
  () => {
    const { seat } = table()
      .active(0)
      .strategyCards(0, 'trade', 'warfare!')
      .tokens(0, { tactic: 0 })
      .start(takeAction({ taken: 0 }));
    seat(0).isAsked('action').isBarred({
      tactical: 'action.no-tactic-token LRR 89.1a',
      'strategic:warfare': 'action.card-used LRR 82.2',
      pass: 'action.cards-unused LRR 3.4',
    });
    deepEqual(seat(0).reasonFor('pass')?.with, { cards: ['trade'] });
    seat(0).chooses('strategic:trade');
    for (const who of [0, 1, 2]) while (seat(who).isWaitedFor) seat(who).passes();
  },
);

proves('LRR 94.1, LRR 3.1, LRR 89.1a', 'a turn says what it does not offer, and nothing else', () => {
  const { seat } = given('sol', 'hacan', 'letnev', 'xxcha')
    .active(0)
    .strategyCards(0, 'trade', 'warfare!')
    .tokens(0, { tactic: 1 })
    .goods(0, { tradeGoods: 1 })
    .units(0, '01', { cruiser: 1 })
    .units(1, '19', { cruiser: 1 })
    .units(2, '27', { cruiser: 1 })
    .with(game => playerToChange(game, 0).traded.push(2))
    .start(takeAction({ taken: 0 }));
  seat(0).isAsked('action').isOffered('tactical', 'strategic:trade', 'transaction:1', 'talk');
  deepEqual(seat(0).barred, {
    'strategic:warfare': 'action.card-used LRR 82.2',
    'transaction:2': 'action.traded LRR 94.1',
    'transaction:3': 'action.no-neighbour LRR 94.1',
    pass: 'action.cards-unused LRR 3.4',
  });
  seat(0).chooses('tactical').chooses('47');
});

proves('LRR 3.4', 'passing is not barred once all strategy cards are used', () => {
  const { seat } = table()
    .active(0)
    .strategyCards(0, 'trade!')
    .start(takeAction({ taken: 0 }));
  seat(0).isOffered('tactical', 'pass');
  deepEqual(seat(0).barred, {
    'strategic:trade': 'action.card-used LRR 82.2',
    'transaction:1': 'action.no-neighbour LRR 94.1',
    'transaction:2': 'action.no-neighbour LRR 94.1',
  });
  seat(0).chooses('pass');
});

proves('LRR 32.2', 'Diplomacy does not close the system of Mecatol Rex, and bars nothing else', () => {
  const { seat } = table().planets(0, 'jord', 'lodor', 'mecatol-rex').resolves(0, diplomacy.primary);
  deepEqual(seat(0).isAsked('diplomacy.system').isOffered('01', '26').barred, { 18: 'diplomacy.mecatol LRR 32.2' });
  seat(0).chooses('26');
});

proves('LRR 58.3c, LRR 58.3f', 'ships beside an own command token, and ships that are too far away', () => {
  const { seat } = table()
    .units(0, '26', { cruiser: 1 })
    .units(0, '01', { carrier: 1 })
    .units(0, '27', { cruiser: 1 })
    .token(0, '46', '27')
    .start(active('46'));
  seat(0).isAsked('move.from').isOffered('26').isBarred({
    '01': 'move.too-far LRR 58.3f',
    '27': 'move.own-token LRR 58.3c',
  });
  deepEqual(seat(0).reasonFor('01')?.with, { unit: 'carrier', move: 1, distance: 2 });
  seat(0).passes();
});

proves('LRR 58.3b, LRR 59.1', "ships whose path leads through other players' ships or a nebula", () => {
  const { seat } = table()
    .units(0, '01', { cruiser: 1 })
    .units(1, '26', { fighter: 1 })
    .units(1, '19', { fighter: 1 })
    .units(0, '25', { cruiser: 1 })
    .token(0, '46')
    .technology(1, 'fighter-ii')
    .start(active('46'));
  seat(0).isAsked('move.from').isOffered('25').isBarred({ '01': 'move.blocked-by-ships LRR 58.3b' }).passes();

  const { seat: other } = table()
    .units(0, '40', { cruiser: 1 })
    .units(0, '41', { cruiser: 1 })
    .token(0, '21')
    .units(1, '35', { destroyer: 1 })
    .start(active('21'));
  other(0).isAsked('move.from').isOffered('41').isBarred({ '40': 'move.blocked-by-anomaly LRR 59.1' });
  deepEqual(other(0).reasonFor('40')?.with, { system: '42', anomaly: 'nebula' });
  other(0).passes();
});

proves('LRR 95.1, LRR 58.3f', 'within a system: units that must be carried, and units that are too slow', () => {
  const { seat } = table()
    .units(0, '01', { cruiser: 1, dreadnought: 1, fighter: 1 })
    .token(0, '46')
    .start(active('46'));
  seat(0).chooses('01').isAsked('move.ships').isBarred({
    dreadnought: 'move.too-far LRR 58.3f',
    fighter: 'move.no-move LRR 95.1',
  });
  equal(seat(0).refusedBy({ cruiser: 2 }), undefined); // no rule of the game: there is one cruiser
  seat(0).allots({ cruiser: 1 });
});

proves('LRR 95.3', 'units beside an own command token on the way cannot be picked up', () => {
  const { seat } = table()
    .technology(0, 'carrier-ii')
    .units(0, '01', { carrier: 1, infantry: 1 })
    .units(0, 'lodor', { infantry: 2 })
    .planet('lodor', { controller: 0 })
    .units(1, '19', { fighter: 1 })
    .token(0, '46', '26')
    .technology(1, 'fighter-ii')
    .start(active('46'));
  seat(0).chooses('01').allots({ carrier: 1 });
  deepEqual(seat(0).isAsked('move.cargo').barred, { '26:lodor:infantry': 'move.cargo-token LRR 95.3' });
  seat(0).passes();
});

proves('LRR 90.12', 'a technology that cannot be researched says which prerequisites are missing', () => {
  const { seat } = given('sol', 'hacan', 'letnev', { sets: ['base'] })
    .technology(0, 'antimass-deflectors')
    .resolves(0, (game, me) => researchTechnology(game, me));
  seat(0).isAsked('research').isBarred({ 'fleet-logistics': 'research.prerequisites LRR 90.12' });
  deepEqual(seat(0).reasonFor('fleet-logistics')?.with, { missing: { blue: 1, green: 0, red: 0, yellow: 0 } });
  equal(seat(0).barred['gravity-drive'], undefined);
  seat(0).passes();
});

const dock = (tradeGoods: number) =>
  table()
    .units(0, 'jord', { 'space-dock': 1 })
    .planet('jord', { controller: 0, exhausted: true })
    .goods(0, { tradeGoods });

proves('LRR 67.1, LRR 85.2, LRR 97', 'units that cost too much, need a technology, or cannot be produced', () => {
  const { seat } = dock(3).runs(game => produceIn(game, 0, '01'));
  seat(0).isAsked('produce').isBarred({
    dreadnought: 'produce.cost LRR 67.1',
    'war-sun': 'produce.plan LRR 97',
    pds: 'produce.structure LRR 85.2',
  });
  deepEqual(seat(0).reasonFor('dreadnought')?.with, { cost: 4, funds: 3 });
  deepEqual(seat(0).refusedBy({ cruiser: 1, destroyer: 2 }), {
    id: 'produce.total-cost',
    rule: 'LRR 67.1',
    with: { cost: 4, funds: 3 },
  });
  seat(0).passes();
});

proves('LRR 67.6', 'ships where others have ships', () => {
  const { seat } = dock(9)
    .units(1, '01', { destroyer: 1 })
    .runs(game => produceIn(game, 0, '01'));
  seat(0).isAsked('produce').isBarred({ cruiser: 'produce.ships-there LRR 67.6' }).passes();
});

proves('LRR 67.5', 'units of which all pieces are in play', () => {
  const { seat } = dock(20)
    .units(0, '26', { flagship: 1 })
    .token(0, '26')
    .runs(game => produceIn(game, 0, '01'));
  seat(0).isAsked('produce').isBarred({ flagship: 'produce.no-pieces LRR 67.5' }).passes();
});

proves('LRR 64.9, LRR 75', 'exhausted planets do not pay, and too little is refused with the price', () => {
  const { seat } = dock(3).runs(game => produceIn(game, 0, '01'));
  seat(0).allots({ cruiser: 1 }).isAsked('pay-resources').isBarred({ jord: 'pay.exhausted LRR 64.9' });
  const reason = { id: 'pay.too-little', rule: 'LRR 75', with: { price: 2, currency: 'resources' } };
  deepEqual(seat(0).refusedBy({ 'trade-goods': 1 }), reason);
  seat(0).allots({ 'trade-goods': 2 });
});

proves('LRR 61.5, LRR 61.8, LRR 45.2', 'public objectives that are not fulfilled, or scored before', () => {
  const { seat } = table()
    .planets(0, 'jord')
    .goods(0, { tradeGoods: 5 })
    .tokens(0, { tactic: 3, strategy: 3 })
    .revealed('erect-a-monument', 'negotiate-trade-routes', 'lead-from-the-front')
    .scored(0, 'erect-a-monument')
    .resolves(0, imperial.primary);
  seat(0).isAsked('imperial.score').isOffered('negotiate-trade-routes', 'lead-from-the-front');
  deepEqual(seat(0).barred, { 'erect-a-monument': 'score.done LRR 61.8' });
  seat(0).passes();
  seat(0).passes();
});

proves('LRR 61.3, LRR 61.5', 'own secret objectives of another phase, or not fulfilled', () => {
  const { seat } = table()
    .phase('status')
    .secrets(0, 'gather-a-mighty-fleet', 'adapt-new-strategies', 'unveil-flagship')
    .units(0, '01', { dreadnought: 5 })
    .tokens(0, { fleet: 5 })
    .start(scoreObjectives({ seat: 0 }));
  const barred = { 'unveil-flagship': 'score.phase LRR 61.3', 'adapt-new-strategies': 'score.not-met LRR 61.5' };
  seat(0).isAsked('score-secret').isOffered('gather-a-mighty-fleet').isBarred(barred).passes();
});

proves('LRR 84.1b', 'strategy cards that others have', () => {
  const { seat } = table()
    .strategyCards(1, 'trade')
    .start(pickStrategyCard({ seat: 0 }));
  seat(0).isBarred({ trade: 'strategy-card.taken LRR 84.1b' });
  deepEqual(seat(0).reasonFor('trade')?.with, { seat: 1 });
  seat(0).chooses('warfare');
});

proves('LRR 66.2i', 'the speaker is not made speaker again', () => {
  const { seat } = table().speaker(1).deck('agendas').resolves(0, politics.primary);
  deepEqual(seat(0).isAsked('politics.speaker').barred, { 1: 'politics.speaker LRR 66.2i' });
  seat(0).chooses('0');
});

proves('LRR 85.4', 'one space dock on a planet', () => {
  const { seat } = table()
    .units(0, 'jord', { 'space-dock': 1 })
    .planets(0, 'jord', 'lodor')
    .runs(game => placeStructure(game, 0, ['space-dock'], 'may'));
  deepEqual(seat(0).isOffered('space-dock@lodor').barred, { 'space-dock@jord': 'structure.full LRR 85.4' });
  seat(0).passes();
});

proves('LRR 82.1', 'a player without a strategy token is not asked to follow, and everybody is told why', () => {
  const { seat, table: played } = table()
    .active(0)
    .tokens(1, { strategy: 0 })
    .start(secondaries({ card: 'diplomacy', waiting: [1, 2] }));
  seat(2).isAsked('follow').passes();
  deepEqual(told(played, 'could-not-follow'), [{ seat: 1, card: 'diplomacy' }]);
});

proves('LRR 58.3c, LRR 58.3f, LRR 11.1', 'a player who can move no ship into the active system is told why', () => {
  const setup = () => table().units(0, '01', { carrier: 1 });
  const told = (started: ReturnType<ReturnType<typeof setup>['start']>) => toldWhy(started.table);
  deepEqual(told(setup().token(0, '20').start(active('20'))), ['0 move: move.out-of-reach LRR 58.3f']);
  deepEqual(told(setup().token(0, '19', '01').start(active('19'))), ['0 move: move.all-held LRR 58.3c']);
  deepEqual(told(setup().token(0, '44').start(active('44'))), ['0 move: move.anomaly LRR 11.1']);
  deepEqual(told(setup().token(0, '01').start(active('01'))), []);
});

proves('LRR 67.1', 'a player who cannot pay for any unit is told the price of the cheapest', () => {
  const { table: played } = dock(0).runs(game => produceIn(game, 0, '01'));
  deepEqual(toldWhy(played), ['0 produce: produce.cost LRR 67.1']);
});

proves(
  'LRR 75, LRR 90.12',
  'a player who can research nothing is told whether the price or the prerequisites are the reason',
  () => {
    const { table: poor } = table().resolves(0, (game, me) => researchTechnology(game, me, { price: 4 }));
    deepEqual(toldWhy(poor), ['0 research: produce.cost LRR 75']);
    const { table: learned } = table()
      .technology(0, ...technologyIds)
      .resolves(0, (game, me) => researchTechnology(game, me));
    deepEqual(toldWhy(learned), ['0 research: research.nothing LRR 90.12']);
  },
);

proves(
  'LRR 61.16, LRR 61.5',
  'a player who cannot score public objectives is told whether their home system is the reason',
  () => {
    const setup = () => table().phase('status').revealed('lead-from-the-front').tokens(0, { tactic: 0, strategy: 0 });
    const told = (started: ReturnType<typeof setup>) => toldWhy(started.start(scoreObjectives({ seat: 0 })).table);
    deepEqual(told(setup()), ['0 score: score.home LRR 61.16']);
    deepEqual(told(setup().planets(0, 'jord')), ['0 score: score.none-met LRR 61.5']);
    deepEqual(told(setup().planets(0, 'jord').scored(0, 'lead-from-the-front')), []);
  },
);

proves('LRR 34.4, LRR 22.3', 'cards with an action that are exhausted, or could do nothing now', () => {
  const asked = (setup: ReturnType<typeof table>) => {
    const { seat } = setup
      .active(0)
      .strategyCards(0, 'trade!')
      .start(takeAction({ taken: 0 }));
    const { barred } = seat(0).isAsked('action');
    seat(0).chooses('pass');
    return barred['component:sling-relay:sling-relay'];
  };
  const setup = () => table().technology(0, 'sling-relay');
  equal(asked(setup()), 'action.no-use LRR 22.3'); // no space dock
  const docked = () => setup().planets(0, 'jord').units(0, 'jord', { 'space-dock': 1 });
  equal(
    asked(docked().with(game => playerToChange(game, 0).exhausted.push('sling-relay'))),
    'action.exhausted LRR 34.4',
  );
  equal(asked(docked()), undefined);
  equal(asked(table()), undefined);
});
