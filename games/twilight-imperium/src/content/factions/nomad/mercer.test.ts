import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate, turnEnds } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';

const MERCER = 'field-marshal-mercer';

/** Hacan has activated 27, where it controls both planets, and has troops elsewhere. */
const table = () =>
  given('nomad', 'hacan', 'letnev')
    .leader('nomad', MERCER)
    .planets('nomad', 'arcturus')
    .planets('hacan', 'new-albion', 'starpoint', 'thibah')
    .units('hacan', 'thibah', { infantry: 2, mech: 1, 'mech!': 1 })
    .active('hacan')
    .token('hacan', '27');
const turn = (system = '27') => [activate({ system }), turnEnds({ seat: 1 })] as const;

proves(
  'LRR 51.4, R-270, leaders/field-marshal-mercer',
  'whoever ends its turn places up to two ground forces on own planets of the active system',
  () => {
    const { seat } = table()
      .units('hacan', '46', { carrier: 1, infantry: 1 })
      .token('hacan', '21', '46')
      .start(...turn());
    seat('nomad').isAsked('end-of-turn').isOffered(MERCER).chooses(MERCER);
    const hacan = seat('hacan').isAsked(MERCER).isTold({ system: '27' }).isBound(0, 2);
    hacan.isOfferedLines({ 'infantry@thibah': 2, 'mech@thibah': 1, 'mech@thibah!': 1, 'infantry@46': 1 });
    hacan.allots({ 'mech@thibah!': 1, 'infantry@46': 1 });
    hacan.isAsked(`${MERCER}.planet`).isTold({ unit: 'infantry' }).isOffered('new-albion', 'starpoint');
    hacan.chooses('starpoint').isTold({ unit: 'mech' }).chooses('new-albion');
    deepEqual([hacan.units('new-albion'), hacan.units('starpoint')], [{ 'mech!': 1 }, { infantry: 1 }]);
    deepEqual([hacan.units('thibah'), hacan.units('46')], [{ infantry: 2, mech: 1 }, { carrier: 1 }]);
    deepEqual(seat('nomad').player.exhausted, [MERCER]);
  },
);

proves('LRR 51.4, leaders/field-marshal-mercer', 'nobody has to, neither the Nomad nor the other', () => {
  const { seat } = table().start(...turn());
  seat('nomad').chooses(MERCER);
  seat('hacan').passes();
  deepEqual(seat('hacan').units('thibah'), { infantry: 2, mech: 1, 'mech!': 1 });
  const kept = table().start(...turn());
  kept.seat('nomad').passes();
  deepEqual(kept.seat('nomad').player.exhausted, []);
});

proves('R-270, leaders/field-marshal-mercer', 'not without an own planet there, nor without an active system', () => {
  const away = table()
    .token('hacan', '46')
    .start(...turn('46'));
  away.seat('nomad').isNotAsked();
  table()
    .start(turnEnds({ seat: 1 }))
    .seat('nomad')
    .isNotAsked();
  const next = table().start(...turn(), turnEnds({ seat: 1 }));
  next.seat('nomad').passes().isNotAsked(); // that was another turn
  const bare = given('nomad', 'hacan', 'letnev')
    .leader('nomad', MERCER)
    .planets('nomad', 'arcturus')
    .planets('hacan', 'new-albion', 'thibah')
    .active('hacan')
    .token('hacan', '27')
    .start(...turn());
  bare.seat('nomad').isNotAsked(); // Hacan has no ground forces
});

proves('R-270, leaders/field-marshal-mercer', 'in its own turn too, and where the turn was cut short', () => {
  const own = given('nomad', 'hacan', 'letnev')
    .leader('nomad', MERCER)
    .planets('nomad', 'arcturus', 'lodor')
    .units('nomad', 'arcturus', { infantry: 1 })
    .token('nomad', '26')
    .start(activate({ system: '26' }), turnEnds({ seat: 0 }));
  own.seat('nomad').chooses(MERCER).allots({ 'infantry@arcturus': 1 });
  deepEqual(own.seat('nomad').units('lodor'), { infantry: 1 });
  equal(own.table.state.lastActive, undefined);
  const cut = given('nomad', 'hacan', 'xxcha')
    .leader('nomad', MERCER)
    .planets('nomad', 'arcturus')
    .planets('hacan', 'new-albion', 'thibah')
    .units('hacan', 'thibah', { infantry: 1 })
    .technology('xxcha', 'nullification-field')
    .units('xxcha', '27', { cruiser: 1 })
    .strategyCards('hacan', 'leadership!')
    .active('hacan')
    .start(takeTurn({ seat: 1 }));
  cut.seat('hacan').chooses('tactical').chooses('27');
  cut.seat('xxcha').chooses('nullification-field');
  cut.seat('nomad').isAsked('end-of-turn').chooses(MERCER);
  cut.seat('hacan').allots({ 'infantry@thibah': 1 });
  deepEqual(cut.seat('hacan').units('new-albion'), { infantry: 1 });
});

proves('R-270, leaders/field-marshal-mercer', 'also if another action follows the tactical one', () => {
  const { seat } = given('nomad', 'hacan', 'letnev')
    .leader('nomad', MERCER)
    .planets('nomad', 'arcturus')
    .planets('hacan', 'new-albion', 'thibah')
    .units('hacan', 'thibah', { infantry: 1 })
    .technology('hacan', 'fleet-logistics')
    .strategyCards('hacan', 'leadership!')
    .actionCards('hacan', 'mining-initiative')
    .active('hacan')
    .start(takeTurn({ seat: 1 }));
  seat('hacan').chooses('tactical').chooses('27');
  seat('nomad').isNotAsked(); // the turn goes on
  seat('hacan').uses('mining-initiative').chooses('new-albion');
  if (seat('hacan').isWaitedFor) seat('hacan').isAsked('transaction.deal').passes();
  seat('nomad').isAsked('end-of-turn').isOffered(MERCER).chooses(MERCER);
  seat('hacan').allots({ 'infantry@thibah': 1 });
  deepEqual(seat('hacan').units('new-albion'), { infantry: 1 });
});

proves('LRR 51.4, leaders/field-marshal-mercer, leaders/ssruu', 'who copies agents may send troops too', () => {
  const { seat } = given('nomad', 'yssaril', 'letnev')
    .leader('nomad', MERCER)
    .leader('yssaril', 'ssruu')
    .exhausted('nomad', MERCER)
    .planets('nomad', 'arcturus')
    .planets('yssaril', 'new-albion', 'thibah')
    .units('yssaril', 'thibah', { infantry: 1 })
    .active('yssaril')
    .token('yssaril', '27')
    .start(activate({ system: '27' }), turnEnds({ seat: 1 }));
  seat('yssaril').isAsked('end-of-turn').isOffered(`copy:${MERCER}`).chooses(`copy:${MERCER}`);
  seat('yssaril').allots({ 'infantry@thibah': 1 });
  deepEqual(seat('yssaril').units('new-albion'), { infantry: 1 });
});
