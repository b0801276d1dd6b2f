import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../../rules/phases/action-phase.ts';
import { given } from '../../../../testing/index.ts';

const card = 'reactor-meltdown';
const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!').actionCards('sol', card);

proves('LRR 31, action-cards/reactor-meltdown', 'a space dock of another outside the home systems', () => {
  const { seat } = table()
    .planets('hacan', 'arretze', 'quann')
    .planets('letnev', 'bereg')
    .planets('sol', 'lodor')
    .units('hacan', 'arretze', { 'space-dock': 1 })
    .units('hacan', 'quann', { 'space-dock': 1, infantry: 1 })
    .units('hacan', '25', { fighter: 3, carrier: 1 })
    .units('letnev', 'bereg', { 'space-dock': 1 })
    .units('sol', 'lodor', { 'space-dock': 1 })
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card).isAsked('reactor-meltdown.aim').isOffered('quann of 1', 'bereg of 2').chooses('quann of 1');
  deepEqual(seat('hacan').units('quann'), { infantry: 1 });
});

proves('LRR 16.3, action-cards/reactor-meltdown', 'the fighters that it kept go too', () => {
  const { seat } = table()
    .planets('hacan', 'quann')
    .units('hacan', 'quann', { 'space-dock': 1 })
    .units('hacan', '25', { fighter: 3 })
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card).chooses('quann of 1');
  deepEqual([seat('hacan').units('quann'), seat('hacan').units('25')], [{}, {}]);
});

proves('LRR 22.3, action-cards/reactor-meltdown', 'not while others have theirs at home only', () => {
  const { seat } = table()
    .planets('hacan', 'arretze')
    .units('hacan', 'arretze', { 'space-dock': 1 })
    .units('sol', 'lodor', { 'space-dock': 1 })
    .planets('sol', 'lodor')
    .start(takeTurn({ seat: 0 }));
  seat('sol').cannotUse(card).chooses('pass');
});

proves('LRR 31, action-cards/reactor-meltdown', 'one that floats in space as well', () => {
  const { seat } = table()
    .planets('hacan', 'quann')
    .units('hacan', 'quann', { 'space-dock': 1 })
    .units('hacan', '46', { 'space-dock': 1 })
    .start(takeTurn({ seat: 0 }));
  const { pointsAt } = seat('sol').uses(card).isOffered('quann of 1', '46 of 1');
  deepEqual(pointsAt, [
    { seat: 1, unit: 'space-dock', system: '46' },
    { seat: 1, unit: 'space-dock', system: '25', planet: 'quann' },
  ]);
  seat('sol').chooses('46 of 1');
  deepEqual([seat('hacan').units('46'), seat('hacan').units('quann')], [{}, { 'space-dock': 1 }]);
});
