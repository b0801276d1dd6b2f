import { load, readSave, type Save, save } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { duel } from './duel.ts';
import { dealt, playOn } from './tables.ts';

type Raw = Record<string, unknown>;

const rules = { t: 'rules', from: 1, to: 2, at: 0, before: null, after: 'x', changes: [], undone: [0, 0] };
const table = dealt(2, 'form');
playOn(table, 1, 4);
const file: Save = JSON.parse(JSON.stringify(save(table)));
const codeOf = (raw: unknown): string => {
  const read = readSave(raw);
  return read.ok ? 'read' : read.code;
};
const withRules = (part: Raw): Raw => ({ ...file, entries: [...file.entries, { ...rules, ...part }] });
const withMark = (mark: string, value: unknown): Raw => ({ ...file, snapshot: { ...file.snapshot, [mark]: value } });

describe('P2: a file is a save only with all its parts', () => {
  test('an unchanged save is valid, also after a change of rules', () => {
    expect([file, withRules({}), withRules({ before: 'y' })].map(codeOf)).toEqual(['read', 'read', 'read']);
  });

  test.each([
    'chain',
    'snapshotHash',
    'events',
    'commitment',
    'seed',
    'entries',
    'snapshot',
    'game',
    'rulesVersion',
    'seats',
    'earlier',
  ])('without its %s it is invalid', part => {
    expect(codeOf({ ...file, [part]: null })).toBe('save/malformed');
  });

  test.each(['at', 'epoch', 'revealedAt', 'events'])('a snapshot has a number for %s', mark => {
    for (const value of [undefined, -1, 0.5, '1']) expect(codeOf(withMark(mark, value))).toBe('save/malformed');
    expect(codeOf(withMark(mark, 0))).toBe('read');
  });

  test.each(['from', 'to', 'at', 'before', 'after', 'changes', 'undone'])('a change of rules says %s', part => {
    expect(codeOf(withRules({ [part]: -1 }))).toBe('save/malformed');
  });
});

test('a save with the maximum number of seats is loaded, one with more is refused', () => {
  const full: Save = JSON.parse(JSON.stringify(save(dealt(duel.seats.max, 'full'))));
  expect(load(duel, full)).toMatchObject({ ok: true });
  const fewer = { ...duel, seats: { ...duel.seats, max: duel.seats.max - 1 } };
  expect(load(fewer, full)).toMatchObject({ ok: false, code: 'save/options' });
});
