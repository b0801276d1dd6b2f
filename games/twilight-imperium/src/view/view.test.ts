import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { playerToChange } from '../model/changes.ts';
import { initiativeOrder } from '../moments/phases/initiative.ts';
import { given } from '../testing/index.ts';
import { turnOrder } from './turn-order.ts';
import { view } from './view.ts';

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

test('cards that one seat looks at are a number to all others', () => {
  const { table: played } = table()
    .with(game => {
      game.peek = { seat: 1, cards: ['mutiny'] };
      game.decidedAlone = { seat: 2, stage: 'revealing', cards: ['x', 'y'], revealed: [] };
    })
    .start();
  const looking = (viewer: number | null) => {
    const { peek, decidedAlone } = played.view(viewer);
    return [peek!.count, peek!.cards, decidedAlone!.count, decidedAlone!.cards];
  };
  deepEqual(looking(1), [1, ['mutiny'], 2, null]);
  deepEqual(looking(2), [1, null, 2, ['x', 'y']]);
  for (const viewer of [0, null]) deepEqual(looking(viewer), [1, null, 2, null]);
});

test('an agenda that is hidden behind another is known to one seat', () => {
  const plain = { votes: [], stakes: [], barred: [], excluded: [] };
  const hidden = { seat: 1, card: 'mutiny' };
  const { table: played } = table()
    .with(game => {
      game.agenda = { ...plain, card: 'covert-legislation', hidden };
      game.decidedAlone = { seat: 2, stage: 'resolving', cards: [], revealed: [{ ...plain, card: 'shared-research' }] };
    })
    .start();
  deepEqual(played.view(1).agenda!.hidden, hidden);
  for (const viewer of [0, 2, null]) deepEqual(played.view(viewer).agenda!.hidden, { seat: 1, card: null });
  deepEqual(played.view(0).decidedAlone!.revealed, [{ ...plain, card: 'shared-research', hidden: null }]);
});

test('a marker stands for the command tokens that still lie in its system', () => {
  const { table: played } = table()
    .token('hacan', '18')
    .with(game => {
      game.tokenPictures = [
        { card: 'diplomacy', system: '18', seats: [1, 2] },
        { card: 'diplomacy', system: '01', seats: [1, 2] },
      ];
    })
    .start();
  deepEqual(played.view(0).tokenPictures, [{ card: 'diplomacy', system: '18', standsFor: [1] }]);
});

test('a game is over when nothing is left to do', () => {
  const { table: played } = table().start();
  equal(played.view(0).over, true);
  equal(view({ ...played.state, stack: [{ proc: 'ti/action-phase', args: {} }] }, 0).over, false);
});

proves(
  'LRR 48, faction-abilities/telepathic',
  'players are listed as they take turns, the token of the Naalu first',
  () => {
    const order = (arranged: ReturnType<typeof given>) => {
      const { table: played } = arranged.start();
      const listed = turnOrder(played.view(0));
      const rules = initiativeOrder(played.state); // without those who are out of the game
      deepEqual(listed.slice(0, rules.length), rules);
      return listed;
    };
    const chosen = () =>
      given('sol', 'naalu', 'letnev')
        .sheet('naalu')
        .strategyCards('sol', 'imperial')
        .strategyCards('naalu', 'warfare')
        .strategyCards('letnev', 'trade');
    deepEqual(order(chosen()), [2, 1, 0]);
    const held = () =>
      chosen().with(game => game.lasting.push({ id: 'telepathic', seat: 1, until: 'round', aim: null }));
    deepEqual(order(held()), [1, 2, 0]);
    const out = held().with(game => {
      playerToChange(game, 2).eliminated = true;
    });
    deepEqual(order(out), [1, 0, 2]);
  },
);
