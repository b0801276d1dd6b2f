import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';

const table = () =>
  given('sol', 'hacan', 'letnev')
    .strategyCards('sol', 'leadership!')
    .actionCards('sol', 'master-plan')
    .relics('sol', 'the-codex', 'dynamis-core', 'jr-xs455-o');

proves('LRR 3.1, action-cards/master-plan', 'another action in the same turn, which does not pass', () => {
  const { seat, table: played } = table().start(takeTurn({ seat: 0 }));
  seat('sol').uses('dynamis-core').isAsked('after-action').isOffered('master-plan').chooses('master-plan');
  seat('sol')
    .isAsked('action')
    .isOffered('tactical', 'component:the-codex:the-codex', 'component:jr-xs455-o:jr-xs455-o', 'end-turn');
  seat('sol').uses('the-codex').passes().isNotAsked();
  deepEqual([played.state.lasting, played.state.seats[0]!.passed], [[], false]);
});

proves('action-cards/master-plan', 'one more than Fleet Logistics allows', () => {
  const { seat } = table()
    .technology('sol', 'fleet-logistics')
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses('dynamis-core').chooses('master-plan');
  seat('sol').uses('the-codex').passes();
  seat('sol').uses('jr-xs455-o').chooses('0').isNotAsked();
});

proves('action-cards/master-plan', "nobody plays it for another's action", () => {
  const { seat } = table()
    .actionCards('hacan', 'x')
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses('dynamis-core').passes();
  seat('hacan').isNotAsked();
});
