import { deepEqual } from 'node:assert/strict';
import { describe, test } from 'vitest';
import type { AgendaVote } from '../model/agenda/state.ts';
import { playerToChange } from '../model/changes.ts';
import type { State } from '../model/state.ts';
import { given } from '../testing/index.ts';
import { hidden } from './hidden.ts';

const vote = (card: string, hiding?: AgendaVote['hidden']): AgendaVote => ({
  card,
  ...(hiding ? { hidden: hiding } : {}),
  votes: [],
  stakes: [],
  barred: [],
  excluded: [],
});

/** The pieces that a seat cannot tell from this one, and the piece itself, in the order of the alphabet. */
const poolOf = (game: State, seat: number | null, piece: string): string[] | undefined =>
  hidden(game, seat)
    .find(pool => pool.includes(piece))
    ?.sort();

function stateWith(change: (game: State) => void): State {
  const { state } = given('sol', 'hacan', 'letnev').start().table;
  change(state);
  return state;
}

describe('P3: what a seat cannot tell apart', () => {
  test('action cards of the deck and of other hands, never its own', () => {
    const { state } = given('sol', 'hacan', 'letnev')
      .actionCards('sol', 'a')
      .actionCards('hacan', 'b')
      .deck('action-cards', 'c')
      .start().table;
    deepEqual(poolOf(state, 0, 'c'), ['b', 'c']);
    deepEqual(poolOf(state, 1, 'c'), ['a', 'c']);
    deepEqual(poolOf(state, null, 'c'), ['a', 'b', 'c']);
  });

  test('secret objectives of the deck and of others, unless they lie open', () => {
    const secrets = stateWith(game => {
      game.objectives.secret = ['c'];
      for (const seat of game.seats.keys()) playerToChange(game, seat).secrets = [`of-${seat}`];
    });
    deepEqual(poolOf(secrets, 0, 'c'), ['c', 'of-1', 'of-2']);
    deepEqual(poolOf(secrets, null, 'c'), ['c', 'of-0', 'of-1', 'of-2']);
    secrets.laws.push({ id: 'search-warrant', elected: '1' });
    deepEqual(poolOf(secrets, 0, 'c'), ['c', 'of-2']);
  });

  test('promissory notes in other hands, but for those that nobody can hold in secret', () => {
    const { state } = given('sol', 'hacan', 'letnev')
      .notes('sol', 'ceasefire#0')
      .notes('hacan', 'ceasefire#1', 'alliance#1', 'support-for-the-throne#1')
      .notes('letnev', 'trade-agreement#2')
      .start().table;
    deepEqual(poolOf(state, 0, 'ceasefire#1'), ['ceasefire#1', 'trade-agreement#2']);
    deepEqual(poolOf(state, 0, 'alliance#1'), undefined);
  });

  test('the order of every deck', () => {
    const decks = stateWith(game => {
      game.objectives.stageOne = ['one', 'two'];
      game.objectives.stageTwo = ['three', 'four'];
      game.relics = ['five', 'six'];
      game.exploration.frontier.cards = ['seven', 'eight'];
      game.exploration.cultural.cards = ['nine', 'ten'];
    });
    for (const pair of ['one two', 'four three', 'five six', 'eight seven', 'nine ten'])
      deepEqual(poolOf(decks, 0, pair.split(' ')[0]!), pair.split(' '));
  });

  test('agendas of the deck and those that another one looks at', () => {
    const looking = stateWith(game => {
      game.agendas.cards = ['a'];
      game.peek = { seat: 1, cards: ['b'] };
      game.decidedAlone = { seat: 2, stage: 'revealing', cards: ['c'], revealed: [] };
    });
    deepEqual(poolOf(looking, 0, 'a'), ['a', 'b', 'c']);
    deepEqual(poolOf(looking, 1, 'a'), ['a', 'c']);
    deepEqual(poolOf(looking, 2, 'a'), ['a', 'b']);
    deepEqual(poolOf(looking, null, 'a'), ['a', 'b', 'c']);
  });

  test('an agenda that another one hides, and those with the same outcomes to vote for', () => {
    const covert = stateWith(game => {
      game.agendas.cards = ['mutiny', 'minister-of-war'];
      game.agenda = vote('covert-legislation', { seat: 1, card: 'shared-research' });
    });
    for (const seat of [0, null]) {
      deepEqual(poolOf(covert, seat, 'mutiny'), ['mutiny', 'shared-research']);
      deepEqual(poolOf(covert, seat, 'minister-of-war'), ['minister-of-war']);
    }
    deepEqual(poolOf(covert, 1, 'mutiny'), ['minister-of-war', 'mutiny']);
  });
});
