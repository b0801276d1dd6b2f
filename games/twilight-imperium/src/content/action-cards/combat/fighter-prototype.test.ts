import { deepEqual } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

const card = 'fighter-prototype';

proves(
  'LRR 78.5, action-cards/fighter-prototype',
  'each die of own fighters counts 2 more, in the first round alone',
  () => {
    const { seat, table: played } = table()
      .units('sol', '46', { carrier: 1, fighter: 2 })
      .units('hacan', '46', { cruiser: 1, fighter: 1 })
      .actionCards('sol', card)
      .actionCards('letnev', 'x')
      .dice('combat', 1, 7, 1)
      .dice('combat', 1, 1)
      .dice('combat', 10, 1, 1)
      .dice('combat', 1)
      .technology(1, 'fighter-ii')
      .start(activate({ system: '46' }));
    seat('letnev').isNotAsked();
    seat('sol').isAsked('start-of-space-combat').isOffered(card).chooses(card);
    seat('hacan').isAsked('assign-hits').allots({ fighter: 1 });
    deepEqual(
      eventsOf(played, 'combat-roll').map(({ data }) => data.dice.map(({ needs }) => needs)),
      [[9, 7, 7], [7, 8], [9, 9, 9], [7]],
    );
  },
);

proves('action-cards/fighter-prototype', 'not without fighters, and not in a later round', () => {
  const { table: played } = table()
    .units('sol', '46', { cruiser: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .actionCards('sol', card)
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  deepEqual(played.over, true);
  const { seat } = table()
    .units('sol', '46', { carrier: 1, fighter: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .actionCards('sol', card)
    .dice('combat', 1, 1)
    .dice('combat', 1)
    .dice('combat', 10, 1)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('sol').isAsked('start-of-space-combat').passes(); // and is not asked again
});
