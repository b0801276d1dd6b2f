import { afterEach, expect, test } from 'vitest';
import { compareClocks, serverNow } from './server-clock.ts';

const NOON = Date.parse('2026-11-19T12:00:00Z');
const at = (ms: number): string => new Date(ms).toUTCString();
const difference = (): number => serverNow() - Date.now();

afterEach(() => compareClocks(at(NOON), NOON, NOON));

test.each([
  ['is five minutes fast', NOON - 300_000, -300_000],
  ['is an hour slow', NOON + 3_600_000, 3_600_000],
])('a clock that %s counts the time that is left by the server', (_, server, expected) => {
  compareClocks(at(server), NOON, NOON + 200);
  expect(Math.abs(difference() - expected)).toBeLessThan(1_500);
});

test('slow answers, broken headers and small differences change nothing', () => {
  compareClocks(at(NOON + 2_000), NOON, NOON + 3_000);
  expect(difference()).toBeLessThan(100);
  compareClocks(at(NOON - 300_000), NOON, NOON);
  for (const broken of [null, '', 'soon']) compareClocks(broken, NOON, NOON);
  expect(Math.abs(difference() + 300_000)).toBeLessThan(1_500);
});
