import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { given } from '../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

proves('LRR 20.1a', 'tokens in the strategy and tactic pools show the faction symbol', () => {
  const { table: played } = table().start();
  for (const { tokenFaces } of played.view(1).players)
    deepEqual([tokenFaces.strategy, tokenFaces.tactic], ['faction-symbol', 'faction-symbol']);
});

proves('LRR 20.1b', 'tokens in the fleet pool show the ship silhouette', () => {
  const { table: played } = table().start();
  for (const { tokenFaces } of played.view(null).players) equal(tokenFaces.fleet, 'ship-silhouette');
});

proves('LRR 2.5, LRR 61.18, LRR 69.6', 'a hand is seen by its owner and is a number to all others', () => {
  const { table: played } = table()
    .actionCards('hacan', 'a', 'b')
    .secrets('hacan', 'cut-supply-lines')
    .notes('hacan', 'alliance#1')
    .start();
  const hands = (viewer: number | null) => {
    const { actionCards, actionCardCount, secrets, secretCount, notes, noteCount } = played.view(viewer).players[1]!;
    return [actionCards, actionCardCount, secrets, secretCount, notes, noteCount];
  };
  deepEqual(hands(1), [['a', 'b'], 2, ['cut-supply-lines'], 1, ['alliance#1'], 1]);
  for (const viewer of [0, 2, null]) deepEqual(hands(viewer), [null, 2, null, 1, null, 1]);
});

test('decks are a size and their discards', () => {
  const { table: played } = table()
    .deck('action-cards', 'a', 'b')
    .deck('agendas', 'x')
    .with(game => game.agendas.discard.push('y'))
    .start();
  const { actionCards, agendas, objectives } = played.view(0);
  deepEqual(
    [actionCards, agendas],
    [
      { size: 2, discard: [] },
      { size: 1, discard: ['y'] },
    ],
  );
  deepEqual([objectives.stageOne, objectives.stageTwo, typeof objectives.secret], [5, 5, 'number']);
});
