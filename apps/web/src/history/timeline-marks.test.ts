import type { Moment } from '@orrery/protocol';
import { expect, test } from 'vitest';
import type { LogWords } from '../text/game-words.ts';
import { changesAt, isStored, marksOf, nextMark, placeIn } from './timeline-marks.ts';

const line = (event: number, text: string, heading?: LogWords['heading']): LogWords => ({
  ...{ event, text, heading, seat: null, parts: [{ text }] },
});
const lines = [
  line(0, 'Round 1', 'round'),
  line(1, 'Strategy phase', 'phase'),
  line(3, 'Ada takes Trade'),
  line(6, 'Action phase', 'phase'),
  line(7, "Ada's turn", 'turn'),
  line(9, "Bo's turn", 'turn'),
  line(12, 'Round 2', 'round'),
  line(12, 'Strategy phase', 'phase'),
];
const moments = [3, 4, 5, 8, 9, 12, 15, 16].map((events, i): Moment => ({ n: i + 1, events, seat: null }));
const marks = marksOf(lines, moments);

test('rounds, phases and turns begin with the decision that brought them', () => {
  expect(marks.map(({ index, text }) => [index, text])).toEqual([
    [0, 'Round 1'],
    [0, 'Strategy phase'],
    [3, 'Action phase'],
    [3, "Ada's turn"],
    [5, "Bo's turn"],
    [6, 'Round 2'],
    [6, 'Strategy phase'],
  ]);
});

test('the current round, phase and turn are found', () => {
  const wordsAt = (index: number) => placeIn(marks, index).map(({ text }) => text);
  expect(wordsAt(1)).toEqual(['Round 1', 'Strategy phase']);
  expect(wordsAt(4)).toEqual(['Round 1', 'Action phase', "Ada's turn"]);
  expect(wordsAt(7)).toEqual(['Round 2', 'Strategy phase']);
  expect(placeIn([], 7)).toEqual([]);
});

test('the next and previous mark are found', () => {
  expect(nextMark(marks, 0, 1)).toBe(3);
  expect(nextMark(marks, 5, 1)).toBe(6);
  expect(nextMark(marks, 7, 1)).toBeUndefined();
  expect(nextMark(marks, 5, -1)).toBe(3);
  expect(nextMark(marks, 0, -1)).toBeUndefined();
});

test('a change of rules is a mark, and separates stored moments from replayed ones', () => {
  const changed = marksOf(
    [...lines.slice(0, 5), line(8, 'The rules have changed', 'rules'), ...lines.slice(5)],
    moments,
  );
  expect(changesAt(changed, 4).map(({ text }) => text)).toEqual(['The rules have changed']);
  expect(changesAt(changed, 5)).toEqual([]);
  expect([0, 3, 4, 7].map(index => isStored(changed, moments, index))).toEqual([true, true, false, false]);
  expect(isStored(marks, moments, 0)).toBe(false);
  const putAgain = moments.with(3, { ...moments[3]!, seat: 1 });
  expect([2, 3].map(index => isStored(changed, putAgain, index))).toEqual([true, false]);
  expect(nextMark(changed, 3, 1)).toBe(4);
  expect(placeIn(changed, 4).map(({ text }) => text)).toEqual(['Round 1', 'Action phase', "Ada's turn"]);
});
