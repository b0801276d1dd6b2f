import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

const card = 'experimental-battlestation';
const dock = () =>
  table()
    .units('hacan', 'quann', { 'space-dock': 1 })
    .planets('hacan', 'quann')
    .actionCards('hacan', card)
    .token('sol', '46');

proves(
  'LRR 77.3, action-cards/experimental-battlestation',
  'a dock beside the system fires three dice with the cannons',
  () => {
    const { seat } = dock()
      .units('sol', '19', { cruiser: 2 })
      .units('sol', '46', { destroyer: 1 })
      .units('hacan', 'vefut-ii', { pds: 1 })
      .technology('hacan', 'pds-ii')
      .planets('hacan', 'vefut-ii')
      .actionCards('letnev', 'x')
      .dice('space-cannon', 1, 5, 5, 4)
      .start(activate({ system: '46' }));
    seat('sol').isAsked('move.from').chooses('19').allots({ cruiser: 1 });
    seat('sol').isAsked('move.from').passes();
    seat('letnev').isNotAsked(); // it has no dock near
    seat('hacan').isAsked('after-ships-moved').isOffered(card).chooses(card);
    seat('hacan').isAsked(`${card}.aim`).isOffered('quann').chooses('quann');
    seat('hacan').isAsked('space-cannon').chooses('0');
    deepEqual([seat('sol').units('46'), seat('sol').units('19')], [{}, { cruiser: 1 }]); // ships that were there are hit too
  },
);

proves('action-cards/experimental-battlestation', 'not unless ships came into the system', () => {
  const { seat, table: played } = dock()
    .units('sol', '46', { cruiser: 1 })
    .units('sol', '19', { cruiser: 1 })
    .start(activate({ system: '46' }));
  seat('sol').isAsked('move.from').passes();
  deepEqual(played.over, true);
});

proves('LRR 41.2, action-cards/experimental-battlestation', 'nor where gravity rifts took all that came', () => {
  const { seat, table: played } = dock()
    .units('sol', '41', { cruiser: 1 })
    .units('hacan', 'vefut-ii', { 'space-dock': 1 })
    .planets('hacan', 'vefut-ii')
    .dice('gravity-rift', 1)
    .start(activate({ system: '20' }));
  seat('sol').isAsked('move.from').chooses('41').allots({ cruiser: 1 });
  deepEqual([played.over, seat('hacan').player.actionCards], [true, [card]]);
});

proves(
  'action-cards/experimental-battlestation',
  'not against those at whom nobody may fire, nor by the active player',
  () => {
    const { seat, table: played } = dock()
      .units('sol', '19', { cruiser: 1 })
      .units('sol', 'wellon', { 'space-dock': 1 })
      .planets('sol', 'wellon')
      .actionCards('sol', 'solar-flare')
      .start(activate({ system: '46' }));
    seat('sol').isAsked('after-system-activated').chooses('solar-flare');
    seat('sol').isAsked('move.from').chooses('19').allots({ cruiser: 1 });
    deepEqual([played.over, seat('hacan').player.actionCards], [true, [card]]);
  },
);

proves('action-cards/experimental-battlestation', 'a dock in the system itself fires too', () => {
  const { seat } = table()
    .units('hacan', 'wellon', { 'space-dock': 1 })
    .planets('hacan', 'wellon')
    .actionCards('hacan', card)
    .token('sol', '19')
    .units('sol', '46', { cruiser: 2 })
    .dice('space-cannon', 5, 4, 4)
    .start(activate({ system: '19' }));
  seat('sol').isAsked('move.from').chooses('46').allots({ cruiser: 2 });
  seat('hacan').chooses(card).isAsked(`${card}.aim`).isOffered('wellon').chooses('wellon');
  seat('hacan').isAsked('space-cannon').chooses('0');
  deepEqual(seat('sol').units('19'), { cruiser: 1 });
});
