import { findGame } from '@orrery/catalogue';
import { expect, test } from 'vitest';
import { playableFactions, tablesOfPairs } from './faction-pairs.ts';
import { readOptions } from './game-options.ts';

test('each pair of the 25 factions has a table of three that can be played, and each faction is the third as often', () => {
  const factions = playableFactions();
  expect(factions).toHaveLength(25);
  const tables = tablesOfPairs(factions);
  expect(new Set(tables.map(([one, other]) => [one, other].toSorted().join())).size).toBe(300);
  const offer = findGame('twilight-imperium')!;
  for (const table of tables) {
    expect(new Set(table).size).toBe(3);
    expect(() => readOptions(offer, [`factions=${table}`], 3)).not.toThrow();
  }
  const pairsOf = ([one, other, third]: readonly string[]) => [
    [one, other].toSorted().join(),
    [one, third].toSorted().join(),
    [other, third].toSorted().join(),
  ];
  expect(new Set(tables.slice(0, 120).flatMap(pairsOf)).size).toBe(300);
  const thirds = factions.map(id => tables.filter(table => table[2] === id).length);
  expect(Math.min(...thirds)).toBeGreaterThanOrEqual(11);
  expect(Math.max(...thirds)).toBeLessThanOrEqual(13);
});
