import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { planetToChange } from '../../../model/changes.ts';
import type { PlanetId } from '../../../model/galaxy/planets.ts';
import { planetOf } from '../../../model/readers.ts';
import { influence, resources } from '../../../moments/galaxy/queries.ts';
import { activate } from '../../../moments/steps.ts';
import { readyRepairReturn } from '../../../rules/phases/status-phase.ts';
import { type Given, given } from '../../../testing/index.ts';
import { discardLaw } from '../../../verbs/agenda/laws.ts';
import { researchTechnology } from '../../../verbs/cards/technology.ts';
import { produceIn } from '../../../verbs/economy/production.ts';
import { gainControl, loseControl } from '../../../verbs/galaxy/planets.ts';
import { purgePlanet } from '../../../verbs/units/destruction.ts';
import { placeStructure } from '../../../verbs/units/structures.ts';
import { placeUnits } from '../../../verbs/units/units.ts';

const base = { sets: ['base'] as const };
/** Sol with a cultural, an industrial and two hazardous planets. */
const table = () => given('sol', 'hacan', 'letnev', base).planets('sol', 'lodor', 'wellon', 'bereg', 'starpoint');
/** A law in play, attached to a planet. */
const attached = (law: string, planet: PlanetId, start: Given = table()) =>
  start.law(law, planet).with(game => planetToChange(game, planet).attachments.push(law));
/** Sol casts its one vote for Lodor, Wellon or Bereg. */
const elect = (law: string, planet: PlanetId, start: Given = table()) => {
  const started = start.agenda(law);
  started.seat('sol').isAsked('vote').chooses(planet).isAsked('vote.planets').allots({ wellon: 1 });
  return started;
};

const ballots = {
  'core-mining': ['bereg', 'starpoint'],
  'demilitarized-zone-agenda': ['lodor', 'quann'],
  'holy-planet-of-ixth': ['lodor', 'quann'],
  'research-team-biotic': ['wellon'],
  'research-team-cybernetic': ['wellon'],
  'research-team-propulsion': ['wellon'],
  'research-team-warfare': ['bereg', 'starpoint'],
  'senate-sanctuary': ['lodor', 'quann'],
  'terraforming-initiative': ['bereg', 'starpoint'],
} as const;

proves(
  'LRR 8.9, LRR 12.1, agendas/core-mining, agendas/demilitarized-zone-agenda, agendas/holy-planet-of-ixth, agendas/research-team-biotic, agendas/research-team-cybernetic, agendas/research-team-propulsion, agendas/research-team-warfare, agendas/senate-sanctuary, agendas/terraforming-initiative',
  'each is attached to the planet it elects, of one trait, and detached when it goes',
  () => {
    for (const [law, planets] of Object.entries(ballots)) {
      const { seat, table: played } = table().planets('hacan', 'quann').agenda(law);
      seat('hacan').isAsked('vote').passes();
      seat('sol')
        .isAsked('vote')
        .isOffered(...planets)
        .chooses(planets[0])
        .allots({ wellon: 1 });
      deepEqual(planetOf(played.state, planets[0]).attachments, [law]);
      deepEqual(played.state.laws, [{ id: law, elected: planets[0] }]);
      const gone = attached(law, planets[0]).runs(game => discardLaw(game, law));
      deepEqual([planetOf(gone.table.state, planets[0]).attachments, gone.table.state.agendas.discard], [[], [law]]);
    }
  },
);

proves('LRR 7.3, agendas/senate-sanctuary', 'voted on anew, it goes to the planet elected now', () => {
  const { seat, table: played } = attached('senate-sanctuary', 'lodor', table().planets('hacan', 'quann')).agenda(
    'senate-sanctuary',
  );
  seat('hacan').isAsked('vote').chooses('quann').allots({ quann: 1 });
  seat('sol').passes();
  deepEqual(
    [planetOf(played.state, 'lodor').attachments, planetOf(played.state, 'quann').attachments],
    [[], ['senate-sanctuary']],
  );
});

proves(
  'LRR 12.2, agendas/core-mining, agendas/senate-sanctuary, agendas/terraforming-initiative',
  'what they add',
  () => {
    const worth = (law: string, planet: PlanetId) => {
      const { state } = attached(law, planet).start().table;
      return [resources(state, planetOf(state, planet)), influence(state, planetOf(state, planet))];
    };
    deepEqual(worth('core-mining', 'bereg'), [5, 1]);
    deepEqual(worth('senate-sanctuary', 'lodor'), [3, 3]);
    deepEqual(worth('terraforming-initiative', 'bereg'), [4, 2]);
  },
);

proves('agendas/core-mining', 'one infantry on the planet is destroyed, if there is any', () => {
  const { seat } = elect('core-mining', 'bereg', table().units('sol', 'bereg', { infantry: 2, pds: 1 }));
  deepEqual(seat('sol').units('bereg'), { infantry: 1, pds: 1 });
  const bare = elect('core-mining', 'bereg');
  deepEqual(bare.seat('sol').units('bereg'), {});
});

proves('agendas/demilitarized-zone-agenda', 'all units on the planet are destroyed; it stays with its owner', () => {
  const { seat } = elect(
    'demilitarized-zone-agenda',
    'lodor',
    table().units('sol', 'lodor', { infantry: 2, pds: 1, 'space-dock': 1 }),
  );
  deepEqual([seat('sol').units('lodor'), seat('sol').planets.includes('lodor')], [{}, true]);
});

proves(
  'LRR 49, LRR 85.1, agendas/demilitarized-zone-agenda',
  'nothing lands, is produced or placed there any more',
  () => {
    const zone = () => attached('demilitarized-zone-agenda', 'lodor');
    const landing = zone()
      .active('hacan')
      .units('hacan', '26', { carrier: 1, infantry: 1 })
      .start(activate({ system: '26' }));
    equal(landing.table.over, true); // nowhere to land
    const { seat } = zone()
      .goods('sol', { tradeGoods: 5 })
      .units('sol', 'lodor', { 'space-dock': 1 })
      .runs(function* (game) {
        yield* placeUnits(game, 0, 'infantry', 1, { system: '26', planet: 'lodor' });
        yield* placeStructure(game, 0, ['pds'], 'may', ({ id }) => id === 'lodor');
        yield* produceIn(game, 0, '26');
      });
    seat('sol').isAsked('produce');
    const lines = seat('sol').ask;
    equal('lines' in lines && lines.lines.some(({ key }) => key === 'infantry'), false);
    seat('sol').passes();
    deepEqual(seat('sol').units('lodor'), { 'space-dock': 1 });
  },
);

proves('LRR 98, agendas/holy-planet-of-ixth', 'its owner gains a point when it is elected', () => {
  const { seat } = elect('holy-planet-of-ixth', 'lodor');
  equal(seat('sol').points, 1);
});

proves('LRR 25, agendas/holy-planet-of-ixth', 'a point comes and goes with control of the planet', () => {
  const points: number[][] = [];
  attached('holy-planet-of-ixth', 'lodor')
    .points('sol', 3)
    .runs(function* (game) {
      const note = () => points.push(game.seats.map(each => each.points));
      yield* gainControl(game, 1, 'lodor');
      note();
      yield* gainControl(game, 1, 'quann'); // not the law's planet
      note();
      yield* loseControl(game, 'lodor');
      note();
      yield* gainControl(game, 2, 'lodor');
      note();
      yield* discardLaw(game, 'holy-planet-of-ixth'); // nobody loses points
      yield* gainControl(game, 0, 'lodor');
      note();
    });
  deepEqual(points, [
    [2, 1, 0],
    [2, 1, 0],
    [2, 0, 0],
    [2, 0, 1],
    [2, 0, 1],
  ]);
});

proves('LRR 12.2b, agendas/holy-planet-of-ixth', 'a planet that is purged takes its point and the law with it', () => {
  const { seat, table: played } = attached('holy-planet-of-ixth', 'lodor')
    .points('sol', 1)
    .runs(game => purgePlanet(game, 'lodor', 1));
  deepEqual([seat('sol').points, played.state.laws, played.state.purged], [0, [], ['holy-planet-of-ixth', 'lodor']]);
});

proves('LRR 68, agendas/holy-planet-of-ixth', 'units on it do not use Production, units beside it do', () => {
  const { table: played } = attached('holy-planet-of-ixth', 'lodor')
    .goods('sol', { tradeGoods: 5 })
    .units('sol', 'lodor', { 'space-dock': 1 })
    .runs(game => produceIn(game, 0, '26'));
  equal(played.over, true);
  const { seat } = attached('holy-planet-of-ixth', 'lodor')
    .goods('sol', { tradeGoods: 5 })
    .units('sol', 'wellon', { 'space-dock': 1 })
    .runs(game => produceIn(game, 0, '19'));
  seat('sol').isAsked('produce').passes();
});

const needing = {
  'research-team-biotic': 'dacxive-animators',
  'research-team-cybernetic': 'graviton-laser-system',
  'research-team-propulsion': 'gravity-drive',
  'research-team-warfare': 'magen-defense-grid',
} as const;
const teams = Object.entries(needing);
const free = ['antimass-deflectors', 'neural-motivator', 'plasma-scoring', 'sarween-tools'];
/** Sol's Lodor has the research team, exhausted or not. */
const studied = (law: string, ...exhausted: string[]) =>
  attached(law, 'lodor', given('sol', 'hacan', 'letnev', base).planets('sol', 'lodor')).with(game =>
    planetToChange(game, 'lodor').exhaustedCards.push(...exhausted),
  );
const researching = (start: Given, who: 'sol' | 'hacan' = 'sol') =>
  start.resolves(who, (game, me) => researchTechnology(game, me)).seat(who);

proves(
  'LRR 90.12, agendas/research-team-biotic, agendas/research-team-cybernetic, agendas/research-team-propulsion, agendas/research-team-warfare',
  'the owner of the planet exhausts the law to ignore a prerequisite of its colour',
  () => {
    for (const [law, technology] of teams) {
      const sol = researching(studied(law));
      sol.isOffered(...free, technology).chooses(technology);
      deepEqual([sol.player.technologies, sol.planet('lodor').exhaustedCards], [[technology], [law]]);
      equal(sol.planet('lodor').exhausted, false); // the card is, not the planet
    }
  },
);

proves(
  'LRR 90.12, agendas/research-team-biotic, agendas/research-team-cybernetic, agendas/research-team-propulsion, agendas/research-team-warfare',
  'nobody else does, and nobody while it is exhausted',
  () => {
    for (const [law] of teams) {
      researching(studied(law), 'hacan')
        .isOffered(...free)
        .passes();
      researching(studied(law, law))
        .isOffered(...free)
        .passes();
    }
  },
);

proves(
  'LRR 90.12, agendas/research-team-biotic, agendas/research-team-cybernetic, agendas/research-team-propulsion, agendas/research-team-warfare',
  'it stays ready where it is not needed',
  () => {
    for (const [law] of teams) {
      const sol = researching(studied(law)).chooses('neural-motivator');
      deepEqual(sol.planet('lodor').exhaustedCards, []);
    }
  },
);

proves(
  'LRR 81.6, LRR 12.2a, agendas/research-team-biotic, agendas/research-team-cybernetic, agendas/research-team-propulsion, agendas/research-team-warfare',
  "it is readied with the planet's other cards",
  () => {
    for (const [law] of teams) {
      const { seat } = studied(law, law).start(readyRepairReturn({}));
      deepEqual(seat('sol').planet('lodor').exhaustedCards, []);
    }
  },
);

proves(
  'LRR 90.12, agendas/research-team-biotic, agendas/research-team-cybernetic, agendas/research-team-propulsion, agendas/research-team-warfare',
  'several help with one technology',
  () => {
    const all = teams.map(([law]) => law);
    const start = all.reduce(
      (table, law) => attached(law, 'lodor', table),
      given('sol', 'hacan', 'letnev', base).planets('sol', 'lodor'),
    );
    const sol = researching(start).chooses('cruiser-ii');
    deepEqual(sol.player.technologies, ['cruiser-ii']);
    deepEqual(
      [...sol.planet('lodor').exhaustedCards].sort(),
      ['research-team-biotic', 'research-team-cybernetic', 'research-team-warfare'], // no blue prerequisite
    );
  },
);

proves(
  'R-045, agendas/research-team-biotic',
  'its owner chooses between the law and a planet with the specialty',
  () => {
    const { seat } = attached(
      'research-team-biotic',
      'lodor',
      given('sol', 'hacan', 'letnev', base).planets('sol', 'lodor', 'new-albion'),
    ).resolves('sol', (game, me) => researchTechnology(game, me));
    seat('sol').chooses('dacxive-animators').isAsked('research.ignore');
    seat('sol').isOffered('new-albion', 'research-team-biotic').chooses('research-team-biotic');
    deepEqual(
      [seat('sol').readyPlanets, seat('sol').planet('lodor').exhaustedCards],
      [['lodor', 'new-albion'], ['research-team-biotic']],
    );
  },
);
