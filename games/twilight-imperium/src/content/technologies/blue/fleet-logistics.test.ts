import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';

test('Fleet Logistics: two actions in a turn; the second may be left', () => {
  const { seat, table } = given('sol', 'hacan', 'letnev')
    .strategyCards('sol', 'imperial!')
    .technology('sol', 'fleet-logistics')
    .start(takeTurn({ seat: 0 }));
  const sol = seat('sol').isAsked('action').isOffered('tactical', 'pass').chooses('tactical').chooses('19');
  sol.isAsked('action').isOffered('tactical', 'end-turn').chooses('tactical').chooses('20').isNotAsked();
  deepEqual(sol.tokensOnBoard, ['19', '20']);
  equal(sol.player.passed, false);
  equal(table.over, true);
});

proves('LRR 3.3, technologies/fleet-logistics', 'Fleet Logistics: not to take the second action is not to pass', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .strategyCards('sol', 'imperial!')
    .technology('sol', 'fleet-logistics')
    .start(takeTurn({ seat: 0 }));
  seat('sol').chooses('tactical').chooses('19').chooses('end-turn').isNotAsked();
  equal(seat('sol').player.passed, false);
});

proves('LRR 3.3', 'Fleet Logistics: to pass ends the turn at once', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .strategyCards('sol', 'imperial!')
    .technology('sol', 'fleet-logistics')
    .start(takeTurn({ seat: 0 }));
  seat('sol').chooses('pass').isNotAsked();
  equal(seat('sol').player.passed, true);
});

test('Fleet Logistics: it counts in the very turn in which it is gained', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .strategyCards('sol', 'technology')
    .technology('sol', 'antimass-deflectors', 'gravity-drive')
    .start(takeTurn({ seat: 0 }));
  const sol = seat('sol').chooses('strategic:technology').chooses('fleet-logistics');
  sol.isAsked('action').chooses('end-turn');
});

test('Fleet Logistics: one action without it', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .technology('hacan', 'fleet-logistics')
    .start(takeTurn({ seat: 0 }));
  seat('sol').chooses('tactical').chooses('19').isNotAsked();
});
