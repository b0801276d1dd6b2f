import { expect, test } from 'vitest';
import type { Source } from '../model/ids.ts';
import { layoutsOffered, previewMap, rollMap } from './index.ts';

const sets: readonly Source[] = ['base', 'pok'];
const six = { players: 6, sets };

test('the layouts for a table are those of the rules for its players and sets', () => {
  expect(layoutsOffered(six)).toEqual(['six-player', 'six-player-large']);
  expect(layoutsOffered({ players: 6, sets: ['base'] })).toEqual(['six-player']);
  expect(layoutsOffered({ players: 8, sets: ['base'] })).toEqual([]);
});

test('a rolled map reads back, has a home for every seat, and is the same for the same seed', () => {
  for (const players of [3, 4, 5, 6, 7, 8])
    for (const layout of layoutsOffered({ players, sets })) {
      const table = { players, sets };
      const map = rollMap(table, layout, 7)!;
      expect(rollMap(table, layout, 7)).toBe(map);
      expect(rollMap(table, layout, 8)).not.toBe(map);
      const preview = previewMap(map, table);
      if (!preview.ok) throw new Error(preview.message);
      expect(preview.value.homes).toHaveLength(players);
      expect(preview.value.slices).toHaveLength(players);
      expect(preview.value.open).toEqual([]);
    }
});

test('a layout that is not for the table gives no map', () => {
  expect(rollMap(six, 'eight-player', 1)).toBeUndefined();
  expect(rollMap({ players: 8, sets: ['base'] }, undefined, 1)).toBeUndefined();
});

test('two anomalies side by side are found, and a wrong tile is named with its place', () => {
  const words = rollMap(six, undefined, 7)!.split(' ');
  const beside = [...words];
  [beside[0], beside[1]] = ['41', '43']; // gravity rift and supernova
  const rest = beside.map((word, i) => (i > 1 && (word === '41' || word === '43') ? '0b' : word));
  const preview = previewMap(rest.join(' '), six);
  if (!preview.ok) throw new Error(preview.message);
  expect(preview.value.clashes).toContainEqual(['41', '43']);
  expect(previewMap(['999', ...words.slice(1)].join(' '), six)).toMatchObject({
    ok: false,
    message: expect.stringContaining('"999" at 101'),
  });
});
