import { expect, test } from 'vitest';
import { afterQuietHours, isTimeZone } from './quiet-hours.ts';

const night = (zone: string, from = 22 * 60, to = 7 * 60 + 30) => ({ from, to, zone });

test.each([
  ['outside them nothing is delayed', night('Europe/Berlin'), '2026-01-10T12:00:00Z', '2026-01-10T12:00:00Z'],
  ['in the evening', night('Europe/Berlin'), '2026-01-10T21:00:10Z', '2026-01-11T06:30:00Z'],
  ['in the morning', night('Europe/Berlin'), '2026-01-11T06:29:59Z', '2026-01-11T06:30:00Z'],
  ['at their end', night('Europe/Berlin'), '2026-01-11T06:30:00Z', '2026-01-11T06:30:00Z'],
  ['in summer', night('Europe/Berlin'), '2026-07-10T20:00:00Z', '2026-07-11T05:30:00Z'],
  ['at midnight', night('Europe/Berlin'), '2026-07-09T22:00:00Z', '2026-07-10T05:30:00Z'],
  ['while the clocks go forward', night('Europe/Berlin'), '2026-03-28T22:00:00Z', '2026-03-29T05:30:00Z'],
  ['while the clocks go back', night('Europe/Berlin'), '2026-10-24T21:00:00Z', '2026-10-25T06:30:00Z'],
  ['until a time that is skipped', night('Europe/Berlin', 0, 150), '2026-03-29T00:00:00Z', '2026-03-29T01:30:00Z'],
  ['elsewhere', night('America/Los_Angeles'), '2026-01-10T12:00:00Z', '2026-01-10T15:30:00Z'],
  ['where hours are halved', night('Asia/Kolkata'), '2026-01-10T18:00:00Z', '2026-01-11T02:00:00Z'],
  ['within a day', night('UTC', 600, 660), '2026-01-10T10:15:00Z', '2026-01-10T11:00:00Z'],
  ['with zero length', night('UTC', 600, 600), '2026-01-10T10:00:00Z', '2026-01-10T10:00:00Z'],
  ['in an unknown zone', night('Mars/Olympus', 0, 1439), '2026-01-10T10:00:00Z', '2026-01-10T10:00:00Z'],
  ['none', null, '2026-01-10T10:00:00Z', '2026-01-10T10:00:00Z'],
])('quiet hours: %s', (_, quiet, time, then) => {
  expect(new Date(afterQuietHours(quiet, Date.parse(time))).toISOString()).toBe(new Date(then).toISOString());
});

test('time zones are identified by name', () => {
  expect(['Europe/Berlin', 'UTC', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, true, false, false]);
});
