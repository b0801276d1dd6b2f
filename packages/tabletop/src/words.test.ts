import { expect, test } from 'vitest';
import { partsOf } from './words.ts';

const meer = { name: 'Meer', at: { planet: 'meer' } };
const system = { name: '207 Arinam/Meer', at: { system: '37' } };

test('a sentence is taken apart where it names a piece, by the longest name', () => {
  expect(partsOf('Ada moves 2 carriers to 207 Arinam/Meer and lands on Meer', [meer, system])).toEqual([
    { text: 'Ada moves 2 carriers to ' },
    { text: '207 Arinam/Meer', at: { system: '37' } },
    { text: ' and lands on ' },
    { text: 'Meer', at: { planet: 'meer' } },
  ]);
});

test('parts of words are no names, and a sentence that names nothing stays whole', () => {
  expect(partsOf('Meerkats roam', [meer])).toEqual([{ text: 'Meerkats roam' }]);
  expect(partsOf('Ada passes', [{ name: '', at: { card: '' } }])).toEqual([{ text: 'Ada passes' }]);
  expect(partsOf('', [meer])).toEqual([]);
});
