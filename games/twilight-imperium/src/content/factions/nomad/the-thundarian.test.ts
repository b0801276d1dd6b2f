import { deepEqual, equal } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given, type TestTable } from '../../../testing/index.ts';

const THUNDARIAN = 'the-thundarian';

/** Hacan and Letnev fight in space, a cruiser each. */
const table = () =>
  given('nomad', 'hacan', 'letnev')
    .leader('nomad', THUNDARIAN)
    .planets('nomad', 'arcturus')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime')
    .active('hacan');
const fleets = () => table().units('hacan', '46', { cruiser: 1 }).units('letnev', '46', { cruiser: 1 });
const rolls = (played: TestTable): number[][] =>
  told(played, 'combat-roll').map(({ dice }) => dice.map(({ result }) => result));

proves(
  'LRR 51.4, LRR 78.5, R-274, leaders/the-thundarian',
  "in anybody's combat no hits are assigned, and both roll again in the same round",
  () => {
    const { seat, table: played } = fleets()
      .dice('combat', 10)
      .dice('combat', 1)
      .dice('combat', 1)
      .dice('combat', 10)
      .start(activate({ system: '46' }));
    seat('nomad').isAsked('end-of-roll-dice').isOffered(THUNDARIAN).chooses(THUNDARIAN);
    deepEqual([seat('hacan').units('46'), seat('letnev').units('46')], [{}, { cruiser: 1 }]);
    deepEqual(rolls(played), [[10], [1], [1], [10]]);
    deepEqual(
      told(played, 'combat-round').map(({ round }) => round),
      [1],
    );
    deepEqual(seat('nomad').player.exhausted, [THUNDARIAN]);
  },
);

proves('LRR 51.4, leaders/the-thundarian', 'it may be declined', () => {
  const { seat } = fleets()
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('nomad').passes();
  deepEqual([seat('hacan').units('46'), seat('letnev').units('46')], [{ cruiser: 1 }, {}]);
  deepEqual(seat('nomad').player.exhausted, []);
});

proves('LRR 42.1, R-274, leaders/the-thundarian', 'on the ground too', () => {
  const { seat } = table()
    .units('hacan', '19', { carrier: 1, infantry: 1 })
    .units('letnev', 'wellon', { infantry: 1 })
    .planets('letnev', 'wellon')
    .dice('combat', 1)
    .dice('combat', 10)
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '19' }));
  seat('hacan').allots({ 'infantry@wellon': 1 });
  seat('nomad').isAsked('end-of-roll-dice').chooses(THUNDARIAN);
  deepEqual([seat('hacan').units('wellon'), seat('letnev').units('wellon')], [{ infantry: 1 }, {}]);
});

proves(
  'R-274, leaders/the-thundarian, action-cards/morale-boost',
  'what was played for the round goes on, and nothing of its start comes again',
  () => {
    const { seat, table: played } = fleets()
      .actionCards('hacan', 'morale-boost#1', 'morale-boost#2')
      .dice('combat', 1)
      .dice('combat', 1)
      .dice('combat', 6)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
    seat('hacan').isAsked('start-of-space-combat').chooses('morale-boost#1');
    if (seat('hacan').isWaitedFor) seat('hacan').passes();
    seat('nomad').chooses(THUNDARIAN);
    seat('hacan').isNotAsked(); // the second one would be for another round
    deepEqual(seat('letnev').units('46'), {});
    deepEqual(
      told(played, 'combat-roll').map(({ dice }) => dice[0]!.needs),
      [6, 7, 6, 7],
    );
  },
);

proves(
  'R-274, leaders/the-thundarian, action-cards/fire-team',
  'what answers to the dice comes first, and is spent on the first ones',
  () => {
    const { seat } = table()
      .units('hacan', '19', { carrier: 1, infantry: 1 })
      .units('letnev', 'wellon', { infantry: 1 })
      .planets('letnev', 'wellon')
      .actionCards('hacan', 'fire-team')
      .dice('combat', 1)
      .dice('combat', 10) // rolled again
      .dice('combat', 1)
      .dice('combat', 1)
      .dice('combat', 10)
      .start(activate({ system: '19' }));
    seat('hacan').allots({ 'infantry@wellon': 1 });
    seat('hacan').isAsked('after-combat-roll').chooses('fire-team');
    if (seat('hacan').isWaitedFor) seat('hacan').chooses('0');
    seat('nomad').isAsked('end-of-roll-dice').chooses(THUNDARIAN);
    deepEqual([seat('hacan').units('wellon'), seat('letnev').units('wellon')], [{}, { infantry: 1 }]);
  },
);

proves(
  'R-274, leaders/the-thundarian, relics/the-crown-of-thalnos',
  'units that the crown has destroyed are gone; without an opponent nobody rolls again',
  () => {
    const { seat, table: played } = fleets()
      .relics('hacan', 'the-crown-of-thalnos')
      .dice('combat', 1)
      .dice('combat', 2)
      .dice('combat', 10)
      .start(activate({ system: '46' }));
    seat('hacan').isAsked('after-combat-roll').chooses('the-crown-of-thalnos').allots({ 'cruiser:1': 1 });
    seat('nomad').isAsked('end-of-roll-dice').chooses(THUNDARIAN);
    deepEqual([seat('hacan').units('46'), seat('letnev').units('46')], [{}, { cruiser: 1 }]);
    equal(told(played, 'combat-roll').length, 2);
    const ground = table()
      .relics('hacan', 'the-crown-of-thalnos')
      .units('hacan', '19', { carrier: 1, infantry: 1 })
      .units('letnev', 'wellon', { infantry: 1 })
      .planets('letnev', 'wellon')
      .dice('combat', 1)
      .dice('combat', 2)
      .dice('combat', 1)
      .start(activate({ system: '19' }));
    ground.seat('hacan').allots({ 'infantry@wellon': 1 });
    ground.seat('hacan').chooses('the-crown-of-thalnos').allots({ 'infantry:1': 1 });
    ground.seat('nomad').chooses(THUNDARIAN);
    equal(told(ground.table, 'combat-roll').length, 2);
  },
);

proves(
  'R-274, leaders/the-thundarian, technologies/valkyrie-particle-weave',
  'hits that other effects add are discarded too',
  () => {
    const { seat } = given('nomad', 'sardakk', 'letnev')
      .leader('nomad', THUNDARIAN)
      .technology('sardakk', 'valkyrie-particle-weave')
      .planets('nomad', 'arcturus')
      .planets('sardakk', 'quinarra')
      .units('sardakk', '19', { carrier: 1, infantry: 2 })
      .units('letnev', 'wellon', { infantry: 2 })
      .planets('letnev', 'wellon')
      .active('sardakk')
      .dice('combat', 1, 1)
      .dice('combat', 10, 1)
      .dice('combat', 10, 10)
      .dice('combat', 1, 1)
      .start(activate({ system: '19' }));
    seat('sardakk').allots({ 'infantry@wellon': 2 });
    seat('nomad').isAsked('end-of-roll-dice').chooses(THUNDARIAN);
    deepEqual([seat('sardakk').units('wellon'), seat('letnev').units('wellon')], [{ infantry: 2 }, {}]);
  },
);

proves(
  'LRR 51.7, R-274, leaders/the-thundarian, technologies/temporal-command-suite',
  'readied meanwhile it may be used again after the new dice',
  () => {
    const { seat, table: played } = fleets()
      .technology('nomad', 'temporal-command-suite')
      .dice('combat', 10)
      .dice('combat', 1)
      .dice('combat', 10)
      .dice('combat', 2)
      .dice('combat', 1)
      .dice('combat', 10)
      .start(activate({ system: '46' }));
    const nomad = seat('nomad').chooses(THUNDARIAN).isAsked('after-agent-exhausted').chooses('temporal-command-suite');
    nomad.isAsked('end-of-roll-dice').isOffered(THUNDARIAN).chooses(THUNDARIAN);
    deepEqual(rolls(played), [[10], [1], [10], [2], [1], [10]]);
    deepEqual([seat('hacan').units('46'), seat('letnev').units('46')], [{}, { cruiser: 1 }]);
  },
);

proves(
  'R-274, leaders/the-thundarian, faction-units/wrath-of-kenara',
  'goods spent on the first dice are gone, and the next ones may be raised too',
  () => {
    const { seat, table: played } = table()
      .sheet('hacan', 'wrath-of-kenara')
      .goods('hacan', { tradeGoods: 2 })
      .units('hacan', '46', { flagship: 1 })
      .units('letnev', '46', { cruiser: 1 })
      .dice('combat', 6, 1)
      .dice('combat', 1)
      .dice('combat', 6, 1)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
    seat('hacan').isAsked('after-combat-roll').chooses('wrath-of-kenara').allots({ flagship: 1 });
    seat('nomad').chooses(THUNDARIAN);
    equal(seat('hacan').tradeGoods, 1);
    seat('hacan').isAsked('after-combat-roll').chooses('wrath-of-kenara').allots({ flagship: 1 });
    equal(seat('hacan').tradeGoods, 0);
    deepEqual(
      told(played, 'combat-roll').map(({ hits }) => hits),
      [1, 0, 1, 0],
    );
  },
);

proves(
  'R-274, leaders/the-thundarian, promissory-notes/war-funding',
  'a note that answered to the first dice has gone back',
  () => {
    const { seat } = given('nomad', 'hacan', 'letnev', { guarded: false })
      .leader('nomad', THUNDARIAN)
      .planets('nomad', 'arcturus')
      .notes('hacan', 'war-funding#2')
      .units('hacan', '46', { cruiser: 1 })
      .units('nomad', '46', { cruiser: 1 })
      .active('hacan')
      .dice('combat', 1)
      .dice('combat', 10)
      .dice('combat', 2)
      .dice('combat', 10)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
    seat('hacan').isAsked('after-both-rolled').chooses('war-funding#2').chooses('all');
    if (seat('hacan').isWaitedFor) seat('hacan').isAsked('war-funding.dice').passes();
    seat('nomad').isAsked('end-of-roll-dice').chooses(THUNDARIAN);
    deepEqual([seat('hacan').player.notes, seat('letnev').player.notes], [[], ['war-funding#2']]);
    deepEqual([seat('hacan').units('46'), seat('nomad').units('46')], [{ cruiser: 1 }, {}]);
  },
);

proves('LRR 51.4, leaders/the-thundarian, leaders/ssruu', 'who copies it ends one roll, not two', () => {
  const { seat, table: played } = given('nomad', 'yssaril', 'letnev')
    .leader('nomad', THUNDARIAN)
    .leader('yssaril', 'ssruu')
    .planets('nomad', 'arcturus')
    .units('yssaril', '46', { cruiser: 1 })
    .units('letnev', '46', { cruiser: 1 })
    .active('yssaril')
    .dice('combat', 1)
    .dice('combat', 10)
    .dice('combat', 1)
    .dice('combat', 10)
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('yssaril').isAsked('end-of-roll-dice').isOffered(`copy:${THUNDARIAN}`).chooses(`copy:${THUNDARIAN}`);
  equal(rolls(played).length, 4); // the Nomad could not call off the same dice
  seat('nomad').isAsked('end-of-roll-dice').isOffered(THUNDARIAN).chooses(THUNDARIAN);
  deepEqual([seat('yssaril').player.exhausted, seat('nomad').player.exhausted], [['ssruu'], [THUNDARIAN]]);
  deepEqual(seat('letnev').units('46'), {});
});
