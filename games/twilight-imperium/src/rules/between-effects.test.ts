import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { diesBlockaded } from '../moments/economy/queries.ts';
import { activate } from '../moments/steps.ts';
import { given } from '../testing/index.ts';

// Content for these tests only: space docks of the Saar are destroyed when blockaded.
diesBlockaded.install(
  (game, { seat, unit }, dies) => dies || (unit === 'space-dock' && game.seats[seat]!.faction === 'saar'),
);

/** A space dock of the Saar in the space of empty system 46. Hacan has these ships there. */
const yard = (...ships: ('destroyer' | 'fighter')[]) =>
  given('hacan', 'saar', 'letnev')
    .units('saar', '46', { 'space-dock': 1 })
    .units('hacan', '18', {
      carrier: 1,
      destroyer: ships.filter(ship => ship === 'destroyer').length,
      fighter: ships.filter(ship => ship === 'fighter').length,
    });

proves('LRR 14', 'units are blockaded if others have ships in the system and their owner has none (R-081)', () => {
  const { seat } = yard('destroyer')
    .units('saar', '47', { 'space-dock': 1 }) // nobody comes here
    .units('saar', '39', { 'space-dock': 1, fighter: 1 }) // not without ships
    .units('letnev', '39', { destroyer: 1 })
    .start(activate({ system: '46' }));
  seat('hacan').chooses('18').allots({ destroyer: 1 }).passes();
  deepEqual(
    ['46', '47', '39'].map(system => seat('saar').units(system)),
    [{}, { 'space-dock': 1 }, { fighter: 1, 'space-dock': 1 }],
  );
});

proves('LRR 14', 'ships that only pass through do not blockade', () => {
  const { seat } = yard('destroyer').start(activate({ system: '25' }));
  seat('hacan').chooses('18').allots({ destroyer: 1 });
  deepEqual([seat('saar').units('46'), seat('hacan').units('25')], [{ 'space-dock': 1 }, { destroyer: 1 }]);
});

proves(
  'LRR 14',
  'nothing is blockaded while both sides still have ships, and the hits of a round apply to both',
  () => {
    const { seat } = yard('destroyer')
      .units('saar', '46', { destroyer: 1 })
      .dice('barrage', 1, 1)
      .dice('barrage', 1, 1)
      .dice('combat', 10)
      .dice('combat', 10)
      .start(activate({ system: '46' }));
    seat('hacan').chooses('18').allots({ destroyer: 1 }).passes().isAsked('announce-retreat').passes();
    deepEqual([seat('saar').units('46'), seat('hacan').units('46')], [{ 'space-dock': 1 }, {}]);
  },
);

proves('LRR 14, LRR 16.3', 'fighters that are about to be removed because of capacity still blockade', () => {
  const { seat } = yard('fighter')
    .units('saar', '46', { destroyer: 1 })
    .dice('barrage', 1, 1)
    .dice('combat', 1, 10)
    .dice('combat', 10)
    .start(activate({ system: '46' }));
  seat('hacan').chooses('18').allots({ carrier: 1 }).allots({ '18:space:fighter': 1 });
  seat('hacan').isAsked('assign-hits').allots({ carrier: 1 });
  deepEqual([seat('saar').units('46'), seat('hacan').units('46')], [{}, {}]);
});
