import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { statsOf } from '../../../moments/units/queries.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { startingComponents } from '../../../rules/phases/setup.ts';
import { given } from '../../../testing/index.ts';
import { researchable } from '../../../verbs/cards/technology.ts';
import { produceIn } from '../../../verbs/economy/production.ts';
import { hasNothingLeft } from '../../../verbs/factions/elimination.ts';

const table = () => given('muaat', 'sol', 'hacan').sheet('muaat').strategyCards('muaat', 'leadership!');
const turn = takeTurn({ seat: 0 });

proves('GR setup.3, LRR 51.2', 'the faction brings its sheet and its leaders', () => {
  const { seat } = given('muaat', 'sol', 'hacan').start(startingComponents({ seat: 0 }));
  const { sheet, leaders } = seat('muaat').player;
  deepEqual(sheet, [
    ...['star-forge', 'gashlai-physiology', 'the-inferno', 'ember-colossus', 'prototype-war-sun'],
    ...['prototype-war-sun-ii', 'magmus-reactor'],
  ]);
  deepEqual(leaders, [
    { id: 'umbat', locked: false },
    { id: 'magmus', locked: true },
    { id: 'adjudicator-baal', locked: true },
  ]);
});

const forge = () => table().units('muaat', '46', { 'war-sun': 1 });

proves(
  'LRR 22, faction-abilities/star-forge',
  'for a token of the strategy pool, two fighters or a destroyer appear where a war sun is',
  () => {
    const fighters = forge().units('muaat', '19', { 'war-sun': 1 }).start(turn).seat('muaat');
    fighters.uses('star-forge').isAsked('star-forge.system').isOffered('46', '19').chooses('19');
    fighters.isAsked('star-forge.ships').isOffered('fighter', 'destroyer').chooses('fighter');
    deepEqual([fighters.units('19'), fighters.tokens.strategy], [{ 'war-sun': 1, fighter: 2 }, 1]);
    const destroyer = forge().start(turn).seat('muaat').uses('star-forge').chooses('destroyer');
    deepEqual(destroyer.units('46'), { 'war-sun': 1, destroyer: 1 });
  },
);

proves(
  'LRR 22, LRR 37, faction-abilities/star-forge',
  'not without a war sun or a token; the fleet pool holds; the last destroyer may be called back',
  () => {
    table().start(turn).seat('muaat').cannotUse('star-forge').chooses('pass');
    forge().tokens('muaat', { strategy: 0 }).start(turn).seat('muaat').cannotUse('star-forge').chooses('pass');
    const full = forge()
      .units('muaat', '46', { destroyer: 1 })
      .units('muaat', '20', { destroyer: 7 })
      .tokens('muaat', { fleet: 7 })
      .start(turn)
      .seat('muaat');
    full.uses('star-forge').chooses('destroyer').isAsked('recall').allots({ '20:space': 1 });
    deepEqual([full.units('46'), full.units('20')], [{ 'war-sun': 1, destroyer: 2 }, { destroyer: 6 }]);
    const crowded = forge().tokens('muaat', { fleet: 1 }).start(turn).seat('muaat');
    crowded.uses('star-forge').chooses('destroyer').isAsked('remove-ships').allots({ destroyer: 1 });
  },
);

proves('LRR 86.1, faction-abilities/gashlai-physiology', 'ships pass supernovas, and cannot end there', () => {
  const { seat } = table()
    .units('muaat', '47', { cruiser: 1 })
    .start(activate({ system: '21' })); // through the supernova, not the rift, so no die is rolled
  seat('muaat').isAsked('move.from').chooses('47').allots({ cruiser: 1 });
  deepEqual(seat('muaat').units('21'), { cruiser: 1 });
  const into = table()
    .units('muaat', '47', { cruiser: 1 })
    .start(activate({ system: '43' }));
  equal(into.table.over, true);
});

proves('LRR 22, faction-units/the-inferno', 'for a token of the strategy pool a cruiser joins the flagship', () => {
  const { seat } = table().units('muaat', '46', { flagship: 1 }).start(turn);
  seat('muaat').uses('the-inferno');
  deepEqual([seat('muaat').units('46'), seat('muaat').tokens.strategy], [{ flagship: 1, cruiser: 1 }, 1]);
  table().start(turn).seat('muaat').cannotUse('the-inferno').chooses('pass');
  const poor = table().units('muaat', '46', { flagship: 1 }).tokens('muaat', { strategy: 0 }).start(turn);
  poor.seat('muaat').cannotUse('the-inferno').chooses('pass');
});

proves(
  'LRR 55, faction-units/ember-colossus',
  'an infantry with each mech in the system of Star Forge and next to it; not for The Inferno',
  () => {
    const { seat } = forge()
      .planets('muaat', 'wellon', 'vefut-ii', 'bereg')
      .units('muaat', 'wellon', { mech: 2 })
      .units('muaat', 'vefut-ii', { mech: 1 })
      .units('muaat', 'bereg', { mech: 1 })
      .start(turn);
    seat('muaat').uses('star-forge').chooses('destroyer').isAsked('after-faction-ability').chooses('ember-colossus');
    seat('muaat').isAsked('ember-colossus.infantry').isOfferedLines({ wellon: 2, 'vefut-ii': 1 });
    seat('muaat').allots({ wellon: 2, 'vefut-ii': 1 });
    deepEqual(
      [seat('muaat').units('wellon'), seat('muaat').units('vefut-ii')],
      [
        { mech: 2, infantry: 2 },
        { mech: 1, infantry: 1 },
      ],
    );
    deepEqual(seat('muaat').units('bereg'), { mech: 1 });
    const inferno = table()
      .units('muaat', '46', { flagship: 1 })
      .planets('muaat', 'wellon')
      .units('muaat', 'wellon', { mech: 1 })
      .start(turn);
    inferno.seat('muaat').uses('the-inferno');
    deepEqual(inferno.seat('muaat').units('wellon'), { mech: 1 });
  },
);

const yard = (tradeGoods: number) =>
  table()
    .planet('muaat', { controller: 'muaat', exhausted: true })
    .units('muaat', 'muaat', { 'space-dock': 1 })
    .goods('muaat', { tradeGoods });

proves(
  'LRR 97, faction-units/prototype-war-sun',
  'war suns are built without a technology, which it does not own',
  () => {
    const { seat, table: played } = yard(12).runs(game => produceIn(game, 0, '04'));
    seat('muaat').isAsked('produce').allots({ 'war-sun': 1 }).isAsked('pay-resources').allots({ 'trade-goods': 12 });
    deepEqual(seat('muaat').units('04'), { 'war-sun': 1 });
    const { move, cost } = statsOf(played.state, 0, 'war-sun');
    deepEqual([move, cost, seat('muaat').player.technologies], [1, 12, []]);
  },
);

proves(
  'LRR 97, technologies/prototype-war-sun-ii',
  'its upgrade moves three systems and costs 10; the usual one is not in its deck',
  () => {
    const { table: played } = table().technology('muaat', 'prototype-war-sun-ii').planets('muaat', 'muaat').start();
    const { move, cost } = statsOf(played.state, 0, 'war-sun');
    deepEqual([move, cost], [3, 10]);
    const known = table()
      .technology('muaat', 'plasma-scoring', 'magen-defense-grid', 'duranium-armor', 'sarween-tools')
      .start();
    deepEqual(
      researchable(known.table.state, 0).filter(id => id.includes('war-sun')),
      ['prototype-war-sun-ii'],
    );
  },
);

proves(
  'LRR 87, agendas/publicize-weapon-schematics, faction-units/prototype-war-sun',
  'they sustain no damage under that law',
  () => {
    const { table: played } = table().law('publicize-weapon-schematics').start();
    equal(statsOf(played.state, 0, 'war-sun').sustain, undefined);
  },
);

const reactor = () => table().technology('muaat', 'magmus-reactor').planets('muaat', 'muaat');

proves(
  'LRR 86.1, LRR 68, technologies/magmus-reactor',
  'ships enter supernovas, which produce where own units are',
  () => {
    const { seat } = reactor()
      .units('muaat', '47', { 'war-sun': 1 })
      .goods('muaat', { tradeGoods: 9 })
      .tokens('muaat', { fleet: 5 })
      .start(activate({ system: '43' }));
    const muaat = seat('muaat').isAsked('move.from').chooses('47').allots({ 'war-sun': 1 });
    muaat.isAsked('produce').isTold({ limit: 5 }).allots({ infantry: 2, destroyer: 2 });
    muaat.isAsked('pay-resources').allots({ 'trade-goods': 3 });
    deepEqual(muaat.units('43'), { 'war-sun': 1, destroyer: 2, infantry: 2 });
    const apart = reactor()
      .units('muaat', '46', { carrier: 1 })
      .runs(game => produceIn(game, 0, '43'));
    equal(apart.table.over, true);
  },
);

proves('LRR 33.1, technologies/magmus-reactor', 'a unit in a supernova keeps its owner in the game', () => {
  const left = (system: string) => {
    const { state } = table()
      .technology('muaat', 'magmus-reactor')
      .units('muaat', system, { cruiser: 1 })
      .start().table;
    return hasNothingLeft(state, 0);
  };
  deepEqual([left('43'), left('46')], [false, true]);
});

proves(
  'LRR 68, technologies/magmus-reactor',
  'by its first wording, Production beside a war sun or next to a supernova brings a trade good',
  () => {
    const base = given('muaat', 'sol', 'hacan', { sets: ['base'] })
      .sheet('muaat')
      .technology('muaat', 'magmus-reactor')
      .planet('muaat', { controller: 'muaat', exhausted: true })
      .units('muaat', 'muaat', { 'space-dock': 1 });
    const made = (by: typeof base, produced: string) => {
      const { seat } = by.goods('muaat', { tradeGoods: 12 }).runs(game => produceIn(game, 0, '04'));
      seat('muaat')
        .allots({ [produced]: 1 })
        .isAsked('pay-resources');
      seat('muaat').allots({ 'trade-goods': produced === 'war-sun' ? 12 : 1 });
      return seat('muaat').tradeGoods;
    };
    equal(made(base, 'war-sun'), 0); // not there before
    const again = given('muaat', 'sol', 'hacan', { sets: ['base'] })
      .sheet('muaat')
      .technology('muaat', 'magmus-reactor')
      .planet('muaat', { controller: 'muaat', exhausted: true })
      .units('muaat', 'muaat', { 'space-dock': 1 })
      .units('muaat', '04', { 'war-sun': 1 });
    equal(made(again, 'destroyer'), 12);
  },
);

proves(
  'LRR 69.3, LRR 90.5, promissory-notes/fires-of-the-gashlai',
  "the holder gains war suns without prerequisites for a token of Muaat's fleet pool",
  () => {
    const { seat, table: played } = given('sol', 'muaat', 'hacan')
      .sheet('muaat')
      .strategyCards('sol', 'leadership!')
      .notes('sol', 'fires-of-the-gashlai#1')
      .units('muaat', '46', { cruiser: 3 })
      .start(turn);
    seat('sol').isAsked('action').chooses('component:fires-of-the-gashlai:fires-of-the-gashlai#1');
    deepEqual([seat('sol').player.technologies, seat('sol').player.notes], [['war-sun'], []]);
    deepEqual([seat('muaat').tokens.fleet, seat('muaat').player.notes], [2, ['fires-of-the-gashlai#1']]);
    deepEqual(seat('muaat').units('46'), { cruiser: 2 });
    equal(eventsOf(played, 'token-lost').length, 1);
  },
);

proves('R-201, LRR 69.3, promissory-notes/fires-of-the-gashlai', 'not for its owner, and not without a token', () => {
  const at = () =>
    given('sol', 'muaat', 'hacan')
      .sheet('muaat')
      .strategyCards('sol', 'leadership!')
      .notes('sol', 'fires-of-the-gashlai#1');
  for (const made of [at().technology('sol', 'war-sun'), at().tokens('muaat', { fleet: 0 })]) {
    const { seat } = made.start(turn);
    const { ask } = seat('sol').isAsked('action');
    equal('options' in ask && ask.options.some(({ key }) => key.includes('fires')), false);
    seat('sol').chooses('pass');
  }
});
