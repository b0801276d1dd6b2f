import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { produceIn } from '../../../verbs/economy/production.ts';

const table = () =>
  given('muaat', 'sol', 'hacan')
    .sheet('muaat')
    .strategyCards('muaat', 'leadership!')
    .tokens('muaat', { tactic: 0, strategy: 1, fleet: 8 })
    .planets('sol', 'jord');
const turn = takeTurn({ seat: 0 });

proves(
  'LRR 23.4, faction-abilities/star-forge',
  'one token and one destroyer are enough; without a destroyer, fighters are placed',
  () => {
    const forged = (destroyers: number) =>
      table()
        .units('muaat', '46', { 'war-sun': 1 })
        .units('muaat', '20', { destroyer: destroyers })
        .token('muaat', '20')
        .start(turn)
        .seat('muaat')
        .uses('star-forge');
    const last = forged(7).isAsked('star-forge.ships').isOffered('fighter', 'destroyer').chooses('destroyer');
    deepEqual([last.units('46'), last.tokens.strategy], [{ 'war-sun': 1, destroyer: 1 }, 0]);
    deepEqual(forged(8).isNotAsked().units('46'), { 'war-sun': 1, fighter: 2 });
  },
);

proves(
  'LRR 23.4, faction-units/the-inferno',
  'one token and one cruiser are enough, but a cruiser must be in the reinforcements',
  () => {
    const set = (cruisers: number) =>
      table()
        .units('muaat', '46', { flagship: 1 })
        .units('muaat', '20', { cruiser: cruisers })
        .token('muaat', '20')
        .start(turn);
    deepEqual(set(7).seat('muaat').uses('the-inferno').units('46'), { flagship: 1, cruiser: 1 });
    set(8).seat('muaat').cannotUse('the-inferno').chooses('pass');
  },
);

proves('LRR 69.3, promissory-notes/fires-of-the-gashlai', 'the last token of the fleet pool will do', () => {
  const { seat } = given('sol', 'muaat', 'hacan')
    .strategyCards('sol', 'leadership!')
    .notes('sol', 'fires-of-the-gashlai#1')
    .tokens('muaat', { fleet: 1 })
    .planets('muaat', 'muaat')
    .start(turn);
  seat('sol').chooses('component:fires-of-the-gashlai:fires-of-the-gashlai#1');
  deepEqual([seat('muaat').tokens.fleet, seat('sol').player.technologies], [0, ['war-sun']]);
});

proves('LRR 22.2, leaders/umbat', 'only for players who could produce something there', () => {
  const { seat } = table()
    .leader('muaat', 'umbat')
    .units('sol', '46', { flagship: 1 })
    .planet('jord', { exhausted: true })
    .start(turn);
  seat('muaat').cannotUse('umbat').chooses('pass');
  const own = table()
    .leader('muaat', 'umbat')
    .units('muaat', '46', { 'war-sun': 1 })
    .goods('muaat', { tradeGoods: 1 })
    .start(turn);
  own.seat('muaat').uses('umbat').isAsked('produce').passes();
  const besieged = table()
    .leader('muaat', 'umbat')
    .units('sol', '46', { flagship: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .planet('jord', { exhausted: true })
    .goods('sol', { tradeGoods: 1 })
    .start(turn);
  besieged.seat('muaat').uses('umbat');
  besieged.seat('sol').isAsked('produce').isOfferedLines({ infantry: 2 }).passes();
});

proves(
  'LRR 55, faction-units/ember-colossus',
  "a single mech needs no question; two in one place do; another's Star Forge does not count",
  () => {
    const forged = (mechs: number) =>
      table()
        .units('muaat', '46', { 'war-sun': 1 })
        .planets('muaat', 'wellon')
        .units('muaat', 'wellon', { mech: mechs })
        .start(turn)
        .seat('muaat')
        .uses('star-forge')
        .chooses('fighter')
        .chooses('ember-colossus');
    deepEqual(forged(1).isNotAsked().units('wellon'), { mech: 1, infantry: 1 });
    const two = forged(2).isAsked('ember-colossus.infantry').isOfferedLines({ wellon: 2 });
    deepEqual(two.pointsAt, [{ planet: 'wellon' }]);
    deepEqual(two.passes().units('wellon'), { mech: 2 });
    const aboard = table().units('muaat', '46', { 'war-sun': 1, mech: 2 }).start(turn).seat('muaat').uses('star-forge');
    aboard.chooses('fighter').chooses('ember-colossus');
    deepEqual(aboard.pointsAt, [{ system: '46' }]);
    aboard.passes();
    const others = table()
      .sheet('sol', 'star-forge')
      .units('sol', '46', { 'war-sun': 1 })
      .planets('muaat', 'wellon')
      .units('muaat', 'wellon', { mech: 1 })
      .strategyCards('sol', 'trade!')
      .active('sol')
      .start(takeTurn({ seat: 1 }));
    others.seat('sol').uses('star-forge').chooses('fighter');
    others.seat('muaat').isNotAsked();
  },
);

proves(
  'LRR 68, technologies/magmus-reactor',
  "by its first wording, not for others' production, nor beside other ships",
  () => {
    const base = () =>
      given('muaat', 'sol', 'hacan', { sets: ['base'] })
        .sheet('muaat')
        .technology('muaat', 'magmus-reactor')
        .planets('muaat', 'muaat')
        .units('muaat', 'muaat', { 'space-dock': 1 })
        .units('muaat', '04', { cruiser: 1 });
    const { seat } = base().runs(game => produceIn(game, 0, '04'));
    seat('muaat').allots({ destroyer: 1 }).allots({ muaat: 1 });
    equal(seat('muaat').tradeGoods, 0);
    const others = base()
      .planets('sol', 'jord')
      .units('sol', 'jord', { 'space-dock': 1 })
      .units('sol', '01', { 'war-sun': 1 })
      .runs(game => produceIn(game, 1, '01'));
    others.seat('sol').allots({ destroyer: 1 }).allots({ jord: 1 });
    equal(others.seat('muaat').tradeGoods, 0);
  },
);

const hero = 'adjudicator-baal';

proves('LRR 37.3, leaders/adjudicator-baal', 'not with a war sun that was removed by the fleet limit', () => {
  const { seat } = table()
    .leader('muaat', hero)
    .tokens('muaat', { fleet: 1 })
    .units('muaat', '46', { 'war-sun': 1 })
    .units('muaat', '19', { cruiser: 1 })
    .start(activate({ system: '19' }));
  seat('muaat').isAsked('move.from').chooses('46').allots({ 'war-sun': 1 });
  seat('muaat').isAsked('remove-ships').allots({ 'war-sun': 1 });
  deepEqual([seat('muaat').units('19'), seat('muaat').player.leaders.length], [{ cruiser: 1 }, 1]);
});

proves('R-301, leaders/adjudicator-baal', 'only war suns are asked to leave and come back', () => {
  const { seat } = table()
    .leader('muaat', hero)
    .technology('muaat', 'prototype-war-sun-ii')
    .units('muaat', '19', { 'war-sun': 1, cruiser: 1 })
    .start(activate({ system: '19' }));
  seat('muaat').isAsked('move.from').chooses('19').isAsked('move.ships').isOfferedLines({ 'war-sun': 1 });
  seat('muaat').allots({ 'war-sun': 1 }).isAsked('after-ships-moved').passes();
});
