import type { RoomPicture, You } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { emptyTable } from './feed.ts';
import { OutOfStep, reduce } from './reduce.ts';

const seat = { name: 'Ann', bot: null, away: false, resigned: false, connected: true, colour: 0 };
const clocks = [{ waitingSince: null, bankMs: null, deadline: null }];
const room = { id: 't', title: 'Friday', seats: [seat], clocks } as unknown as RoomPicture;
const you: You = { role: 'seat', seat: 0, host: true };

test('a room update changes only the patched parts of the room', () => {
  const before = reduce(emptyTable, { type: 'room', table: 't', room, you });
  const patch = [[['seats', 0, 'connected'], false] as const];
  const after = reduce(before, { type: 'room-update', table: 't', patch });
  expect(after.room).toEqual({ ...room, seats: [{ ...seat, connected: false }] });
  expect(after.you).toBe(you);
  expect(before.room!.seats[0]!.connected).toBe(true);
  const host = { ...you, host: false };
  expect(reduce(after, { type: 'room-update', table: 't', patch: [], you: host }).you).toBe(host);
  expect(() => reduce(emptyTable, { type: 'room-update', table: 't', patch })).toThrow(OutOfStep);
});
