import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { planetToChange } from '../../../model/changes.ts';
import { activate, turnEnds } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const abilities = ['awaken', 'ouranos', 'saturn-engine', 'hel-titan'];
const titans = (other: 'sol' | 'xxcha' | 'l1z1x') =>
  given('titans', other, 'hacan').sheet('titans', ...abilities, 'coalescence');

/** A sleeper of the Titans under a garrison of another player, in an active system without their ships. */
const garrison = (start = titans('sol')) =>
  start
    .planet('elysium', { controller: 'titans', exhausted: true })
    .planets(1, 'lodor')
    .planetToken('titans', 'sleeper', 'lodor');

proves(
  'LRR 42, R-282, faction-abilities/coalescence',
  'what Awaken places among ground forces of others fights them, though nothing is committed',
  () => {
    const { seat } = garrison()
      .units('sol', 'lodor', { infantry: 1 })
      .dice('combat', 6)
      .dice('combat', 8)
      .dice('combat', 7)
      .dice('combat', 1)
      .units('titans', '46', { cruiser: 1 })
      .start(activate({ system: '26' }));
    seat('titans').chooses('awaken').isAsked('move.from');
    deepEqual([seat('sol').planets, seat('sol').units('lodor')], [['lodor'], { infantry: 1 }]); // until then it is theirs
    seat('titans').passes().isAsked('sustain-damage').allots({ pds: 1 });
    deepEqual([seat('titans').planets.toSorted(), seat('sol').units('lodor')], [['elysium', 'lodor'], {}]);
    deepEqual([seat('titans').units('lodor'), seat('titans').planet('lodor').exhausted], [{ 'pds!': 1 }, true]);
  },
);

proves(
  'LRR 49.5d, R-282, faction-abilities/coalescence',
  'the planet stays with who held it, if they are beaten',
  () => {
    const { seat } = garrison()
      .units('sol', 'lodor', { infantry: 2 })
      .dice('combat', 1)
      .dice('combat', 8, 8)
      .start(activate({ system: '26' }));
    seat('titans').chooses('awaken').isAsked('sustain-damage').passes();
    deepEqual([seat('sol').planets, seat('titans').units('lodor')], [['lodor'], {}]);
  },
);

proves('LRR 49.5, R-282, faction-abilities/coalescence', 'who wins on two planets says which is taken first', () => {
  const { seat } = titans('sol')
    .planet('elysium', { controller: 'titans', exhausted: true })
    .planets('sol', 'new-albion', 'starpoint')
    .planetToken('titans', 'sleeper', 'new-albion', 'starpoint')
    .units('sol', 'new-albion', { infantry: 1 })
    .units('sol', 'starpoint', { infantry: 1 })
    .dice('combat', 7)
    .dice('combat', 1)
    .dice('combat', 7)
    .dice('combat', 1)
    .start(activate({ system: '27' }));
  seat('titans').chooses('awaken').chooses('new-albion', 'starpoint');
  seat('titans').isAsked('ground-combat.order').chooses('starpoint');
  seat('titans').isAsked('establish-control.order').isOffered('new-albion', 'starpoint').chooses('starpoint');
  deepEqual(seat('titans').planets.toSorted(), ['elysium', 'new-albion', 'starpoint']);
});

proves('LRR 25.5b, R-282, faction-abilities/coalescence', 'nor does control change when they are bombarded', () => {
  const { seat } = garrison()
    .units('sol', 'lodor', { infantry: 1, 'space-dock': 1 })
    .units('titans', '26', { dreadnought: 1, infantry: 1 })
    .dice('bombardment', 10)
    .start(activate({ system: '26' }));
  seat('titans').chooses('awaken').isAsked('move.from').passes();
  seat('titans').isAsked('bombardment').allots({ 'dreadnought@lodor': 1 }).isAsked('commit');
  deepEqual([seat('sol').planets, seat('sol').units('lodor')], [['lodor'], { 'space-dock': 1 }]);
  seat('titans').passes();
  deepEqual([seat('titans').planets.toSorted(), seat('sol').units('lodor')], [['elysium', 'lodor'], {}]);
});

proves('R-282, faction-abilities/coalescence', 'without it they would stand side by side', () => {
  const { seat } = garrison(given('titans', 'sol', 'hacan').sheet('titans', ...abilities))
    .units('sol', 'lodor', { infantry: 1 })
    .start(activate({ system: '26' }));
  seat('titans').chooses('awaken').isNotAsked();
  deepEqual([seat('titans').units('lodor'), seat('sol').units('lodor')], [{ pds: 1 }, { infantry: 1 }]);
});

proves(
  'LRR 49.3, R-282, faction-abilities/awaken, faction-abilities/coalescence',
  'Space Cannon Defense hits what was committed, and nothing else',
  () => {
    const { seat } = garrison()
      .units('sol', 'lodor', { infantry: 1, pds: 1 })
      .units('titans', '26', { carrier: 1, infantry: 1 })
      .dice('space-cannon', 10)
      .dice('combat', 7)
      .dice('combat', 1)
      .start(activate({ system: '26' }));
    seat('titans').chooses('awaken').isAsked('move.from').passes();
    seat('sol').isAsked('space-cannon').passes();
    seat('titans').isAsked('commit').allots({ 'infantry@lodor': 1 });
    seat('sol').isAsked('space-cannon-defense').chooses('fire');
    deepEqual([seat('titans').units('lodor'), seat('titans').units('26')], [{ pds: 1 }, { carrier: 1 }]);
    deepEqual(
      seat('titans')
        .planet('lodor')
        .units.find(group => group.seat === 0)?.mark,
      undefined,
    );
    deepEqual(seat('titans').planets.toSorted(), ['elysium', 'lodor']);
  },
);

proves('LRR 49.3, R-282, faction-abilities/awaken', 'if nothing is committed, Space Cannon Defense is not used', () => {
  const { seat } = garrison()
    .units('sol', 'lodor', { infantry: 1, pds: 1 })
    .dice('combat', 7)
    .dice('combat', 1)
    .start(activate({ system: '26' }));
  seat('titans').chooses('awaken');
  seat('sol').isNotAsked();
  deepEqual([seat('sol').units('lodor'), seat('titans').units('lodor')], [{}, { pds: 1 }]);
  deepEqual(seat('titans').planet('lodor').units, [{ seat: 0, unit: 'pds', count: 1, damaged: 0 }]);
});

proves('R-282, faction-abilities/coalescence', 'a mech and an infantry in place of the PDS fight as well', () => {
  const { seat } = garrison(titans('sol').sheet('titans', 'hecatoncheires'))
    .units('sol', 'lodor', { infantry: 1 })
    .dice('combat', 6, 1)
    .dice('combat', 1)
    .start(activate({ system: '26' }));
  seat('titans').chooses('awaken').chooses('hecatoncheires');
  deepEqual([seat('titans').units('lodor'), seat('sol').planets], [{ mech: 1, infantry: 1 }, []]);
});

proves(
  'LRR 5, R-282, faction-abilities/coalescence, technologies/nullification-field',
  'a turn that is ended does not prevent the combat, nor does it allow anything else',
  () => {
    const { seat, table } = garrison(titans('xxcha'))
      .units('xxcha', 'lodor', { infantry: 1 })
      .units('xxcha', '26', { cruiser: 1 })
      .units('titans', '46', { dreadnought: 1 })
      .planets('xxcha', 'archon-ren')
      .technology('xxcha', 'nullification-field')
      .dice('combat', 7)
      .dice('combat', 1)
      .start(activate({ system: '26' }), turnEnds({ seat: 0 }));
    seat('titans').chooses('awaken');
    seat('xxcha').isAsked('after-system-activated').chooses('nullification-field');
    seat('titans').isNotAsked();
    deepEqual([seat('titans').planets.toSorted(), seat('xxcha').units('lodor')], [['elysium', 'lodor'], {}]);
    deepEqual([seat('xxcha').units('26'), table.state.tactical], [{ cruiser: 1 }, null]);
    equal(eventsOf(table, 'combat').length, 1);
  },
);

proves(
  'LRR 78, R-282, faction-abilities/coalescence, faction-units/ouranos',
  'the flagship comes into a fleet of others, and fights it whatever happens to the turn',
  () => {
    const fleet = () =>
      titans('xxcha')
        .planets('titans', 'lodor')
        .units('titans', 'lodor', { pds: 1 })
        .units('xxcha', '26', { cruiser: 1 })
        .planets('xxcha', 'archon-ren')
        .dice('combat', 7, 1)
        .dice('combat', 1);
    const plain = fleet().start(activate({ system: '26' }));
    plain.seat('titans').isAsked('after-system-activated').isOffered('ouranos').chooses('ouranos');
    deepEqual([plain.seat('titans').units('26'), plain.seat('xxcha').units('26')], [{ flagship: 1 }, {}]);
    const ended = fleet()
      .technology('xxcha', 'nullification-field')
      .start(activate({ system: '26' }), turnEnds({ seat: 0 }));
    ended.seat('titans').chooses('ouranos');
    ended.seat('xxcha').chooses('nullification-field');
    deepEqual([ended.seat('titans').units('26'), ended.seat('xxcha').units('26')], [{ flagship: 1 }, {}]);
    const without = titans('xxcha')
      .planets('titans', 'lodor')
      .units('titans', 'lodor', { pds: 1 })
      .units('xxcha', '26', { cruiser: 1 })
      .planets('xxcha', 'archon-ren')
      .technology('xxcha', 'nullification-field')
      .start(activate({ system: '26' }), turnEnds({ seat: 0 }));
    without.seat('titans').passes();
    without.seat('xxcha').chooses('nullification-field');
    deepEqual([without.seat('xxcha').units('26'), without.table.state.tactical], [{ cruiser: 1 }, null]);
  },
);

proves(
  'R-282, faction-abilities/coalescence, promissory-notes/ceasefire',
  'a Ceasefire does not prevent it either',
  () => {
    const { seat } = garrison()
      .units('sol', 'lodor', { infantry: 1 })
      .units('titans', '46', { carrier: 1, infantry: 1 })
      .notes('sol', 'ceasefire#0')
      .dice('combat', 7)
      .dice('combat', 1)
      .start(activate({ system: '26' }));
    seat('titans').chooses('awaken');
    seat('sol').isAsked('after-system-activated').chooses('ceasefire#0');
    seat('titans').isNotAsked();
    deepEqual([seat('titans').units('46'), seat('sol').units('lodor')], [{ carrier: 1, infantry: 1 }, {}]);
  },
);

proves(
  'LRR 49.1, R-282, faction-abilities/harrow',
  'ships of others bombard nothing in the action, so not by Harrow',
  () => {
    const { seat } = garrison(titans('l1z1x').sheet('l1z1x'))
      .units('l1z1x', 'lodor', { infantry: 1 })
      .units('l1z1x', '26', { dreadnought: 1 })
      .dice('combat', 1)
      .dice('combat', 1)
      .dice('combat', 7)
      .dice('combat', 1)
      .start(activate({ system: '26' }));
    seat('titans').chooses('awaken').isAsked('space-cannon').passes();
    seat('l1z1x').isNotAsked();
    deepEqual([seat('l1z1x').units('lodor'), seat('titans').units('lodor')], [{}, { pds: 1 }]);
  },
);

proves('R-282, faction-abilities/coalescence', 'own units that coexisted there fight from then on', () => {
  const { seat } = garrison()
    .units('sol', 'lodor', { infantry: 1 })
    .units('titans', 'lodor', { infantry: 1 })
    .with(game => {
      const planet = planetToChange(game, 'lodor');
      planet.coexisting = [0];
    })
    .dice('combat', 8, 1)
    .dice('combat', 1)
    .start(activate({ system: '26' }));
  seat('titans').chooses('awaken');
  deepEqual([seat('sol').planets, seat('titans').planet('lodor').coexisting], [[], []]);
});

// Ouranos

proves('R-281, faction-units/ouranos', 'a PDS that has just been placed is not for it; a damaged one is', () => {
  const fresh = titans('sol')
    .planet('lodor', { controller: 'titans', exhausted: true })
    .planetToken('titans', 'sleeper', 'lodor')
    .start(activate({ system: '26' }));
  fresh.seat('titans').chooses('awaken').isNotAsked();
  const { seat } = titans('sol')
    .planet('lodor', { controller: 'titans', exhausted: true })
    .units('titans', 'lodor', { 'pds!': 1 })
    .planetToken('titans', 'sleeper', 'lodor')
    .start(activate({ system: '26' }));
  seat('titans').chooses('awaken').chooses('ouranos').isAsked('move.from').passes();
  deepEqual([seat('titans').units('26'), seat('titans').units('lodor')], [{ flagship: 1 }, { pds: 1 }]);
});

proves('R-281, faction-units/ouranos', 'its owner says whether a damaged PDS goes', () => {
  const { seat } = titans('sol')
    .planet('lodor', { controller: 'titans', exhausted: true })
    .units('titans', 'lodor', { pds: 1, 'pds!': 1 })
    .start(activate({ system: '26' }));
  seat('titans').chooses('ouranos').isAsked('ouranos.pds').isOffered('lodor', 'lodor!').chooses('lodor!');
  seat('titans').isAsked('move.from').passes();
  deepEqual([seat('titans').units('26'), seat('titans').units('lodor')], [{ flagship: 1 }, { pds: 1 }]);
});
