import { expect, test } from 'vitest';
import { duration, timeLeft } from './time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [-5, '0:00'],
  [59_999, '0:59'],
  [12 * MINUTE + 5_000, '12:05'],
  [HOUR, '1 h 0 min'],
  [25 * HOUR + 30 * MINUTE, '25 h 30 min'],
  [75 * HOUR, '3 d 3 h'],
])('%i ms are left: %s', (ms, text) => {
  expect(timeLeft(ms)).toBe(text);
});

test.each([
  [5_000, 'less than a minute'],
  [12 * MINUTE, '12 min'],
  [5 * HOUR + 59 * MINUTE, '5 h'],
  [72 * HOUR, '3 d'],
])('something lasted %i ms: %s', (ms, text) => {
  expect(duration(ms)).toBe(text);
});
