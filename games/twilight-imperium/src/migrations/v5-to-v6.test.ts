import type { OldState } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { v5ToV6 } from './v5-to-v6.ts';

test('in a game of version 5 everybody is asked for deals', () => {
  const old: OldState = {
    stack: [{ proc: 'ti/deals-in-agenda', args: { seats: [0, 1] } }],
    core: { asked: 7, streams: {}, ahead: [], orders: [] },
    seats: [{ talks: false }, { talks: true }],
  };
  const { seats, stack } = v5ToV6.state!(structuredClone(old));
  expect(seats).toEqual([
    { talks: false, dealsClosed: false },
    { talks: true, dealsClosed: false },
  ]);
  expect(stack).toEqual(old.stack);
});
