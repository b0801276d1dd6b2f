import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../../../../model/changes.ts';
import { takeTurn } from '../../../../rules/phases/action-phase.ts';
import { given } from '../../../../testing/index.ts';

const card = 'seize-artifact';
const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!').actionCards('sol', card);

const beside = () =>
  table()
    .units('sol', '46', { cruiser: 1 })
    .units('hacan', '20', { cruiser: 1 })
    .with(game => {
      playerToChange(game, 2).fragments.industrial = 1;
    });

proves('LRR 60, action-cards/seize-artifact', 'a neighbour gives a fragment of choice', () => {
  const { seat } = beside()
    .with(game => Object.assign(playerToChange(game, 1).fragments, { cultural: 2, frontier: 1 }))
    .start(takeTurn({ seat: 0 }));
  seat('sol')
    .uses(card)
    .isAsked('seize-artifact.aim')
    .isOffered('1') // Letnev is no neighbour
    .chooses('1')
    .isAsked('seize-artifact.fragment')
    .isOffered('cultural', 'frontier')
    .chooses('cultural');
  deepEqual(seat('sol').player.fragments, { cultural: 1, hazardous: 0, industrial: 0, frontier: 0 });
  deepEqual(seat('hacan').player.fragments, { cultural: 1, hazardous: 0, industrial: 0, frontier: 1 });
});

proves('action-cards/seize-artifact', 'also the only one it has', () => {
  const { seat } = beside()
    .with(game => Object.assign(playerToChange(game, 1).fragments, { cultural: 1 }))
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card).isOffered('1').chooses('1').isOffered('cultural').chooses('cultural');
  deepEqual([seat('sol').player.fragments.cultural, seat('hacan').player.fragments.cultural], [1, 0]);
});

proves('LRR 22.3, action-cards/seize-artifact', 'not without a neighbour who has one', () => {
  const { seat } = beside().start(takeTurn({ seat: 0 }));
  seat('sol').cannotUse(card).chooses('pass');
});
