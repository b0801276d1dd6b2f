import { commitment } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { ann, bob, someRoom } from '../testing/rooms.ts';
import type { Room } from './room.ts';
import { awaitContributions, isStartDue, pledge, reveal } from './seed-contributions.ts';

const random = 'a'.repeat(64);

/** A table where Ann has committed to a value, and the game was started at 1,000. */
function started(): Room {
  const room: Room = {
    ...someRoom(),
    dice: { id: 'some', gifts: [], startBy: null } as unknown as Room['dice'] & object,
  };
  expect(pledge(room, ann, commitment(random)).ok).toBe(true);
  expect(isStartDue(room, 1e9)).toBe(false); // nobody has started it
  expect(awaitContributions(room, 1_000)).toBe(true);
  return room;
}

test('a start waits for committed contributions, but not for longer than five seconds', () => {
  const room = started();
  expect([isStartDue(room, 1_000), isStartDue(room, 5_999), isStartDue(room, 6_000)]).toEqual([false, false, true]);
});

test('a start is due as soon as all contributions have arrived, and not again once the game has begun', () => {
  const room = started();
  expect(reveal(room, bob, random)).toMatchObject({ ok: false });
  expect(reveal(room, ann, random).ok).toBe(true);
  expect(isStartDue(room, 1_001)).toBe(true);
  room.status = 'playing';
  expect(isStartDue(room, 1_001)).toBe(false);
});
