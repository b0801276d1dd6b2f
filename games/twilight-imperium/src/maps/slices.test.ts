import { expect, test } from 'vitest';
import { previewSlices, rollSlices, usualBounds, writeSlices } from './index.ts';

const sets = ['base', 'pok'] as const;
const bounds = usualBounds(sets);

test('rolled slices read back within their bounds, and are the same for the same seed', () => {
  for (const players of [3, 4, 5, 6, 7, 8]) {
    const table = { players, sets };
    const text = rollSlices(table, 9, bounds, players);
    expect(rollSlices(table, 9, bounds, players)).toBe(text);
    expect(rollSlices(table, 9, bounds, players + 1)).not.toBe(text);
    const preview = previewSlices(text, table, bounds);
    if (!preview.ok) throw new Error(preview.message);
    expect(preview.value.faults).toEqual([]);
    expect(preview.value.slices).toHaveLength(9);
    expect(writeSlices(preview.value.slices)).toBe(text);
  }
});

test('slices from elsewhere are read, and what they do not keep is told once', () => {
  const three = '25,69,34,49,45;24,66,40,41,67;26,35,19,46,42';
  const preview = previewSlices(three, { players: 3, sets }, { ...bounds, minTotal: 20, maxTotal: 30 });
  if (!preview.ok) throw new Error(preview.message);
  expect(preview.value.faults.filter(fault => fault === 'total-low')).toEqual(['total-low']);
});

test('too few slices, and a slice that is wrong, are refused by name', () => {
  const table = { players: 4, sets };
  expect(previewSlices('25,69,34,49,45', table, bounds)).toMatchObject({ message: 'This is 1 slice for 4 players.' });
  expect(previewSlices('25,69,34,49', table, bounds)).toMatchObject({
    message: 'Slice 1, "25,69,34,49": 4 tiles, and a slice has 5.',
  });
});

test('a set of slices is drawn in less than 200 ms', () => {
  const times = Array.from({ length: 21 }, (_, seed) => {
    const start = performance.now();
    rollSlices({ players: 8, sets }, 9, bounds, seed);
    return performance.now() - start;
  });
  expect(times.sort((a, b) => a - b)[10]).toBeLessThan(200); // the median: about half a millisecond
});
