import { deepEqual } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given, type TestTable } from '../../../testing/index.ts';

const table = () =>
  given('sardakk', 'hacan', 'letnev').sheet('sardakk').planets('sardakk', 'quinarra').planets('hacan', 'arretze');

/** The result each die needed, by roll. */
const needed = (played: TestTable): number[][] =>
  told(played, 'combat-roll').map(({ dice }) => dice.map(({ needs }) => needs));

/** One player invades Wellon, which another controls; one infantry on each side. */
const invaded = (attacker: 'hacan' | 'sardakk', defender: 'sardakk' | 'letnev') =>
  table()
    .units(attacker, '19', { carrier: 1, infantry: 1 })
    .units(defender, 'wellon', { infantry: 1 })
    .planets(defender, 'wellon')
    .active(attacker);

proves(
  'LRR 69.1a, LRR 69.3, promissory-notes/tekklar-legion',
  'in one ground combat its holder adds 1, and its owner, if it fights there, loses 1',
  () => {
    const fought = (defender: 'sardakk' | 'letnev') => {
      const { seat, table: played } = invaded('hacan', defender)
        .notes('hacan', 'tekklar-legion#0')
        .dice('combat', 10)
        .dice('combat', 1)
        .start(activate({ system: '19' }));
      seat('hacan').allots({ 'infantry@wellon': 1 });
      seat('hacan').isAsked('start-of-ground-combat').isOffered('tekklar-legion#0').chooses('tekklar-legion#0');
      deepEqual([seat('hacan').player.notes, seat('sardakk').player.notes], [[], ['tekklar-legion#0']]);
      deepEqual(played.state.lasting, []);
      return needed(played);
    };
    deepEqual(fought('letnev'), [[7], [8]]);
    deepEqual(fought('sardakk'), [[7], [8]]); // Unrelenting compensates
  },
);

proves('LRR 69.1a, promissory-notes/tekklar-legion', 'it is over with its combat, also within one invasion', () => {
  const { seat, table: played } = given('hacan', 'letnev', 'sardakk')
    .units('hacan', '27', { carrier: 1, infantry: 2 })
    .planets('letnev', 'new-albion', 'starpoint')
    .units('letnev', 'new-albion', { infantry: 1 })
    .units('letnev', 'starpoint', { infantry: 1 })
    .notes('hacan', 'tekklar-legion#2')
    .token('hacan', '27')
    .dice('combat', 10)
    .dice('combat', 1)
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '27' }));
  const hacan = seat('hacan').isAsked('commit').allots({ 'infantry@new-albion': 1, 'infantry@starpoint': 1 });
  hacan.chooses('new-albion').isAsked('start-of-ground-combat').chooses('tekklar-legion#2');
  deepEqual(needed(played), [[7], [8], [8], [8]]);
  hacan.isAsked('establish-control.order').chooses('new-albion');
});

proves('LRR 69.1a, promissory-notes/tekklar-legion', 'its owner loses 1 as the attacker too', () => {
  const { seat, table: played } = invaded('sardakk', 'letnev')
    .notes('letnev', 'tekklar-legion#0')
    .dice('combat', 1)
    .dice('combat', 7)
    .start(activate({ system: '19' }));
  seat('letnev').isAsked('after-system-activated').passes();
  seat('sardakk').allots({ 'infantry@wellon': 1 });
  seat('letnev').chooses('tekklar-legion#0');
  deepEqual(needed(played), [[8], [7]]);
});

proves('LRR 69.3, promissory-notes/tekklar-legion', 'whoever does not fight there is not asked', () => {
  const { seat } = invaded('hacan', 'letnev')
    .notes('letnev', 'trade-agreement#0')
    .notes('sardakk', 'tekklar-legion#0')
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '19' }));
  seat('letnev').isAsked('after-system-activated').passes();
  seat('hacan').allots({ 'infantry@wellon': 1 }).isNotAsked(); // no others' notes
  seat('sardakk').isNotAsked(); // its own
  seat('letnev').isAsked('start-of-ground-combat').isOffered().passes(); // it might hold the note
});
