import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

const invasion = () =>
  table()
    .units('sol', '27', { carrier: 1, infantry: 3, 'mech!': 1 })
    .units('hacan', 'new-albion', { infantry: 1 })
    .planets('hacan', 'new-albion', 'starpoint')
    .actionCards('hacan', 'parley')
    .actionCards('letnev', 'x');

proves('LRR 49.2, action-cards/parley', 'what was committed to one planet goes back into space', () => {
  const { seat, table: played } = invasion().start(activate({ system: '27' }));
  seat('sol').isAsked('commit').allots({ 'infantry@new-albion': 1, 'mech!@new-albion': 1, 'infantry@starpoint': 1 });
  seat('letnev').isNotAsked();
  seat('hacan').isAsked('after-ground-forces-committed').isOffered('parley').chooses('parley');
  seat('hacan').isAsked('parley.aim').isOffered('new-albion', 'starpoint').chooses('new-albion');
  deepEqual(seat('sol').units('27'), { carrier: 1, infantry: 2, 'mech!': 1 });
  deepEqual([seat('hacan').planets, seat('sol').planets], [['new-albion'], ['starpoint']]);
  deepEqual(
    played.events.some(({ type }) => type === 'combat'),
    false,
  );
});

proves('LRR 25.5, action-cards/parley', 'an empty planet stays with its owner', () => {
  const { seat } = invasion().start(activate({ system: '27' }));
  seat('sol').isAsked('commit').allots({ 'infantry@starpoint': 3 });
  seat('hacan').chooses('parley').isOffered('starpoint').chooses('starpoint');
  deepEqual([seat('hacan').planets, seat('sol').planets], [['new-albion', 'starpoint'], []]);
});

proves('action-cards/parley', 'not for planets of others, and not by the invader', () => {
  const { seat, table: played } = table()
    .units('sol', '27', { carrier: 1, infantry: 3 })
    .planets('hacan', 'new-albion')
    .actionCards('hacan', 'x')
    .actionCards('sol', 'parley')
    .start(activate({ system: '27' }));
  seat('sol').isAsked('commit').allots({ 'infantry@starpoint': 3 });
  deepEqual([played.over, seat('sol').planets], [true, ['starpoint']]);
});
