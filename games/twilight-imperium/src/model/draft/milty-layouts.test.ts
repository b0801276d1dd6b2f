import { describe, expect, test } from 'vitest';
import { clockwise } from '../galaxy/hexes.ts';
import { type LayoutId, layouts, planOf } from '../galaxy/layouts.ts';
import { readMapString, writeMapString } from '../galaxy/map-string.ts';
import { bordersOf, miltyLayout, miltyPlan, slicesOn } from './milty-layouts.ts';
import { readSlices, writeSlices } from './slice-string.ts';

const sizes = [3, 4, 5, 6, 7, 8];

/** The official layouts on which slices are laid as well. */
const official: readonly (readonly [number, LayoutId])[] = [
  [5, 'five-player-hyperlanes'],
  [6, 'six-player'],
  [7, 'seven-player-alternate'],
  [8, 'eight-player-alternate'],
];

test('the slice at 310 goes where everybody lays it', () => {
  const { homes, slices } = miltyLayout(6);
  expect(homes).toEqual(['301', '304', '307', '310', '313', '316']);
  expect(slices[homes.indexOf('310')]).toEqual(['311', '207', '309', '208', '104']);
});

test.each(official)('slices for %i players fill the layout %s', (players, id) => {
  const { homes, slices } = miltyLayout(players);
  expect(homes).toEqual(layouts[id].homes);
  expect(slices.flat().sort()).toEqual([...layouts[id].open].sort());
});

describe.each(sizes)('for %i players', players => {
  const layout = miltyLayout(players);

  test('homes go clockwise, and no place is used twice', () => {
    expect(layout.homes).toHaveLength(players);
    expect([...layout.homes].sort(clockwise)).toEqual(layout.homes);
    const all = [...layout.homes, ...layout.slices.flat(), ...layout.hyperlanes.map(({ position }) => position)];
    expect(new Set(all).size).toBe(all.length);
  });

  test('the same tiles of slices are neighbours, on whatever board', () => {
    expect(bordersOf(layout)).toEqual(bordersOf(miltyLayout(6)));
  });
});

test('tiles lie inside a slice and across two slices as they do with six players', () => {
  const pairs = (masks: readonly number[]) =>
    masks.flatMap((mask, i) => [0, 1, 2, 3, 4].flatMap(j => (j >= i && (mask >> j) & 1 ? [`${i}${j}`] : [])));
  const { inside, across } = bordersOf(miltyLayout(6));
  expect(pairs(inside)).toEqual(['01', '03', '12', '13', '14', '34']);
  expect(pairs(across)).toEqual(['02', '13', '23', '34', '44']);
});

test('a board of slices is a map string as others write it', () => {
  const text = '25,69,34,49,45;24,35,19,46,41;26,36,20,47,42;27,37,21,48,43;28,38,22,50,44;29,61,23,77,67';
  const read = readSlices(text, ['base', 'pok']);
  const plan = miltyPlan(miltyLayout(6), read.ok ? read.value : [], ['base', 'pok']);
  const words = writeMapString(plan).split(' ');
  expect(words).toHaveLength(36);
  expect(words.slice(0, 6)).toEqual(['45', '41', '42', '43', '44', '67']); // front-far, from the north clockwise
  expect(words[18]).toBe('0');
  expect([words[19], words[35], words[6], words[7]]).toEqual(['25', '34', '69', '49']);
  const board = readMapString(words.join(' '), { players: 6, sets: ['base', 'pok'] });
  expect(board.ok && writeSlices(slicesOn(board.value.plan, 6)!)).toBe(text); // and back again
});

test('only a board of slices is taken for one', () => {
  const official = planOf(layouts['six-player'], ['base', 'pok']);
  expect(slicesOn(official, 6)).toBeUndefined(); // nothing lies there yet
  expect(slicesOn(official, 2)).toBeUndefined();
});
