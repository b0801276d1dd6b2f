import { redeal, seedFrom, stateHash } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { parade } from './duel.ts';
import { says, staged } from './tables.ts';

const seats = ['float', 'banner'];
const begun = () => staged(3, { steps: [parade({ by: 0, about: 'follow/1', queue: [1, 2], seats })] });

test('what is not on offer is listed with the rule, only for the seat that is asked', () => {
  const table = begun();
  expect(table.barred(1)).toEqual([[]]);
  says(table, 1, 'float');
  expect(table.barred(0)).toEqual([]);
  const gone = { option: { key: 'float' }, reason: { id: 'parade.taken', rule: 'Duel 8', with: { place: 'float' } } };
  expect(table.barred(2)).toEqual([[gone]]);
  expect(table.check({ ask: table.asks(2)[0]!.id, seat: 2, value: ['float'] })).toMatchObject({ ok: false });
});

test('barred options are not part of the ask, the log or the state, and survive a redeal', () => {
  const table = begun();
  says(table, 1, 'banner');
  const before = [stateHash(table.state), table.length, JSON.stringify(table.asks())];
  const said = table.barred(2);
  expect([stateHash(table.state), table.length, JSON.stringify(table.asks())]).toEqual(before);
  expect(before[2]).not.toContain('parade.taken');
  expect(redeal(table, 2, { seed: seedFrom('again') }).barred(2)).toEqual(said);
});

test('barred options are computed on demand, and only once', () => {
  const table = begun();
  says(table, 1, 'float');
  expect(table.barred(2)[0]).toBe(table.barred(2)[0]);
});
