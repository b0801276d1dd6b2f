import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { notesImaginable } from '../../../model/cards/notes.ts';
import { noteOwnersInPlay, planetOf } from '../../../model/readers.ts';
import { influence, resources, traitsOn } from '../../../moments/galaxy/queries.ts';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { scoreObjectives } from '../../../rules/phases/status-phase.ts';
import { given } from '../../../testing/index.ts';
import { eliminate } from '../../../verbs/factions/elimination.ts';
import { explorePlanet } from '../../../verbs/galaxy/exploration.ts';
import { gainControl } from '../../../verbs/galaxy/planets.ts';

const turn = takeTurn({ seat: 0 });

// Ul the Progenitor

const hero = () =>
  given('titans', 'sol', 'hacan').strategyCards('titans', 'leadership!').leader('titans', 'ul-the-progenitor');

proves(
  'LRR 51.10, LRR 51.12a, R-283, leaders/ul-the-progenitor, faction-pieces/geoform',
  'Elysium is readied and worth 3 and 3 more; the hero stays on it and is not purged',
  () => {
    const { seat, table } = hero().planet('elysium', { controller: 'titans', exhausted: true }).start(turn);
    seat('titans').uses('ul-the-progenitor');
    const elysium = planetOf(table.state, 'elysium');
    deepEqual([elysium.exhausted, elysium.attachments], [false, ['geoform']]);
    deepEqual([resources(table.state, elysium), influence(table.state, elysium)], [7, 4]);
    deepEqual([table.state.purged, seat('titans').player.leaders], [[], []]);
  },
);

const objectives = ['corner-the-market', 'develop-weaponry', 'diversify-research'];

proves('LRR 51.10, leaders/ul-the-progenitor', 'unlocked by three scored objectives', () => {
  for (const scored of [2, 3]) {
    const { seat } = given('titans', 'sol', 'hacan')
      .strategyCards('titans', 'leadership!')
      .leader('titans', 'ul-the-progenitor', 'locked')
      .planets('titans', 'elysium')
      .revealed(...objectives)
      .scored('titans', ...objectives.slice(0, scored))
      .start(turn);
    seat('titans').chooses('pass');
    equal(seat('titans').player.leaders[0]!.locked, scored === 2);
  }
});

proves('R-283, leaders/ul-the-progenitor', "also while Elysium is somebody else's", () => {
  const { seat } = hero()
    .planets('titans', 'lodor')
    .planet('elysium', { controller: 'sol', exhausted: true })
    .start(turn);
  seat('titans').uses('ul-the-progenitor');
  deepEqual(seat('sol').readyPlanets, ['elysium']);
});

const core = () => given('titans', 'sol', 'hacan').planet('elysium', { attachments: ['geoform'] });

proves('LRR 77, R-283, faction-pieces/geoform', 'Elysium fires three dice at ships, for whoever controls it', () => {
  const fired = (who: 'titans' | 'hacan') => {
    const { seat, table } = core()
      .planets(who, 'elysium')
      .active('sol')
      .units('sol', '55', { carrier: 1, fighter: 3 })
      .dice('space-cannon', 5, 4, 4)
      .start(activate({ system: '55' }));
    seat(who).isAsked('space-cannon').chooses('1');
    seat('sol').isAsked('assign-hits').allots({ fighter: 1 });
    const [volley] = eventsOf(table, 'space-cannon');
    deepEqual(
      volley!.data.dice.map(({ planet, needs }) => [planet, needs]),
      Array(3).fill(['elysium', 5]),
    );
    return seat('sol').units('55');
  };
  deepEqual(fired('titans'), { carrier: 1, fighter: 2 });
  deepEqual(fired('hacan'), { carrier: 1, fighter: 2 });
});

proves('LRR 77.3c, R-283, faction-pieces/geoform', 'not at ships next door, nor without the card', () => {
  const next = core()
    .planets('titans', 'elysium')
    .technology('titans', 'pds-ii')
    .active('sol')
    .units('sol', '46', { cruiser: 1 })
    .start(activate({ system: '46' }));
  next.seat('titans').isNotAsked();
  const bare = given('titans', 'sol', 'hacan')
    .planets('titans', 'elysium')
    .active('sol')
    .units('sol', '55', { cruiser: 1 })
    .start(activate({ system: '55' }));
  bare.seat('titans').isNotAsked();
});

proves('LRR 77.6, R-283, faction-pieces/geoform', 'it defends itself against what lands on it, also all alone', () => {
  const { seat } = core()
    .planets('titans', 'elysium', 'lodor')
    .active('sol')
    .units('sol', '55', { carrier: 1, infantry: 2 })
    .dice('space-cannon', 5, 1, 1)
    .start(activate({ system: '55' }));
  seat('titans').isAsked('space-cannon').passes();
  seat('sol').isAsked('commit').allots({ 'infantry@elysium': 2 });
  seat('titans').isAsked('space-cannon-defense').chooses('fire');
  deepEqual([seat('sol').units('elysium'), seat('sol').planets], [{ infantry: 1 }, ['elysium']]);
});

proves(
  'LRR 49.3, R-283, faction-pieces/geoform, technologies/plasma-scoring',
  'Plasma Scoring may add a die to it',
  () => {
    const { seat } = core()
      .planets('titans', 'elysium')
      .technology('titans', 'plasma-scoring')
      .active('sol')
      .units('sol', '55', { cruiser: 1 })
      .dice('space-cannon', 1, 1, 1, 5)
      .start(activate({ system: '55' }));
    seat('titans').isAsked('space-cannon').chooses('1').isAsked('space-cannon.extra-dice').chooses('roll');
    deepEqual(seat('sol').units('55'), {});
  },
);

// Terraform

const note = () =>
  given('titans', 'sol', 'hacan').active('sol').strategyCards('sol', 'leadership!').notes('sol', 'terraform#0');

proves(
  'LRR 69.3, R-284, promissory-notes/terraform, faction-pieces/terraform',
  'attached to a planet, which is worth 1 and 1 more and has all traits; not in a home system, not on Mecatol Rex',
  () => {
    const { seat, table } = note()
      .planets('sol', 'lodor', 'bereg', 'jord', 'mecatol-rex')
      .start(takeTurn({ seat: 1 }));
    seat('sol').chooses('component:terraform:terraform#0').isAsked('terraform');
    seat('sol').isOffered('bereg', 'lodor').chooses('lodor');
    const lodor = planetOf(table.state, 'lodor');
    deepEqual([resources(table.state, lodor), influence(table.state, lodor)], [4, 2]);
    deepEqual(traitsOn(table.state, lodor).toSorted(), ['cultural', 'hazardous', 'industrial']);
    deepEqual([seat('sol').player.notes, seat('sol').player.notesInPlay, lodor.attachments], [[], [], ['terraform#0']]);
  },
);

proves('LRR 69.2, R-284, promissory-notes/terraform', 'not by its owner, and not without a planet for it', () => {
  const own = given('titans', 'sol', 'hacan')
    .strategyCards('titans', 'leadership!')
    .notes('titans', 'terraform#0')
    .planets('titans', 'lodor')
    .start(turn);
  own.seat('titans').isAsked('action').isOffered('tactical', 'pass').chooses('pass');
  const none = note()
    .planets('sol', 'jord', 'mecatol-rex')
    .start(takeTurn({ seat: 1 }));
  none.seat('sol').isAsked('action').isOffered('tactical', 'pass').chooses('pass');
});

proves('LRR 35.2c, R-284, faction-pieces/terraform', 'who explores it chooses the deck', () => {
  const { seat, table } = given('titans', 'sol', 'hacan')
    .planet('lodor', { controller: 'sol', attachments: ['terraform#0'] })
    .deck('hazardous', 'rich-world')
    .deck('cultural', 'tomb-of-emphidia')
    .resolves('sol', (game, me) => explorePlanet(game, me, 'lodor'));
  seat('sol').isAsked('explore.trait').isOffered('cultural', 'hazardous').chooses('hazardous');
  deepEqual(planetOf(table.state, 'lodor').attachments, ['terraform#0', 'rich-world']);
});

const attached = () =>
  given('titans', 'sol', 'hacan')
    .planets('titans', 'elysium')
    .planets('hacan', 'arretze')
    .planet('lodor', { controller: 'sol', attachments: ['terraform#0'] });

proves(
  'LRR 69.5, R-284, faction-pieces/terraform',
  'it counts as a note in the play area of whoever controls the planet, and in nobody’s hand',
  () => {
    const { table } = attached().resolves('sol', function* (game) {
      deepEqual([noteOwnersInPlay(game, 1), noteOwnersInPlay(game, 2)], [[0], []]);
      yield* gainControl(game, 2, 'lodor');
    });
    deepEqual([noteOwnersInPlay(table.state, 1), noteOwnersInPlay(table.state, 2)], [[], [0]]);
    const { state } = attached().notes('titans', 'ceasefire#0').start().table;
    equal(notesImaginable(state, 1, 0).includes('terraform#0'), false);
  },
);

proves(
  'LRR 61, R-284, faction-pieces/terraform, objectives/strengthen-bonds',
  'so it counts for Strengthen Bonds',
  () => {
    for (const attachments of [['terraform#0'], []]) {
      const { seat } = given('titans', 'sol', 'hacan')
        .planet('lodor', { controller: 'sol', attachments })
        .planets('sol', 'jord')
        .secrets('sol', 'strengthen-bonds')
        .phase('status')
        .start(scoreObjectives({ seat: 1 }));
      if (attachments.length > 0) seat('sol').isAsked('score-secret').isOffered('strengthen-bonds').passes();
      else seat('sol').isNotAsked();
    }
  },
);

proves(
  'LRR 33.10d, R-283, R-284, faction-pieces/terraform, faction-pieces/geoform',
  'both stay without the Titans',
  () => {
    const { table } = attached()
      .planet('elysium', { controller: 'hacan', attachments: ['geoform'] })
      .runs(game => eliminate(game, 0));
    deepEqual(
      [planetOf(table.state, 'lodor').attachments, planetOf(table.state, 'elysium').attachments],
      [['terraform#0'], ['geoform']],
    );
  },
);
