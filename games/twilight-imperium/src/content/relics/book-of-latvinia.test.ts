import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../rules/phases/action-phase.ts';
import { given } from '../../testing/index.ts';
import { gainRelic } from '../../verbs/cards/relics.ts';

const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!');
const basics = [
  'neural-motivator',
  'psychoarchaeology',
  'antimass-deflectors',
  'dark-energy-tap',
  'sarween-tools',
  'scanlink-drone-network',
  'plasma-scoring',
  'ai-development-algorithm',
];

proves('LRR 90, relics/book-of-latvinia', 'two technologies without prerequisites when it is gained', () => {
  const { seat } = table()
    .technology('sol', 'antimass-deflectors')
    .deck('relics', 'book-of-latvinia')
    .resolves('sol', gainRelic);
  const left = basics.filter(id => id !== 'antimass-deflectors');
  seat('sol')
    .isAsked('research')
    .isBound(0, 1)
    .isOffered(...left)
    .chooses('sarween-tools'); // never Gravity Drive
  seat('sol')
    .isOffered(...left.filter(id => id !== 'sarween-tools'))
    .passes();
  deepEqual(seat('sol').player.technologies, ['antimass-deflectors', 'sarween-tools']);
});

const owns = () => table().relics('sol', 'book-of-latvinia');

proves('LRR 22, relics/book-of-latvinia', 'purged, it makes its owner speaker', () => {
  const { seat, table: played } = owns()
    .speaker('hacan')
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses('book-of-latvinia');
  deepEqual([played.state.speaker, seat('sol').points, played.state.purged], [0, 0, ['book-of-latvinia']]);
});

proves('relics/book-of-latvinia', 'or brings a victory point to whoever has specialties of all colours', () => {
  const { seat, table: played } = owns()
    .speaker('hacan')
    .planets('sol', 'wellon', 'thibah')
    .planet('lodor', { controller: 'sol', attachments: ['warfare-research-facility'] })
    .planet('bereg', { controller: 'sol', attachments: ['biotic-research-facility'], exhausted: true })
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses('book-of-latvinia');
  equal(seat('sol').points, 1);
  deepEqual([played.state.speaker, seat('sol').player.relics], [1, []]);
});

proves('LRR 22.3, relics/book-of-latvinia', 'the speaker without them has no use for it', () => {
  const { seat } = owns().start(takeTurn({ seat: 0 }));
  seat('sol').cannotUse('book-of-latvinia').chooses('pass');
});
