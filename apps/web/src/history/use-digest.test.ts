import { expect, test } from 'vitest';
import type { LogWords } from '../text/game-words.ts';
import { digestOf } from './use-digest.ts';

const line = (event: number, seat: number | null, text: string, heading?: LogWords['heading']): LogWords => ({
  ...{ event, seat, text, heading, parts: [{ text }] },
});
const lines = [
  line(3, 1, 'Bo passes'),
  line(4, 1, "Bo's turn", 'turn'),
  line(5, 1, 'Bo activates 207 Meer'),
  line(7, 2, 'Cy follows'),
  line(8, 0, 'You gain 1 trade good'),
  line(9, null, 'All have passed'),
  line(11, 1, 'Bo takes Meer'),
];

test('the digest is grouped by player, in the order of their first action', () => {
  const { groups } = digestOf(lines, 0, 4, 3)!;
  expect(groups.map(({ seat, lines: told }) => [seat, ...told.map(({ text }) => text)])).toEqual([
    [1, 'Bo activates 207 Meer', 'Bo takes Meer'],
    [2, 'Cy follows'],
    [0, 'You gain 1 trade good'],
    [null, 'All have passed'],
  ]);
});

test('a few events need no digest; own actions and turn headings do not count', () => {
  expect(digestOf(lines, 0, 4, 4)).toBeDefined();
  expect(digestOf(lines, 0, 4, 5)).toBeUndefined();
  expect(digestOf(lines, 1, 4, 4)).toBeUndefined();
  expect(digestOf(lines, 0, 12, 1)).toBeUndefined();
});

test('a change of rules is always shown, however little else happened', () => {
  const changed = [...lines, line(12, null, 'The rules have changed', 'rules')];
  for (const me of [0, 1]) expect(digestOf(changed, me, 12, 3)?.lines.map(({ event }) => event)).toEqual([12]);
  expect(digestOf(changed, 0, 13, 1)).toBeUndefined();
});
