import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { nextTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';

const table = () =>
  given('sol', 'hacan', 'letnev')
    .strategyCards('sol', 'leadership!')
    .strategyCards('hacan', 'diplomacy!')
    .strategyCards('letnev', 'politics!');

proves('LRR 3, action-cards/crisis', 'the next player who has not passed has no turn', () => {
  const { seat, table: played } = table()
    .actionCards('letnev', 'crisis')
    .start(nextTurn({ after: null }));
  seat('sol').isAsked('action').chooses('pass');
  seat('letnev').isAsked('end-of-turn').isOffered('crisis').chooses('crisis');
  deepEqual(played.view(1).turnsSkipped, 0);
  seat('hacan').isNotAsked();
  seat('letnev').isAsked('action').chooses('pass');
  seat('hacan').isAsked('action').chooses('pass'); // it is skipped once
  deepEqual(played.state.active, null);
});

proves('action-cards/crisis', 'not where fewer than two have not passed', () => {
  const { seat } = table()
    .actionCards('sol', 'crisis')
    .passed('hacan')
    .start(nextTurn({ after: null }));
  seat('sol').isAsked('action').chooses('pass').isNotAsked();
  seat('letnev').isAsked('action').chooses('pass');
});
