import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fuzzGame } from '@orrery/testkit';
import { expect, test } from 'vitest';
import { race } from './small-game.ts';

test.each([2, 3, 4])('the small game of docs/kernel.md keeps every property for %i seats', seats => {
  const report = fuzzGame(race, { seats, seed: `race ${seats}` });
  expect(report.problems).toEqual([]);
  expect(report.table.over).toBe(true);
  expect(report.table.standing!.winners).toHaveLength(1);
});

test('docs/kernel.md contains the current source of the small game', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/kernel.md'), 'utf8');
  const code = readFileSync(join(import.meta.dirname, 'small-game.ts'), 'utf8');
  const rules = code.slice(code.indexOf('/** The whole state'));
  expect(rules).toContain('orderEnds: []');
  expect(page).toContain(rules.trim());
});
