import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

proves(
  'LRR 77, action-cards/maneuvering-jets',
  'one hit of a Space Cannon roll is cancelled, and no second one',
  () => {
    const { seat } = table()
      .units('sol', '19', { cruiser: 3 })
      .units('hacan', 'wellon', { pds: 2 })
      .planets('hacan', 'wellon')
      .actionCards('sol', 'maneuvering-jets#1', 'maneuvering-jets#2')
      .actionCards('letnev', 'x')
      .dice('space-cannon', 10, 10)
      .start(activate({ system: '19' }));
    seat('hacan').isAsked('space-cannon').chooses('0');
    seat('letnev').isNotAsked();
    seat('sol')
      .isAsked('before-hits-assigned')
      .isTold({ hits: 2 })
      .isOffered('maneuvering-jets#1', 'maneuvering-jets#2');
    seat('sol').chooses('maneuvering-jets#1');
    deepEqual(seat('sol').units('19'), { cruiser: 2 });
  },
);

proves('LRR 49.3, action-cards/maneuvering-jets', 'also of the defence of a planet, and once for each roll', () => {
  const { seat } = table()
    .units('sol', '27', { carrier: 1, infantry: 2 })
    .units('hacan', 'new-albion', { pds: 1 })
    .units('hacan', 'starpoint', { pds: 1 })
    .planets('hacan', 'new-albion', 'starpoint')
    .actionCards('sol', 'maneuvering-jets#3', 'maneuvering-jets#4')
    .dice('space-cannon', 10)
    .dice('space-cannon', 10)
    .start(activate({ system: '27' }));
  seat('hacan').isAsked('space-cannon').passes();
  seat('sol').isAsked('commit').allots({ 'infantry@new-albion': 1, 'infantry@starpoint': 1 });
  seat('sol').isAsked('space-cannon-defense.order').chooses('starpoint');
  seat('hacan').isAsked('space-cannon-defense').chooses('fire');
  seat('sol').isAsked('before-hits-assigned').chooses('maneuvering-jets#3');
  seat('hacan').isAsked('space-cannon-defense').chooses('fire');
  seat('sol').isAsked('before-hits-assigned').isOffered('maneuvering-jets#4').chooses('maneuvering-jets#4');
  seat('sol').isAsked('establish-control.order').chooses('starpoint');
  deepEqual(seat('sol').planets, ['new-albion', 'starpoint']);
});

proves('LRR 77, action-cards/maneuvering-jets', 'once, too, where the cannons spare fighters first', () => {
  const { seat } = table()
    .units('sol', '19', { carrier: 1, fighter: 2 })
    .units('hacan', 'wellon', { pds: 2 })
    .planets('hacan', 'wellon')
    .technology('hacan', 'graviton-laser-system')
    .actionCards('sol', 'maneuvering-jets#1', 'maneuvering-jets#2')
    .dice('space-cannon', 10, 10)
    .start(activate({ system: '19' }));
  seat('hacan').isAsked('space-cannon').chooses('0');
  seat('hacan').isAsked('before-space-cannon').chooses('graviton-laser-system');
  seat('sol').isAsked('before-hits-assigned').chooses('maneuvering-jets#2');
  deepEqual([seat('sol').units('19'), seat('sol').player.actionCards], [{}, ['maneuvering-jets#1']]);
});

proves('action-cards/maneuvering-jets', 'not in a combat', () => {
  const { table: played } = table()
    .units('sol', '46', { cruiser: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .actionCards('hacan', 'maneuvering-jets#1')
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  deepEqual(played.over, true);
});
