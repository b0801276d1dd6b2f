import type { GameSummary } from '@orrery/tabletop';
import { expect, test } from 'vitest';
import { paintFor } from './paint.ts';
import { summaryLines } from './summary.ts';

const summary: GameSummary = {
  parts: ['Round 1', 'Round 2'],
  scores: [
    [1, 0],
    [1, 2],
  ],
  gains: [
    { seat: 0, count: 1, what: 'Custodians', part: 0, event: 3 },
    { seat: 1, count: 2, what: 'Raise a Fleet', part: 1, event: 9 },
  ],
  figures: [{ name: 'Planets taken', values: ['4', '3'] }],
  moments: [{ event: 9, part: 1, seat: 1, words: 'Bob takes the lead with Raise a Fleet' }],
};

const lines = (width: number) =>
  summaryLines(summary, 2, { paint: paintFor(false), width, nameOf: seat => ['Ann', 'Bob'][seat]! });

test('points by round, what gave them, decisive moments and statistics', () => {
  expect(lines(60)).toEqual([
    '── Points by round ─────────────────────────────────────────',
    '          Ann  Bob',
    ' Round 1  1    0',
    ' Round 2  1    2',
    ' Ann: Custodians +1 (round 1)',
    ' Bob: Raise a Fleet +2 (round 2)',
    '── Decisive moments ────────────────────────────────────────',
    ' Round 2: Bob takes the lead with Raise a Fleet',
    '── Statistics ──────────────────────────────────────────────',
    '                Ann  Bob',
    ' Planets taken  4    3',
  ]);
});

test('where a table is too wide, each figure has a line', () => {
  expect(lines(20)).toContain(' Planets taken: Ann');
  expect(Math.max(...lines(20).map(({ length }) => length))).toBeLessThanOrEqual(20);
});
