import { deepEqual } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { neighboursOf } from '../model/galaxy/adjacency.ts';
import { given } from './given.ts';

test('the galaxy for tests lies as its table says', () => {
  const { table } = given('sol', 'hacan', 'letnev').start();
  const homes = { 'home 0': '01', 'home 1': '16', 'home 2': '10' };
  const named = (text: string): string => text.replace(/home \d/g, home => homes[home as keyof typeof homes]);
  const rows = readFileSync(new URL('./galaxy.ts', import.meta.url), 'utf8').matchAll(
    /\* \| (\S+|home \d) \| (\d{3}) \| [^|]*\| ([^|]+) \|/g,
  );
  const found = [...rows];
  deepEqual(found.length, 19);
  for (const [, tile, position, beside] of found) {
    const id = named(tile!);
    deepEqual(table.state.galaxy.tiles.find(each => each.tile === id)?.position, position);
    deepEqual([...neighboursOf(table.state, id)].sort(), named(beside!).match(/\d+/g)!.sort(), `beside ${tile}`);
  }
});
