import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

const card = 'nav-suite';

proves('LRR 11.1, LRR 86.1, action-cards/nav-suite', 'ships end in and pass supernovae and asteroid fields', () => {
  const { seat } = table()
    .token('sol', '43')
    .units('sol', '47', { carrier: 1 })
    .actionCards('sol', card)
    .actionCards('hacan', 'x')
    .start(activate({ system: '43' }));
  seat('hacan').isNotAsked();
  seat('sol').isAsked('after-system-activated').chooses(card).isAsked('move.from').chooses('47').allots({ carrier: 1 });
  deepEqual(seat('sol').units('43'), { carrier: 1 });
  const { seat: other } = table()
    .token('sol', '25')
    .units('sol', '26', { cruiser: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .actionCards('sol', card)
    .start(activate({ system: '25' }));
  other('sol').chooses(card).isAsked('move.from').chooses('26').allots({ cruiser: 1 }); // by the asteroid field
  deepEqual(other('sol').units('25'), { cruiser: 1 });
});

proves('LRR 59.1, LRR 59.2, action-cards/nav-suite', 'they pass nebulae, and leave them as fast as ever', () => {
  const { seat } = table()
    .token('sol', '46')
    .units('sol', '42', { cruiser: 1 })
    .actionCards('sol', card)
    .start(activate({ system: '46' }));
  seat('sol').chooses(card).isAsked('move.from').isOffered('42').chooses('42').allots({ cruiser: 1 });
  deepEqual(seat('sol').units('46'), { cruiser: 1 });
  const { seat: other } = table()
    .token('sol', '21')
    .units('sol', '27', { cruiser: 1 })
    .units('hacan', '18', { cruiser: 1 })
    .actionCards('sol', card)
    .start(activate({ system: '21' }));
  other('sol').chooses(card).isAsked('move.from').chooses('27').allots({ cruiser: 1 });
});

proves('LRR 41.1, LRR 41.2, action-cards/nav-suite', 'gravity rifts neither help them nor take any', () => {
  const { seat } = table()
    .token('sol', '21', '46')
    .units('sol', '41', { carrier: 1, cruiser: 1 })
    .units('sol', '20', { carrier: 1 })
    .actionCards('sol', card)
    .start(activate({ system: '21' }));
  seat('sol').chooses(card).isAsked('move.from').isOffered('41').chooses('41').allots({ cruiser: 1, carrier: 1 });
  deepEqual(seat('sol').units('21'), { cruiser: 1, carrier: 1 });
});

proves('LRR 59.1, LRR 41.2, action-cards/nav-suite', 'in a retreat anomalies count again', () => {
  const { seat } = table()
    .token('sol', '41')
    .units('sol', '47', { cruiser: 1 })
    .units('hacan', '41', { cruiser: 1 })
    .planets('sol', 'thibah')
    .units('sol', '43', { carrier: 1 })
    .actionCards('sol', card)
    .dice('combat', 1)
    .dice('combat', 1)
    .dice('gravity-rift', 1)
    .start(activate({ system: '41' }));
  seat('sol').chooses(card).isAsked('move.from').isOffered('43', '47').chooses('47').allots({ cruiser: 1 });
  seat('sol').isAsked('move.from').passes();
  seat('sol').isAsked('announce-retreat').chooses('retreat');
  deepEqual([seat('sol').units('21'), seat('sol').units('41')], [{}, {}]); // to Thibah, not the supernova; lost in the rift
});
