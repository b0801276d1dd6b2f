import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { drawForStatus } from '../../../rules/phases/status-phase.ts';
import { given } from '../../../testing/index.ts';
import { drawActionCards } from '../../../verbs/cards/cards.ts';

proves('technologies/neural-motivator', 'Neural Motivator: two action cards in the status phase, for its owner', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .technology('sol', 'neural-motivator')
    .deck('action-cards', 'a', 'b', 'c', 'd')
    .start(drawForStatus({ seat: 0 }), drawForStatus({ seat: 1 }));
  deepEqual(seat('sol').player.actionCards, ['a', 'b']);
  deepEqual(seat('hacan').player.actionCards, ['c']);
});

test('Neural Motivator: other draws stay as they are', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .technology('sol', 'neural-motivator')
    .deck('action-cards', 'a', 'b', 'c')
    .resolves('sol', (game, me) => drawActionCards(game, me, 1));
  deepEqual(seat('sol').player.actionCards, ['a']);
});
