import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../../../model/changes.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev').actionCards('hacan', 'coup-detat');

proves('LRR 82, action-cards/coup-detat', "the strategic action does not happen, and its player's turn ends", () => {
  const { seat } = table()
    .map('202', '65')
    .planets('sol', 'primor')
    .start(takeTurn({ seat: 0 }));
  seat('sol').chooses('strategic:leadership');
  seat('hacan').isAsked('when-strategic-action').isTold({ seat: 0, card: 'leadership' }).chooses('coup-detat');
  deepEqual(seat('sol').player.strategyCards, [{ id: 'leadership', exhausted: false }]);
  deepEqual(seat('sol').tokens.tactic, 3);
  seat('sol').isAsked('end-of-turn').isOffered('the-atrament').passes(); // end-of-turn abilities still work
});

proves('action-cards/coup-detat', 'not against oneself, nor against other actions', () => {
  const { seat } = table()
    .actionCards('sol', 'coup-detat')
    .with(game => {
      playerToChange(game, 1).actionCards = ['x'];
    })
    .start(takeTurn({ seat: 0 }));
  seat('sol').chooses('strategic:leadership').isNotAsked();
  seat('hacan').isAsked('when-strategic-action').isOffered().passes(); // by public information
  seat('sol').isAsked('gain-tokens').allots({ tactic: 3 });
  const tactical = table().start(takeTurn({ seat: 0 }));
  tactical.seat('sol').chooses('tactical').chooses('46');
  tactical.seat('hacan').isNotAsked();
});
