import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

const card = 'crash-landing';
const fleet = () =>
  table()
    .units('sol', '27', { cruiser: 2 })
    .units('hacan', '27', { carrier: 1, infantry: 2, 'mech!': 1 })
    .planets('hacan', 'quann')
    .actionCards('hacan', card);
const wreck = () => fleet().dice('combat', 10, 1).dice('combat', 1);

proves(
  'R-020, action-cards/crash-landing',
  'a ground force from space lands beside units of others and coexists',
  () => {
    const { seat } = wreck()
      .units('letnev', 'new-albion', { infantry: 1, pds: 1 })
      .planets('letnev', 'new-albion')
      .actionCards('sol', 'x')
      .start(activate({ system: '27' }));
    seat('letnev').isAsked('space-cannon').passes();
    seat('sol').isNotAsked();
    seat('hacan').isAsked('after-units-destroyed').isOffered(card).chooses(card);
    seat('hacan').isAsked(`${card}.aim`).isOffered('new-albion', 'starpoint').chooses('new-albion');
    seat('hacan').isAsked(card).isOffered('infantry@27', 'mech@27!');
    deepEqual(seat('hacan').pointsAt, [{ unit: 'infantry' }, { unit: 'mech', damaged: 1 }]);
    seat('hacan').chooses('mech@27!');
    deepEqual([seat('hacan').units('new-albion'), seat('hacan').units('27')], [{ 'mech!': 1 }, {}]); // the others are lost
    deepEqual(seat('hacan').planet('new-albion').coexisting, [1]);
    deepEqual([seat('letnev').planets, seat('letnev').units('new-albion')], [['new-albion'], { infantry: 1, pds: 1 }]);
  },
);

proves('LRR 25.5, action-cards/crash-landing', 'on an empty planet it takes control', () => {
  const { seat } = wreck().start(activate({ system: '27' }));
  seat('hacan').chooses(card).chooses('starpoint').chooses('infantry@27');
  deepEqual([seat('hacan').planets, seat('hacan').units('starpoint')], [['quann', 'starpoint'], { infantry: 1 }]);
});

proves('action-cards/crash-landing', 'not while a ship is left, not on Mecatol Rex, not without ground forces', () => {
  const { seat } = fleet()
    .units('hacan', '27', { cruiser: 1 })
    .dice('combat', 10, 1)
    .dice('combat', 1, 1)
    .dice('combat', 10, 1)
    .dice('combat', 1)
    .start(activate({ system: '27' }));
  seat('hacan').isAsked('assign-hits').allots({ carrier: 1 });
  seat('hacan').isAsked('after-units-destroyed').passes();
  seat('hacan').isNotAsked(); // all of it is lost
  const mecatol = table()
    .units('sol', '18', { cruiser: 2 })
    .units('hacan', '18', { carrier: 1, infantry: 1 })
    .planets('hacan', 'quann')
    .actionCards('hacan', card)
    .dice('combat', 10, 1)
    .dice('combat', 1)
    .start(activate({ system: '18' }));
  deepEqual(mecatol.table.over, true);
  const empty = table()
    .units('sol', '27', { cruiser: 2 })
    .units('hacan', '27', { carrier: 1 })
    .planets('hacan', 'quann')
    .actionCards('hacan', card)
    .dice('combat', 10, 1)
    .dice('combat', 1)
    .start(activate({ system: '27' }));
  deepEqual(empty.table.over, true);
});

proves('action-cards/crash-landing', 'only what was in that space lands; one of a kind goes unasked', () => {
  const { seat } = table()
    .units('sol', '27', { cruiser: 2 })
    .units('hacan', '27', { carrier: 1, infantry: 1 })
    .units('hacan', 'starpoint', { mech: 1 })
    .units('hacan', '20', { carrier: 1, mech: 1 })
    .planets('hacan', 'starpoint')
    .actionCards('hacan', card)
    .dice('combat', 10, 1)
    .dice('combat', 1)
    .start(activate({ system: '27' }));
  seat('hacan').chooses(card).isAsked(`${card}.aim`).isOffered('new-albion', 'starpoint').chooses('new-albion');
  seat('hacan').isNotAsked();
  deepEqual([seat('hacan').units('new-albion'), seat('hacan').units('27')], [{ infantry: 1 }, {}]);
  deepEqual([seat('hacan').units('starpoint'), seat('hacan').units('20')], [{ mech: 1 }, { carrier: 1, mech: 1 }]);
});

proves('action-cards/crash-landing', 'not for what others lose, though they lose it at the same time', () => {
  const { seat } = fleet()
    .dice('combat', 10, 1)
    .dice('combat', 10)
    .start(activate({ system: '27' }));
  seat('hacan').isAsked('after-units-destroyed').passes();
  seat('hacan').isNotAsked(); // all of it is lost
  deepEqual([seat('sol').units('27'), seat('hacan').units('27')], [{ cruiser: 1 }, {}]);
});
