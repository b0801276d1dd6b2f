import { deepEqual } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { planetToChange } from '../../../model/changes.ts';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

const bombarded = () =>
  table()
    .units('sol', '27', { dreadnought: 2 })
    .units('hacan', 'new-albion', { infantry: 1 })
    .units('hacan', 'starpoint', { infantry: 1 })
    .planets('hacan', 'new-albion', 'starpoint')
    .planets('letnev', 'wellon')
    .actionCards('letnev', 'x');

proves('LRR 15.1, action-cards/bunker', 'Bombardment dice count 4 less against all planets of its player there', () => {
  const { seat, table: played } = bombarded()
    .actionCards('hacan', 'bunker')
    .dice('bombardment', 8)
    .dice('bombardment', 9)
    .start(activate({ system: '27' }));
  seat('letnev').isNotAsked(); // it controls no planet there
  seat('hacan').isAsked('before-invasion').isOffered('bunker').chooses('bunker');
  seat('sol').isAsked('bombardment').allots({ 'dreadnought@new-albion': 1, 'dreadnought@starpoint': 1 });
  deepEqual([seat('hacan').units('new-albion'), seat('hacan').units('starpoint')], [{ infantry: 1 }, {}]);
  deepEqual(
    eventsOf(played, 'bombardment').map(({ data }) => data.dice.map(({ needs }) => needs)),
    [[9], [9]],
  );
  deepEqual(played.state.lasting, []);
});

proves('action-cards/bunker', 'not for planets of others, nor by the invader', () => {
  const { seat } = bombarded()
    .planets('sol', 'starpoint')
    .with(game => {
      planetToChange(game, 'starpoint').units = [];
    })
    .actionCards('sol', 'bunker')
    .dice('bombardment', 5, 1)
    .start(activate({ system: '27' }));
  seat('sol').isAsked('bombardment').allots({ 'dreadnought@new-albion': 2 });
  deepEqual(seat('hacan').units('new-albion'), {});
});
