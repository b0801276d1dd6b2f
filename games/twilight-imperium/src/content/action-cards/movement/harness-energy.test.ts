import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

const card = 'harness-energy';

proves(
  'LRR 21, LRR 9, action-cards/harness-energy',
  'a player who activates an anomaly replenishes their commodities',
  () => {
    const { seat } = table()
      .token('sol', '42')
      .actionCards('sol', card)
      .actionCards('hacan', 'x')
      .start(activate({ system: '42' }));
    seat('hacan').isNotAsked();
    seat('sol').isAsked('after-system-activated').isOffered(card).chooses(card);
    deepEqual(seat('sol').commodities, 4);
  },
);

proves(
  'action-cards/harness-energy',
  'an anomaly made by a token counts, a wormhole does not; playable also with nothing to gain',
  () => {
    const { seat } = table()
      .token('sol', '46')
      .anomaly('46', 'gravity-rift')
      .goods('sol', { commodities: 4 })
      .actionCards('sol', card)
      .start(activate({ system: '46' }));
    seat('sol').chooses(card);
    deepEqual(seat('sol').commodities, 4);
    const { table: played } = table()
      .token('sol', '39')
      .actionCards('sol', card)
      .start(activate({ system: '39' }));
    deepEqual(played.over, true);
  },
);
