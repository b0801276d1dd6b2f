import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf, told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { rollCombatDice } from '../../../rules/combat/space-combat.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { strategyPhaseEnds } from '../../../rules/phases/strategy-phase.ts';
import { combat, type Given, given, type TestTable } from '../../../testing/index.ts';
import { discardLaw, enactLaw, passLaw } from '../../../verbs/agenda/laws.ts';
import { gainControl } from '../../../verbs/galaxy/planets.ts';

const table = () => given('sol', 'hacan', 'letnev');
const points = ({ seats }: { seats: readonly { points: number }[] }) => seats.map(each => each.points);

proves('LRR 7.5, agendas/imperial-arbiter', 'its owner swaps a strategy card when the strategy phase ends', () => {
  const { seat, table: played } = table()
    .law('imperial-arbiter', '1')
    .strategyCards('sol', 'leadership', 'trade')
    .strategyCards('hacan', 'imperial', 'politics')
    .strategyCards('letnev', 'warfare', 'technology')
    .start(strategyPhaseEnds({}));
  seat('hacan').isAsked('end-of-strategy-phase').isOffered('imperial-arbiter').chooses('imperial-arbiter');
  seat('hacan').isAsked('imperial-arbiter.give').isOffered('imperial', 'politics').chooses('imperial');
  seat('hacan')
    .isAsked('imperial-arbiter.take')
    .isOffered('leadership', 'trade', 'warfare', 'technology')
    .chooses('leadership');
  const held = (who: 'sol' | 'hacan') => seat(who).player.strategyCards.map(({ id }) => id);
  deepEqual(
    [held('sol'), held('hacan')],
    [
      ['trade', 'imperial'],
      ['politics', 'leadership'],
    ],
  );
  deepEqual([played.state.laws, played.state.agendas.discard], [[], ['imperial-arbiter']]);
});

proves('agendas/imperial-arbiter', 'it need not, and keeps the law then', () => {
  const { seat, table: played } = table().law('imperial-arbiter', '1').start(strategyPhaseEnds({}));
  seat('hacan').isAsked('end-of-strategy-phase').passes();
  deepEqual(played.state.laws, [{ id: 'imperial-arbiter', elected: '1' }]);
});

proves(
  'agendas/imperial-arbiter',
  'its only card needs no choice; without one, or with nobody to swap with, it is no use',
  () => {
    const { seat } = table().law('imperial-arbiter', '1').strategyCards('letnev').start(strategyPhaseEnds({}));
    seat('hacan')
      .chooses('imperial-arbiter')
      .isAsked('imperial-arbiter.take')
      .isOffered('leadership')
      .chooses('leadership');
    deepEqual(seat('sol').player.strategyCards, [{ id: 'diplomacy', exhausted: false }]);
    equal(table().law('imperial-arbiter', '1').strategyCards('hacan').start(strategyPhaseEnds({})).table.over, true);
    const alone = table().law('imperial-arbiter', '1').strategyCards('sol').strategyCards('letnev');
    equal(alone.start(strategyPhaseEnds({})).table.over, true);
  },
);

/** Hacan could vote with Wellon. */
const committee = (owner: string, agenda: string) =>
  table().law('committee-formation', owner).planets('hacan', 'wellon').agenda(agenda);

proves('LRR 7.5, agendas/committee-formation', 'its owner says who is elected, and nobody votes', () => {
  const { seat, table: played } = committee('2', 'minister-of-policy');
  seat('letnev').isAsked('before-voting').isOffered('committee-formation').chooses('committee-formation');
  seat('letnev').isAsked('committee-formation').isOffered('0', '1', '2').chooses('2');
  deepEqual(played.state.laws, [{ id: 'minister-of-policy', elected: '2' }]);
  deepEqual([played.state.agendas.discard, seat('hacan').readyPlanets], [['committee-formation'], ['wellon']]);
});

proves('agendas/committee-formation', 'it need not; then there is a vote', () => {
  const { seat, table: played } = committee('2', 'minister-of-policy');
  seat('letnev').isAsked('before-voting').passes();
  seat('hacan').isAsked('vote').chooses('1').allots({ wellon: 1 });
  equal(played.state.laws.length, 2);
});

proves('agendas/committee-formation', 'not where something else is elected or nothing is', () => {
  for (const agenda of ['regulated-conscription', 'research-team-biotic']) {
    const { seat } = committee('2', agenda);
    seat('letnev').isNotAsked();
    seat('hacan').isAsked('vote').passes();
    if (agenda === 'regulated-conscription') seat('sol').isAsked('break-tie').chooses('against');
  }
});

proves('LRR 8.9, agendas/committee-formation', 'nor where there is nothing to elect', () => {
  const { seat, table: played } = committee('2', 'senate-sanctuary'); // nobody has a cultural planet
  seat('letnev').isNotAsked();
  equal(played.over, true);
});

proves(
  'LRR 7.3, agendas/committee-formation',
  'voted on anew, it is used for itself and comes back from the discards',
  () => {
    const { seat, table: played } = committee('2', 'committee-formation');
    seat('letnev').isAsked('before-voting').chooses('committee-formation').chooses('0');
    deepEqual(played.state.laws, [{ id: 'committee-formation', elected: '0' }]);
    deepEqual(played.state.agendas.discard, []);
  },
);

const worthPoints = ['shard-of-the-throne-agenda', 'the-crown-of-emphidia-agenda', 'political-censure'];

proves(
  'LRR 98, agendas/shard-of-the-throne-agenda, agendas/the-crown-of-emphidia-agenda, agendas/political-censure',
  'the elected player gains a victory point with the law',
  () => {
    for (const id of worthPoints) {
      const { seat, table: played } = table().agenda(id);
      seat('sol').isAsked('break-tie').chooses('1');
      deepEqual([points(played.state), played.state.laws], [[0, 1, 0], [{ id, elected: '1' }]]);
    }
  },
);

proves(
  'LRR 98.7, agendas/shard-of-the-throne-agenda, agendas/the-crown-of-emphidia-agenda, agendas/political-censure',
  'and wins with the last point',
  () => {
    for (const id of worthPoints) {
      const { seat, table: played } = table().points('hacan', 9).agenda(id);
      seat('sol').isAsked('break-tie').chooses('1');
      equal(played.state.winner, 1);
    }
  },
);

proves(
  'LRR 7.5, agendas/shard-of-the-throne-agenda, agendas/the-crown-of-emphidia-agenda',
  'nobody loses a point when it is discarded, or voted on anew',
  () => {
    for (const id of worthPoints.slice(0, 2)) {
      const { table: played } = table()
        .law(id, '1')
        .points('hacan', 3)
        .runs(function* (game) {
          yield* enactLaw(game, id, '2');
          yield* discardLaw(game, id);
        });
      deepEqual(points(played.state), [0, 3, 0]);
    }
  },
);

proves(
  'agendas/shard-of-the-throne-agenda',
  'a player who wins a combat against its owner takes it with the point',
  () => {
    const { table: played } = table()
      .law('shard-of-the-throne-agenda', '1')
      .points('hacan', 3)
      .units('sol', '46', { cruiser: 1 })
      .units('hacan', '46', { fighter: 1 })
      .dice('combat', 10)
      .dice('combat', 1)
      .technology(1, 'fighter-ii')
      .start(activate({ system: '46' }));
    deepEqual(
      [points(played.state), played.state.laws],
      [[1, 2, 0], [{ id: 'shard-of-the-throne-agenda', elected: '0' }]],
    );
  },
);

proves('LRR 78.10, agendas/shard-of-the-throne-agenda', 'it stays when its owner wins, or nobody does', () => {
  const fought = (...dice: number[]) => {
    const started = table()
      .law('shard-of-the-throne-agenda', '1')
      .points('hacan', 1)
      .units('sol', '46', { cruiser: 1 })
      .units('hacan', '46', { cruiser: 1 })
      .dice('combat', dice[0]!)
      .dice('combat', dice[1]!)
      .start(activate({ system: '46' }));
    return [points(started.table.state), started.table.state.laws[0]!.elected];
  };
  deepEqual(fought(1, 10), [[0, 1, 0], '1']);
  deepEqual(fought(10, 10), [[0, 1, 0], '1']);
  const others = table()
    .law('shard-of-the-throne-agenda', '1')
    .units('sol', '46', { cruiser: 1 })
    .units('letnev', '46', { fighter: 1 })
    .dice('combat', 10)
    .dice('combat', 1)
    .technology(2, 'fighter-ii')
    .start(activate({ system: '46' }));
  deepEqual(others.table.state.laws[0]!.elected, '1'); // nor for combats of others
});

proves(
  'agendas/the-crown-of-emphidia-agenda',
  'a player who gains a planet in the home system of its owner takes it with the point',
  () => {
    const { table: played } = table()
      .law('the-crown-of-emphidia-agenda', '1')
      .points('hacan', 1)
      .planets('hacan', 'hercant', 'arretze', 'lodor')
      .runs(function* (game) {
        yield* gainControl(game, 0, 'lodor');
        deepEqual(points(game), [0, 1, 0]);
        yield* gainControl(game, 2, 'hercant');
        deepEqual(points(game), [0, 0, 1]);
        yield* gainControl(game, 0, 'arretze'); // no longer its owner's home
      });
    deepEqual(
      [points(played.state), played.state.laws],
      [[0, 0, 1], [{ id: 'the-crown-of-emphidia-agenda', elected: '2' }]],
    );
  },
);

proves('agendas/the-crown-of-emphidia-agenda', 'its owner may take back what is its own', () => {
  const { table: played } = table()
    .law('the-crown-of-emphidia-agenda', '1')
    .planets('sol', 'hercant')
    .runs(game => gainControl(game, 1, 'hercant'));
  deepEqual([points(played.state), played.state.laws[0]!.elected], [[0, 0, 0], '1']);
});

proves('agendas/political-censure', 'its owner plays no action cards', () => {
  const { seat } = table()
    .law('political-censure', '0')
    .actionCards('sol', 'economic-initiative')
    .actionCards('hacan', 'sabotage#1')
    .planet('quann', { controller: 'sol', exhausted: true })
    .strategyCards('sol', 'leadership!')
    .start(takeTurn({ seat: 0 }));
  seat('sol').cannotUse('economic-initiative').chooses('pass');
});

proves('agendas/political-censure', 'others do', () => {
  const { seat } = table()
    .law('political-censure', '1')
    .actionCards('sol', 'economic-initiative')
    .actionCards('hacan', 'sabotage#1')
    .planet('quann', { controller: 'sol', exhausted: true })
    .strategyCards('sol', 'leadership!')
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses('economic-initiative'); // and Hacan is not asked for Sabotage
  deepEqual(seat('sol').readyPlanets, ['quann']);
});

proves('R-110, agendas/political-censure', 'a player who loses the law loses a point, however that happens', () => {
  const { table: played } = table()
    .law('political-censure', '1')
    .points('hacan', 3)
    .points('letnev', 3)
    .points('sol', 3)
    .runs(function* (game) {
      yield* passLaw(game, 'political-censure', 2);
      deepEqual(points(game), [3, 2, 3]);
      yield* enactLaw(game, 'political-censure', '0');
      deepEqual(points(game), [3, 2, 2]);
      yield* discardLaw(game, 'political-censure');
    });
  deepEqual(points(played.state), [2, 2, 2]);
});

proves('R-110, agendas/political-censure', 'elected again, its owner has what it had', () => {
  const { seat, table: played } = table().law('political-censure', '1').points('hacan', 3).agenda('political-censure');
  seat('sol').isAsked('break-tie').chooses('1');
  deepEqual(points(played.state), [0, 3, 0]);
});

/** Sol with the crown in a combat against fighters of Hacan, and the dice of its first roll. */
const crowned = (ships: Parameters<Given['units']>[2], fighters: number, ...first: number[]) =>
  table()
    .law('the-crown-of-thalnos-agenda', '0')
    .units('sol', '46', ships)
    .units('hacan', '46', { fighter: fighters })
    .technology('sol', 'war-sun')
    .dice('combat', ...first);
const hitsOf = (played: TestTable) => eventsOf(played, 'combat-roll').map(({ data }) => data.hits);

proves('agendas/the-crown-of-thalnos-agenda', 'its owner rolls dice again; who does not hit by it is destroyed', () => {
  const { seat, table: played } = crowned({ cruiser: 3 }, 3, 1, 1, 8)
    .dice('combat', 7, 6)
    .dice('combat', 1, 1, 1)
    .dice('combat', 10, 10)
    .dice('combat', 1)
    .technology(1, 'fighter-ii')
    .start(activate({ system: '46' }));
  const asked = seat('sol').isAsked('the-crown-of-thalnos-agenda').isBound(0, 3);
  asked.isOffered('cruiser#0', 'cruiser#1', 'cruiser#2').chooses('cruiser#0', 'cruiser#1');
  deepEqual([seat('sol').units('46'), seat('hacan').units('46')], [{ cruiser: 2 }, { fighter: 1 }]);
  seat('sol').isAsked('the-crown-of-thalnos-agenda').isOffered('cruiser#0', 'cruiser#1').passes();
  deepEqual([hitsOf(played), seat('sol').units('46')], [[2, 0, 2, 0], { cruiser: 2 }]);
});

proves(
  'R-115, agendas/the-crown-of-thalnos-agenda',
  'a unit with several dice is spared by one of those rolled again',
  () => {
    const rolledAgain = (...results: number[]) => {
      const { seat, table: played } = crowned({ 'war-sun': 1 }, 1, 1, 1, 3)
        .dice('combat', ...results)
        .dice('combat', 1)
        .technology(1, 'fighter-ii')
        .start(activate({ system: '46' }));
      seat('sol').isOffered('war-sun#0', 'war-sun#1', 'war-sun#2').chooses('war-sun#0', 'war-sun#1');
      return [seat('sol').units('46'), hitsOf(played)];
    };
    deepEqual(rolledAgain(1, 3), [{ 'war-sun': 1 }, [2, 0]]);
    deepEqual(rolledAgain(1, 2), [{}, [1, 0]]); // its earlier hits still count
  },
);

proves('agendas/the-crown-of-thalnos-agenda', 'its owner says whether the damaged one is lost', () => {
  const { seat } = crowned({ dreadnought: 1, 'dreadnought!': 1 }, 1, 1, 10)
    .dice('combat', 4)
    .dice('combat', 1)
    .technology(1, 'fighter-ii')
    .start(activate({ system: '46' }));
  seat('sol').isAsked('the-crown-of-thalnos-agenda').chooses('dreadnought#0');
  seat('sol').isAsked('the-crown-of-thalnos-agenda.losses').allots({ 'dreadnought!': 1 });
  deepEqual(seat('sol').units('46'), { dreadnought: 1 });
});

proves('agendas/the-crown-of-thalnos-agenda', 'only own units are lost by it, and all see what is rolled again', () => {
  const { seat, table: played } = table()
    .law('the-crown-of-thalnos-agenda', '0')
    .units('sol', '46', { cruiser: 1, destroyer: 2 })
    .units('hacan', '46', { cruiser: 1, destroyer: 1 })
    .with(game => (game.combat = combat()))
    .dice('combat', 10, 1, 2)
    .dice('combat', 3, 4)
    .dice('combat', 1, 1)
    .start(rollCombatDice({}));
  seat('sol').isAsked('the-crown-of-thalnos-agenda').chooses('destroyer#1', 'destroyer#2');
  deepEqual([seat('sol').units('46'), seat('hacan').units('46')], [{ cruiser: 1 }, { cruiser: 1, destroyer: 1 }]);
  deepEqual(told(played, 'rerolled'), [
    {
      seat: 0,
      dice: [
        { unit: 'destroyer', needs: 9, result: 1 },
        { unit: 'destroyer', needs: 9, result: 2 },
      ],
    },
  ]);
});

proves('agendas/the-crown-of-thalnos-agenda', 'a player who has no dice is not asked', () => {
  const { seat } = table()
    .law('the-crown-of-thalnos-agenda', '0')
    .units('sol', '46', { cruiser: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .with(game => (game.combat = combat({ silenced: [0] })))
    .dice('combat', 1)
    .start(rollCombatDice({}));
  seat('sol').isNotAsked();
});

proves(
  'agendas/the-crown-of-thalnos-agenda, leaders/viscount-unlenn',
  'a die that a card adds belongs to a unit that has others',
  () => {
    const { seat } = crowned({ cruiser: 1 }, 1, 1, 1)
      .with(game => game.lasting.push({ id: 'viscount-unlenn', seat: 0, until: 'combat-round', aim: 'cruiser' }))
      .dice('combat', 1, 7)
      .dice('combat', 1)
      .technology(1, 'fighter-ii')
      .start(activate({ system: '46' }));
    seat('sol').isOffered('cruiser#0', 'cruiser#1').chooses('cruiser#0', 'cruiser#1');
    deepEqual(seat('sol').units('46'), { cruiser: 1 });
  },
);

proves('LRR 42.1, agendas/the-crown-of-thalnos-agenda', 'in ground combat too, and for nobody else', () => {
  const { seat } = table()
    .law('the-crown-of-thalnos-agenda', '1')
    .units('sol', '20', { carrier: 1, infantry: 1 })
    .planets('hacan', 'vefut-ii')
    .units('hacan', 'vefut-ii', { infantry: 1 })
    .dice('combat', 1)
    .dice('combat', 1)
    .dice('combat', 8)
    .start(activate({ system: '20' }));
  seat('sol').isAsked('commit').allots({ 'infantry@vefut-ii': 1 });
  seat('hacan').isAsked('the-crown-of-thalnos-agenda').chooses('infantry#0');
  deepEqual([seat('hacan').units('vefut-ii'), seat('sol').units('vefut-ii')], [{ infantry: 1 }, {}]);
});
