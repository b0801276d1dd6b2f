import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

const combat = () =>
  table()
    .units('sol', '46', { cruiser: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .planets('hacan', 'quann')
    .planets('sol', 'wellon')
    .token('sol', '46');

proves('LRR 78.4, action-cards/intercept', 'the player who announced a retreat stays for this round', () => {
  const { seat } = combat()
    .actionCards('sol', 'intercept')
    .actionCards('hacan', 'x')
    .actionCards('letnev', 'y')
    .dice('combat', 1)
    .dice('combat', 1)
    .dice('combat', 1)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('hacan').isAsked('announce-retreat').chooses('retreat');
  seat('letnev').isNotAsked();
  seat('hacan').isNotAsked();
  seat('sol').isAsked('after-retreat-announced').isOffered('intercept').chooses('intercept');
  deepEqual(seat('hacan').units('46'), { cruiser: 1 });
  seat('hacan').isAsked('announce-retreat').isTold({ round: 2 }).chooses('retreat'); // possible again in the next round
  deepEqual([seat('hacan').units('46'), seat('hacan').units('25')], [{}, { cruiser: 1 }]);
});

proves('action-cards/intercept', 'by the defender too, and not against a Skilled Retreat', () => {
  const { seat } = combat()
    .actionCards('hacan', 'intercept')
    .actionCards('sol', 'skilled-retreat#1')
    .dice('combat', 1)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('sol').isAsked('start-of-space-combat').passes();
  seat('hacan').isAsked('start-of-space-combat').isOffered().passes();
  seat('hacan').isAsked('announce-retreat').passes();
  seat('sol').isAsked('announce-retreat').chooses('retreat');
  seat('hacan').isAsked('after-retreat-announced').isOffered('intercept').chooses('intercept');
  seat('sol').isAsked('start-of-combat-round').chooses('skilled-retreat#1').chooses('19');
  deepEqual(seat('sol').units('19'), { cruiser: 1 });
});
