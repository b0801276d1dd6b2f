import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

const card = 'lost-star-chart';

proves('LRR 6.1, action-cards/lost-star-chart', 'ships move between alpha and beta, in this action alone', () => {
  const { seat, table: played } = table()
    .token('sol', '25')
    .units('sol', '26', { carrier: 1 })
    .actionCards('sol', card)
    .actionCards('hacan', 'x')
    .start(activate({ system: '25' }));
  seat('hacan').isNotAsked();
  seat('sol').isAsked('after-system-activated').isOffered(card).chooses(card);
  seat('sol').isAsked('move.from').isOffered('26').chooses('26').allots({ carrier: 1 });
  deepEqual([seat('sol').units('25'), played.state.lasting], [{ carrier: 1 }, []]);
});

proves(
  'LRR 77.3c, action-cards/lost-star-chart',
  'it holds for everybody: Space Cannons reach through, retreats go through',
  () => {
    const { seat } = table()
      .token('sol', '26')
      .units('sol', '46', { cruiser: 2 })
      .units('hacan', '26', { cruiser: 1 })
      .units('hacan', 'quann', { pds: 1 })
      .technology('hacan', 'pds-ii')
      .planets('hacan', 'quann')
      .actionCards('sol', card)
      .dice('space-cannon', 1)
      .dice('combat', 1, 1)
      .dice('combat', 1)
      .start(activate({ system: '26' }));
    seat('sol').chooses(card).isAsked('move.from').chooses('46').allots({ cruiser: 2 });
    seat('hacan').isAsked('space-cannon').chooses('0');
    seat('hacan').isAsked('announce-retreat').chooses('retreat');
    deepEqual(seat('hacan').units('25'), { cruiser: 1 });
  },
);

proves('LRR 6.1, action-cards/lost-star-chart', 'a law that bars wormholes does not bar them', () => {
  const { seat } = table()
    .token('sol', '25')
    .units('sol', '26', { carrier: 1 })
    .units('sol', '40', { carrier: 1 })
    .law('enforced-travel-ban', 'for')
    .actionCards('sol', card)
    .start(activate({ system: '25' }));
  seat('sol').chooses(card).isAsked('move.from').isOffered('26', '40').passes();
});
