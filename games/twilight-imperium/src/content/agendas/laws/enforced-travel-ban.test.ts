import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { areNeighbours } from '../../../moments/economy/neighbours.ts';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

/** Sol in 26; 39 is adjacent only by the alpha wormhole. */
const beside = () => given('sol', 'hacan', 'letnev').units('sol', '26', { destroyer: 1 });

proves('LRR 101, LRR 7.2, agendas/enforced-travel-ban', 'as law it closes alpha and beta wormholes to ships', () => {
  equal(
    beside()
      .law('enforced-travel-ban', 'for')
      .start(activate({ system: '39' })).table.over,
    true,
  );
  const { seat } = beside().start(activate({ system: '39' }));
  seat('sol').isAsked('move.from').chooses('26').allots({ destroyer: 1 });
  deepEqual(seat('sol').units('39'), { destroyer: 1 });
});

proves('agendas/enforced-travel-ban', 'other wormholes stay open', () => {
  const { seat } = beside()
    .wormhole('26', 'gamma')
    .wormhole('39', 'gamma')
    .law('enforced-travel-ban', 'for')
    .start(activate({ system: '39' }));
  seat('sol').isAsked('move.from').isOffered('26').passes();
});

proves('LRR 78.7, agendas/enforced-travel-ban', 'nobody retreats through them either', () => {
  const fight = (...laws: string[]) => {
    const table = beside().units('hacan', '26', { carrier: 1 }).units('hacan', '39', { fighter: 1 });
    for (const law of laws) table.law(law, 'for');
    return table
      .dice('combat', 10)
      .dice('combat', 1)
      .technology(1, 'fighter-ii')
      .start(activate({ system: '26' }));
  };
  fight().seat('hacan').isAsked('announce-retreat').passes();
  equal(fight('enforced-travel-ban').table.over, true);
});

proves(
  'LRR 60, LRR 6.1, agendas/enforced-travel-ban',
  'the systems stay adjacent: for neighbours, for instance',
  () => {
    const { table } = beside()
      .units('hacan', '39', { cruiser: 1 })
      .law('enforced-travel-ban', 'for')
      .runs(function* () {});
    equal(areNeighbours(table.state, 0, 1), true);
  },
);

proves('agendas/enforced-travel-ban', 'voted down, PDS in or beside systems with any wormhole are destroyed', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .planets('sol', 'lodor', 'wellon', 'bereg')
    .planets('hacan', 'mecatol-rex')
    .units('sol', 'lodor', { pds: 1, infantry: 1 })
    .units('sol', 'wellon', { pds: 2 })
    .units('hacan', 'mecatol-rex', { pds: 1, 'space-dock': 1 })
    .agenda('enforced-travel-ban');
  seat('hacan').isAsked('vote').passes();
  seat('sol').isAsked('vote').passes();
  seat('sol').isAsked('break-tie').chooses('against');
  deepEqual(seat('sol').units('lodor'), { infantry: 1 });
  deepEqual([seat('sol').units('wellon'), seat('hacan').units('mecatol-rex')], [{}, { pds: 1, 'space-dock': 1 }]);
});

proves('agendas/enforced-travel-ban', 'also beside a wormhole that leads nowhere', () => {
  const { seat } = given('sol', 'hacan', 'letnev', { sets: ['base'] })
    .wormhole('21', 'gamma')
    .planet('thibah', { controller: 'sol', exhausted: true })
    .units('sol', 'thibah', { pds: 1 })
    .agenda('enforced-travel-ban');
  seat('sol').isAsked('break-tie').chooses('against');
  deepEqual(seat('sol').units('thibah'), {});
});
