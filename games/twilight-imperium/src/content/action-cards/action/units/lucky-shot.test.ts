import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../../rules/phases/action-phase.ts';
import { given } from '../../../../testing/index.ts';

const card = 'lucky-shot';
const table = () =>
  given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!').actionCards('sol', card).planets('sol', 'lodor');

proves('LRR 31, action-cards/lucky-shot', 'a dreadnought, cruiser or destroyer of another beside an own planet', () => {
  const { seat } = table()
    .units('hacan', '26', { dreadnought: 1, 'dreadnought!': 1, carrier: 1, 'war-sun': 1, destroyer: 1 })
    .tokens('hacan', { fleet: 5 })
    .units('letnev', '26', { cruiser: 1 })
    .units('sol', '26', { cruiser: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .start(takeTurn({ seat: 0 }));
  seat('sol')
    .uses(card)
    .isAsked('lucky-shot.aim')
    .isOffered('dreadnought@26 of 1', 'dreadnought!@26 of 1', 'destroyer@26 of 1', 'cruiser@26 of 2')
    .chooses('dreadnought@26 of 1');
  deepEqual(seat('hacan').units('26'), { 'dreadnought!': 1, carrier: 1, 'war-sun': 1, destroyer: 1 }); // destroyed without Sustain Damage
});

proves('LRR 16.3, action-cards/lucky-shot', 'the damaged one may be named, and what it carried is lost', () => {
  const { seat } = table()
    .units('hacan', '26', { 'dreadnought!': 1, destroyer: 1, fighter: 1 })
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card).isOffered('dreadnought!@26 of 1', 'destroyer@26 of 1');
  deepEqual(seat('sol').pointsAt, [
    { seat: 1, unit: 'dreadnought', system: '26', damaged: 1 },
    { seat: 1, unit: 'destroyer', system: '26' },
  ]);
  seat('sol').chooses('dreadnought!@26 of 1');
  deepEqual(seat('hacan').units('26'), { destroyer: 1 });
});

proves('LRR 22.3, action-cards/lucky-shot', 'not without such a ship', () => {
  const { seat } = table()
    .units('hacan', '26', { carrier: 1 })
    .units('sol', '26', { destroyer: 1 })
    .units('hacan', '19', { cruiser: 1 })
    .start(takeTurn({ seat: 0 }));
  seat('sol').cannotUse(card).chooses('pass');
});
