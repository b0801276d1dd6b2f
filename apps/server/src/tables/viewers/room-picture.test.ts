import { expect, test } from 'vitest';
import { decided, waitFor } from '../../rooms/clocks.ts';
import { playing } from '../../testing/rooms.ts';
import { clocksOf } from './room-picture.ts';

test('how long the table waited for each player is shown once the game is over, since it could tell what they hold', () => {
  const room = playing({ clock: { kind: 'none' } });
  waitFor(room, [1], 50_000);
  decided(room, 0, 50_000);
  const used = () => clocksOf(room).map(({ usedMs }) => usedMs);
  expect(used().every(each => each === undefined)).toBe(true);
  room.status = 'over';
  expect(used()[0]).toBe(50_000);
});
