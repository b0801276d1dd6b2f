import { expect, test } from 'vitest';
import { isPlannedStartDue } from '../../rooms/gathering.ts';
import type { Room } from '../../rooms/room.ts';
import type { Store } from '../../store/store.ts';
import { Client } from '../../testing/client.ts';
import { recordOf } from '../../testing/http-app.ts';
import { someRoom } from '../../testing/rooms.ts';
import { someServer } from '../../testing/servers.ts';
import { startDueDraft } from './start-drafts.ts';

test('at the planned time bots take the open seats and the game begins by itself', async () => {
  let now = 1_000_000;
  const { url } = await someServer({ now: () => now, dueEveryMs: 20 });
  const ann = await Client.named(url, 'Ann');
  const { table } = await ann.create({ game: 'eminent-domain', seats: 3, startAt: now + 60_000 });
  await ann.connect();
  ann.watch(table);
  await ann.until(() => ann.rooms.has(table));
  expect(ann.rooms.get(table)!.room).toMatchObject({ status: 'gathering', startAt: now + 60_000 });
  now += 60_001;
  await ann.until(() => ann.pictures.has(table), 'the game');
  const { room } = ann.rooms.get(table)!;
  expect(room.seats.map(({ name, bot }) => name ?? bot !== null)).toEqual(['Ann', true, true]);
});

const broken: Readonly<Record<string, (room: Room) => void>> = {
  'was set aside': room => {
    room.stuck = { rulesVersion: 1, why: 'A loop.', releases: ['0.1.0'] };
  },
  'has options that the rules no longer know': room => {
    room.options = { chess: true };
  },
  'has nobody left': room => {
    room.seats[0]!.person = null;
  },
};

test.each(Object.entries(broken))(
  'a planned start is dropped, not tried for ever, at a table that %s',
  async (_, spoil) => {
    const room = someRoom({ startAt: 1000 });
    spoil(room);
    const drafted = await startDueDraft({ record: recordOf(room), game: undefined }, {} as Store, 1000);
    if (!drafted.ok) throw new Error(drafted.message);
    const { room: after } = drafted.value;
    expect(after).toMatchObject({ status: 'gathering', title: room.title });
    expect([after.startAt, isPlannedStartDue(after, 2000)]).toEqual([undefined, false]);
    expect(after.seats.map(({ bot }) => bot)).toEqual([null, null, null]); // as before
  },
);
