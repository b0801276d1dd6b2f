import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { readOptions } from './options.ts';

const refused = (raw: unknown, seats: number): string | undefined => {
  const read = readOptions(raw, seats);
  return read.ok ? undefined : read.code;
};

proves('ED "Variants"', 'every switch is off unless it is told', () => {
  const off = { errata2014: false, extended: false, learning: false };
  for (const seats of [2, 3, 4]) deepEqual(readOptions({}, seats), { ok: true, value: off });
  deepEqual(readOptions({ guarded: true }, 2), { ok: true, value: { ...off, guarded: true } });
  deepEqual(readOptions({ errata2014: true }, 2), { ok: true, value: { ...off, errata2014: true } });
  deepEqual(readOptions({ learning: true, extended: false }, 4), { ok: true, value: { ...off, learning: true } });
});

proves('ED "Variants"', 'the extended game is for three players only', () => {
  const read = readOptions({ extended: true }, 3);
  deepEqual(read, { ok: true, value: { errata2014: false, extended: true, learning: false } });
  equal(refused({ extended: true }, 2), 'options/invalid');
  equal(refused({ extended: true }, 4), 'options/invalid');
});

proves('ED "Variants"', 'what is no object of known switches is refused', () => {
  for (const raw of [null, undefined, 7, 'learning', true, [], ['learning']]) equal(refused(raw, 3), 'options/invalid');
  equal(refused({ prestige: true }, 3), 'options/invalid');
  equal(refused({ learning: 'yes' }, 3), 'options/invalid');
  equal(refused({ learning: 1 }, 3), 'options/invalid');
});
