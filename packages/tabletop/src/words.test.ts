import { expect, test } from 'vitest';
import { partsOf, rulesChangedText } from './words.ts';

const meer = { name: 'Meer', at: { planet: 'meer' } };
const system = { name: '207 Arinam/Meer', at: { system: '37' } };

test('a sentence is split where it names a piece; the longest name wins', () => {
  expect(partsOf('Ada moves 2 carriers to 207 Arinam/Meer and lands on Meer', [meer, system])).toEqual([
    { text: 'Ada moves 2 carriers to ' },
    { text: '207 Arinam/Meer', at: { system: '37' } },
    { text: ' and lands on ' },
    { text: 'Meer', at: { planet: 'meer' } },
  ]);
});

test('parts of words do not count as names, and a sentence without names is not split', () => {
  expect(partsOf('Meerkats roam', [meer])).toEqual([{ text: 'Meerkats roam' }]);
  expect(partsOf('Ada passes', [{ name: '', at: { card: '' } }])).toEqual([{ text: 'Ada passes' }]);
  expect(partsOf('', [meer])).toEqual([]);
});

test('a change of rules says what changed, and whose decisions were taken back', () => {
  const table = { reader: 1, nameOf: (seat: number) => ['Ada', 'Bo', 'Cy'][seat]! };
  const data = { from: 4, to: 5, changes: ['Ties are broken.', 'Docks shelter fighters.'], undone: [0, 0, 0] };
  expect(rulesChangedText(data, table)).toBe(
    'The rules have changed (version 4 to 5). Ties are broken. Docks shelter fighters.',
  );
  expect(rulesChangedText({ ...data, changes: [], undone: [1, 2, 0] }, table)).toBe(
    'The rules have changed (version 4 to 5). Taken back and to be made again: 1 decision of Ada and 2 decisions of yours.',
  );
});
