import { expect, test } from 'vitest';
import { leastOf, median } from './measure.ts';
import { cloneSynthetic } from './synthetic.generated.ts';
import { countObjects, generatedText, makeSynthetic } from './synthetic.ts';

test('the generated copy is that of the shape; `vitest --update` writes it anew', async () => {
  await expect(generatedText()).toMatchFileSnapshot('./synthetic.generated.ts');
});

test('it copies everything, and there are 1,500 objects', () => {
  const state = makeSynthetic();
  const copy = cloneSynthetic(state);
  expect(copy).toEqual(state);
  expect(copy.systems[3]!.planets[0]!.units[0]).not.toBe(state.systems[3]!.planets[0]!.units[0]);
  expect(countObjects(state)).toBe(1500);
});

test('the median of an even and an odd number of figures', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('the minimum of each number over several tries', () => {
  const tries = [
    [3, 9],
    [5, 2],
    [4, 4],
  ];
  expect(leastOf(3, () => tries.shift()!)).toEqual([3, 2]);
});
