import type { Ask } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { candidatesNear } from './candidates.ts';

const pick = (keys: readonly string[], min: number, max: number, alone: readonly string[] = []): Ask =>
  ({
    id: '0.0',
    seat: 0,
    kind: 'k',
    prompt: {},
    form: 'pick',
    options: keys.map(key => (alone.includes(key) ? { key, alone: true } : { key })),
    min,
    max,
  }) as Ask;

test('a pick of one: every other option is tried, and none if passing is allowed', () => {
  expect(candidatesNear(pick(['a', 'b', 'c'], 1, 1), ['b'])).toEqual([['b'], ['a'], ['c']]);
  expect(candidatesNear(pick(['a', 'b'], 0, 1), ['b'])).toEqual([['b'], [], ['a']]);
});

test('a pick of several: one more, one less and all are tried', () => {
  expect(candidatesNear(pick(['a', 'b', 'c'], 0, 3), ['a'])).toEqual([
    ['a'],
    [],
    ['a', 'b'],
    ['a', 'c'],
    ['a', 'b', 'c'],
  ]);
  expect(candidatesNear(pick(['a', 'b', 'c'], 2, 2), ['a', 'b'])).toEqual([['a', 'b']]);
});

test('an option that must be chosen alone is tried alone', () => {
  const tried = candidatesNear(pick(['a', 'b', 'pass'], 1, 2, ['pass']), ['a']);
  expect(tried).toContainEqual(['pass']);
  expect(tried).not.toContainEqual(['a', 'pass']);
});

test('questions that are no picks are left to the policy', () => {
  const ask = { ...pick([], 0, 3), form: 'number' } as unknown as Ask;
  expect(candidatesNear(ask, 2)).toEqual([2]);
});

test('of equal options only one is tried', () => {
  const kind = (key: string) => key.replace(/#.*/, '');
  expect(candidatesNear(pick(['a#1', 'a#2', 'b#1'], 0, 1), ['a#2'], kind)).toEqual([['a#2'], [], ['b#1']]);
  expect(candidatesNear(pick(['a#1', 'a#2'], 0, 2), ['a#1'], kind)).toEqual([['a#1'], [], ['a#1', 'a#2']]);
});
