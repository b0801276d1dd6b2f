import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { systemToChange } from '../../../model/changes.ts';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

const card = 'decoy-operation';
const outpost = () =>
  table()
    .token('sol', '27')
    .units('hacan', 'new-albion', { pds: 1, infantry: 1 })
    .planets('hacan', 'new-albion', 'starpoint', 'quann')
    .actionCards('hacan', card);

proves('LRR 2.7, action-cards/decoy-operation', 'up to two ground forces from anywhere come to a planet there', () => {
  const { seat } = outpost()
    .units('hacan', 'quann', { infantry: 3, 'mech!': 1 })
    .units('hacan', '20', { carrier: 1, infantry: 1 })
    .actionCards('letnev', 'x')
    .actionCards('sol', 'sabotage#1')
    .start(activate({ system: '27' }));
  seat('letnev').isNotAsked();
  seat('hacan').isAsked('after-system-activated').isOffered(card).chooses(card);
  seat('hacan').isAsked(`${card}.aim`).isOffered('new-albion', 'starpoint').chooses('starpoint');
  seat('hacan').isAsked(card).isBound(1, 2).isOfferedLines({
    'infantry@20': 1,
    'infantry@quann': 3,
    'mech@quann!': 1,
    'infantry@new-albion': 1,
  });
  seat('hacan').allots({ 'mech@quann!': 1, 'infantry@20': 1 });
  seat('sol')
    .isAsked('when-action-card-played')
    .isTold({
      at: [
        { planet: 'starpoint' },
        { unit: 'infantry', system: '20', count: 1 },
        { unit: 'mech', system: '25', planet: 'quann', damaged: 1, count: 1 },
      ],
    })
    .passes();
  seat('letnev').isAsked('when-action-card-played').passes();
  deepEqual(seat('hacan').units('starpoint'), { 'mech!': 1, infantry: 1 });
  deepEqual([seat('hacan').units('quann'), seat('hacan').units('20')], [{ infantry: 3 }, { carrier: 1 }]);
});

proves(
  'action-cards/decoy-operation',
  'not without a structure there, nor without other ground forces, nor in an own turn',
  () => {
    const bare = table()
      .token('sol', '27')
      .units('hacan', 'new-albion', { infantry: 1 })
      .units('hacan', 'quann', { infantry: 1 })
      .planets('hacan', 'new-albion', 'quann')
      .actionCards('hacan', card);
    const alone = table()
      .token('sol', '19')
      .units('hacan', 'wellon', { pds: 1, infantry: 1 })
      .planets('hacan', 'wellon')
      .actionCards('hacan', card);
    const own = outpost().active('hacan').units('hacan', 'quann', { infantry: 1 });
    for (const [setup, system] of [
      [bare, '27'],
      [alone, '19'],
      [own, '27'],
    ] as const) {
      const { table: played } = setup.start(activate({ system }));
      deepEqual(played.over, true);
    }
  },
);

proves('action-cards/decoy-operation', 'a single ground force elsewhere is enough', () => {
  const { seat } = outpost()
    .with(game => {
      systemToChange(game, '27').planets[0]!.units.pop(); // the infantry with the PDS
    })
    .units('hacan', 'quann', { infantry: 1 })
    .start(activate({ system: '27' }));
  seat('hacan').chooses(card).chooses('starpoint');
  seat('hacan').isAsked(card).isBound(1, 1).suggestionIsLegal();
  seat('hacan').allots({ 'infantry@quann': 1 });
  deepEqual([seat('hacan').units('starpoint'), seat('hacan').units('quann')], [{ infantry: 1 }, {}]);
});
