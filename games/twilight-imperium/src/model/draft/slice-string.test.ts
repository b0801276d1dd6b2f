import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tiles } from '../galaxy/tiles.ts';
import type { Source } from '../ids.ts';
import { readSlices, writeSlices } from './slice-string.ts';

const pok: readonly Source[] = ['base', 'pok'];
const text = '25,69,34,49,45;24,66,40,41,67';

test('slices are read and written as people exchange them', () => {
  const read = readSlices(text, pok);
  expect(read).toEqual({
    ok: true,
    value: [
      ['25', '69', '34', '49', '45'],
      ['24', '66', '40', '41', '67'],
    ],
  });
  expect(read.ok && writeSlices(read.value)).toBe(text);
});

test.each([
  ['bars', text.replace(';', '|')],
  ['spaces', text.replaceAll(',', ' ')],
  ['commas and spaces', text.replaceAll(',', ', ')],
  ['a line for each', `\n${text.replace(';', '\n')}\n`],
  ['an end of its own', `${text};`],
  ['leading zeros', text.replaceAll(/\b/g, '0').replaceAll(/(\d+)0/g, '$1')],
])('with %s they are the same', (_, other) => {
  expect(readSlices(other, pok)).toEqual(readSlices(text, pok));
});

describe('what is wrong is told, and in which slice', () => {
  test.each([
    ['25,69,34,49', 'Slice 1, "25,69,34,49": 4 tiles, and a slice has 5.'],
    ['25,69,34,49,45;24', 'Slice 2, "24": 1 tile, and a slice has 5.'],
    ['25,69,34,49,4x', 'Slice 1, "25,69,34,49,4x": its tile 5, "4x", cannot be read.'],
    ['25,69,34,49,999', 'Slice 1, "25,69,34,49,999": its tile 5, "999", is no tile.'],
    ['25,69,34,49,0', 'Slice 1, "25,69,34,49,0": its tile 5, "0", is no tile.'],
    ['25,69,34,49,18', 'Slice 1, "25,69,34,49,18": its tile 5, "18", is not one of the tiles that slices are made of.'],
    ['25,69,34,49,1', 'Slice 1, "25,69,34,49,1": its tile 5, "1", is not one of the tiles that slices are made of.'],
    ['25,69,34,49,97', 'Slice 1, "25,69,34,49,97": its tile 5, "97", belongs to a set that is not in use (te).'],
    ['25,69,34,25,45', 'Slice 1, "25,69,34,25,45": its tile 4, "25", is in slice 1 twice.'],
    ['25,69,34,49,45|24,66,40,69,41', 'Slice 2, "24,66,40,69,41": its tile 4, "69", is in slice 1 already.'],
  ])('%j', (bad, message) => {
    expect(readSlices(bad, pok)).toMatchObject({ ok: false, code: 'options/invalid', message });
  });
});

test('any slices come back as they were', () => {
  const some = [...tiles].filter(([, { back, source }]) => ['blue', 'red'].includes(back) && pok.includes(source));
  const slices = fc
    .shuffledSubarray(
      some.map(([id]) => id),
      { minLength: 5 },
    )
    .map(ids => Array.from({ length: Math.floor(ids.length / 5) }, (_, i) => ids.slice(i * 5, i * 5 + 5)));
  fc.assert(
    fc.property(slices, some => {
      expect(readSlices(writeSlices(some), pok)).toEqual({ ok: true, value: some });
    }),
  );
});
