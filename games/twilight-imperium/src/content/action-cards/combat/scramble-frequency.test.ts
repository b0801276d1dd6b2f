import { deepEqual } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

const card = 'scramble-frequency';

proves(
  'LRR 77.3, action-cards/scramble-frequency',
  'all dice of another player are rolled again, by choice of a player who has seen them',
  () => {
    const { seat, table: played } = table()
      .units('sol', '19', { cruiser: 2 })
      .units('hacan', 'wellon', { pds: 2 })
      .planets('hacan', 'wellon')
      .actionCards('hacan', 'x')
      .actionCards('letnev', card)
      .dice('space-cannon', 10, 2)
      .dice('space-cannon', 3, 4)
      .start(activate({ system: '19' }));
    seat('hacan').isAsked('space-cannon').chooses('0');
    seat('hacan').isNotAsked(); // its own roll
    seat('letnev')
      .isAsked('after-ability-roll')
      .isTold({
        seat: 1,
        roll: 'space-cannon',
        dice: [10, 2].map(result => ({ unit: 'pds', needs: 6, result })),
      });
    seat('letnev').isOffered(card).chooses(card);
    deepEqual(seat('sol').units('19'), { cruiser: 2 });
    deepEqual(
      eventsOf(played, 'rerolled').map(({ data }) => data.seat),
      [1],
    );
  },
);

proves('LRR 15.1, LRR 10.2, action-cards/scramble-frequency', 'also of Bombardment and of barrages', () => {
  const bombed = table()
    .units('sol', '19', { dreadnought: 1 })
    .units('hacan', 'wellon', { infantry: 1 })
    .planets('hacan', 'wellon')
    .actionCards('hacan', card)
    .dice('bombardment', 1)
    .dice('bombardment', 10)
    .start(activate({ system: '19' }));
  bombed.seat('sol').allots({ 'dreadnought@wellon': 1 });
  bombed.seat('hacan').isAsked('after-ability-roll').isTold({ roll: 'bombardment' }).chooses(card);
  deepEqual(bombed.seat('hacan').units('wellon'), {});
  const barrage = table()
    .units('sol', '46', { destroyer: 1 })
    .units('hacan', '46', { fighter: 1 })
    .actionCards('hacan', card)
    .dice('barrage', 9, 9)
    .dice('barrage', 1, 1)
    .dice('combat', 9)
    .dice('combat', 1)
    .technology(1, 'fighter-ii')
    .start(activate({ system: '46' }));
  barrage.seat('hacan').isAsked('after-ability-roll').isTold({ roll: 'barrage' }).chooses(card);
  deepEqual(barrage.seat('sol').units('46'), { destroyer: 1 });
});
