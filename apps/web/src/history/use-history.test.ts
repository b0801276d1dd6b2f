import type { Moment } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { sceneAt } from './use-history.ts';

const moments = [2, 5, 5, 5, 9].map((events, n) => ({ n, events }) as Moment);

test('stepping and playing animate the events in between', () => {
  const first = sceneAt(undefined, 0, moments, false);
  expect([first.from, first.to]).toEqual([2, 2]); // where one begins, nothing moves
  const second = sceneAt(first, 1, moments, false);
  expect([second.from, second.to]).toEqual([2, 5]);
  const played = sceneAt(second, 4, moments, false); // the next at which something is told
  expect([played.from, played.to]).toEqual([5, 9]);
  expect([first, second, played].map(({ moment }) => moment)).toEqual([-2, -3, -4]);
});

test('jumps, steps back and fast playing are not animated', () => {
  const first = sceneAt(undefined, 0, moments, false);
  for (const [from, to, isSwift] of [
    [0, 4, false],
    [4, 3, false],
    [0, 1, true],
  ] as const) {
    const scene = sceneAt({ ...first, index: from }, to, moments, isSwift);
    expect(scene.from).toBe(scene.to);
  }
});
