import { expect, test } from 'vitest';
import { citationsIn, citationTyped, splitAtCitations } from './citations.ts';

test.each([
  ['LRR 84.1b', 'LRR 84.1b'],
  [' lrr  84.1B ', 'LRR 84.1b'],
  ['84.1', 'LRR 84.1'],
  ['66.2iii', 'LRR 66.2iii'],
  ['ed 8', 'ED 8'],
  ['ED "Role Phase"', 'ED "Role Phase"'],
  ['ed Setup', 'ED "Setup"'],
  ['gr status.2A', 'GR status.2a'],
  ['DIP note.3', 'DIP note.3'],
  ['R-016', 'R-016'],
  ['r 16', 'R-016'],
  ['space cannon', undefined],
  ['', undefined],
])('%s means %s', (typed, id) => {
  expect(citationTyped(typed)).toBe(id);
});

test('a text is cut where it cites a rule', () => {
  const text = 'See LRR 22, and R-016.';
  expect(citationsIn(`${text} LRR 22`)).toEqual(['LRR 22', 'R-016']);
  expect(splitAtCitations(text)).toEqual([
    { text: 'See ', isCitation: false },
    { text: 'LRR 22', isCitation: true },
    { text: ', and ', isCitation: false },
    { text: 'R-016', isCitation: true },
    { text: '.', isCitation: false },
  ]);
});
