import { expect, test } from 'vitest';
import { Client } from '../../testing/client.ts';
import { someServer } from '../../testing/servers.ts';

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
