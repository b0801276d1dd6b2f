import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { scoreObjectives } from '../../../rules/phases/status-phase.ts';
import { given } from '../../../testing/index.ts';
import { explorePlanet } from '../../../verbs/galaxy/exploration.ts';
import { loseControl } from '../../../verbs/galaxy/planets.ts';
import { placeStructure } from '../../../verbs/units/structures.ts';

const table = () =>
  given('titans', 'sol', 'sardakk').sheet('titans', 'hel-titan').strategyCards('titans', 'leadership!');

proves(
  'LRR 15.1, LRR 63.1, faction-units/hel-titan',
  'bombarded where a war sun breaks its shield, and not otherwise',
  () => {
    const attacked = (units: object) =>
      table()
        .active('sol')
        .planets('titans', 'lodor', 'elysium')
        .units('titans', 'lodor', { pds: 1 })
        .units('sol', '26', units)
        .mayRoll('bombardment', 3, 3, 1)
        .start(activate({ system: '26' }));
    const sun = attacked({ 'war-sun': 1 });
    sun.seat('titans').isAsked('space-cannon').passes();
    sun.seat('sol').isAsked('bombardment').allots({ 'war-sun@lodor': 1 });
    sun.seat('titans').isAsked('sustain-damage').passes();
    deepEqual(sun.seat('titans').units('lodor'), {});
    const dreadnought = attacked({ dreadnought: 1 });
    dreadnought.seat('titans').isAsked('space-cannon').passes();
    dreadnought.seat('sol').isNotAsked();
    deepEqual(dreadnought.seat('titans').units('lodor'), { pds: 1 });
  },
);

proves('LRR 85.5, faction-units/hel-titan', 'two to a planet', () => {
  const { seat } = table()
    .planets('titans', 'lodor', 'bereg')
    .units('titans', 'lodor', { pds: 2 })
    .units('titans', 'bereg', { pds: 1 })
    .runs(game => placeStructure(game, 0, ['pds'], 'must'));
  seat('titans').isAsked('place-structure').isOffered('pds@bereg').chooses('pds@bereg');
});

proves(
  'LRR 43, LRR 85.5, faction-units/hel-titan, technologies/transit-diodes',
  'ground forces that are removed and placed elsewhere may be Hel-Titans, where there is room for them',
  () => {
    const { seat } = table()
      .technology('titans', 'transit-diodes')
      .planets('titans', 'lodor', 'bereg', 'wellon')
      .units('titans', 'lodor', { pds: 1, 'pds!': 1 })
      .units('titans', 'bereg', { pds: 1 })
      .start(takeTurn({ seat: 0 }));
    seat('titans').isAsked('start-of-turn').chooses('transit-diodes').isAsked('transfer.from');
    seat('titans').isOfferedLines({ '26:lodor:pds': 1, '26:lodor:pds!': 1, '35:bereg:pds': 1 });
    seat('titans').allots({ '26:lodor:pds': 1, '26:lodor:pds!': 1 });
    seat('titans').isAsked('transfer.to').isOfferedLines({ lodor: 1, bereg: 1, wellon: 1 }).allots({ bereg: 1 });
    seat('titans').isAsked('transfer.to').isOfferedLines({ lodor: 1, wellon: 1 }).allots({ wellon: 1 });
    deepEqual(
      ['lodor', 'bereg', 'wellon'].map(planet => seat('titans').units(planet)),
      [{}, { pds: 2 }, { 'pds!': 1 }],
    );
    seat('titans').chooses('pass');
  },
);

proves(
  'LRR 2.7, LRR 85.5, faction-units/hel-titan, action-cards/decoy-operation',
  'Decoy Operation, too, may place Hel-Titans',
  () => {
    const { seat } = table()
      .active('sol')
      .actionCards('titans', 'decoy-operation')
      .planets('titans', 'lodor', 'bereg')
      .units('titans', 'lodor', { pds: 1 })
      .units('titans', 'bereg', { pds: 2, infantry: 1 })
      .start(activate({ system: '26' }));
    seat('titans').chooses('decoy-operation').chooses('lodor').isAsked('decoy-operation');
    seat('titans').isOfferedLines({ 'pds@bereg': 1, 'infantry@bereg': 1 }).allots({ 'pds@bereg': 1 });
    deepEqual([seat('titans').units('lodor'), seat('titans').units('bereg')], [{ pds: 2 }, { pds: 1, infantry: 1 }]);
  },
);

proves('LRR 49.2, faction-units/hel-titan, action-cards/ghost-squad', 'Ghost Squad does not move them', () => {
  const invaded = (more: object) => {
    const { seat } = table()
      .active('sol')
      .actionCards('titans', 'ghost-squad')
      .planets('titans', 'new-albion', 'starpoint', 'elysium')
      .units('titans', 'new-albion', { pds: 1, ...more })
      .units('sol', '27', { carrier: 1, infantry: 1 })
      .start(activate({ system: '27' }));
    seat('titans').isAsked('space-cannon').passes();
    seat('sol').isAsked('commit').allots({ 'infantry@starpoint': 1 });
    return seat('titans');
  };
  invaded({}).isNotAsked();
  const some = invaded({ infantry: 1 }).isAsked('after-ground-forces-committed').chooses('ghost-squad');
  some.isOfferedLines({ 'infantry@new-albion>starpoint': 1 }).passes();
});

proves('LRR 51.8, LRR 49.2, faction-units/hel-titan, leaders/ghom-sekkus', "nor does G'hom Sek'kus", () => {
  const { seat } = table()
    .leader('sardakk', 'ghom-sekkus')
    .notesInPlay('titans', 'alliance#2')
    .planet('new-albion', { controller: 'titans', exhausted: true })
    .units('titans', 'new-albion', { pds: 1, infantry: 1 })
    .start(activate({ system: '27' }));
  seat('titans').isAsked('commit').isOfferedLines({ 'new-albion:infantry@starpoint': 1 }).passes();
});

proves(
  'LRR 85, LRR 61, faction-units/hel-titan, objectives/establish-a-perimeter',
  'a structure for objectives',
  () => {
    const { seat } = table()
      .planets('titans', 'lodor', 'bereg', 'elysium')
      .units('titans', 'lodor', { pds: 2 })
      .units('titans', 'bereg', { pds: 2 })
      .secrets('titans', 'establish-a-perimeter')
      .phase('status')
      .start(scoreObjectives({ seat: 0 }));
    seat('titans').isAsked('score-secret').isOffered('establish-a-perimeter').passes();
  },
);

proves('LRR 33.1a, faction-units/hel-titan', 'a ground force that keeps its owner in the game', () => {
  const { seat } = table()
    .planets('titans', 'elysium')
    .units('titans', 'lodor', { pds: 1 })
    .runs(function* (game) {
      yield* loseControl(game, 'elysium');
      yield* loseControl(game, 'lodor');
    });
  deepEqual(seat('titans').player.eliminated, false);
});

proves(
  'LRR 35.8, faction-units/hel-titan, attachments/demilitarized-zone',
  'structures that leave a demilitarized zone are Hel-Titans too, which then do not go into space as ground forces',
  () => {
    const { seat } = table()
      .planets('titans', 'lodor')
      .units('titans', 'lodor', { pds: 1, 'pds!': 1, infantry: 1 })
      .units('titans', '26', { carrier: 1 })
      .deck('cultural', 'demilitarized-zone')
      .resolves('titans', (game, me) => explorePlanet(game, me, 'lodor'));
    deepEqual(seat('titans').units('lodor'), {});
    deepEqual(seat('titans').units('26'), { carrier: 1, infantry: 1 });
    deepEqual(seat('titans').planets, ['lodor']);
  },
);
