import { expect, test } from 'vitest';
import { newId } from '../common/ids.ts';
import type { StoreSettings } from '../store/open.ts';
import { someDatabase } from '../testing/databases.ts';
import { someRoom } from '../testing/rooms.ts';
import { someFolder, someServer } from '../testing/servers.ts';
import { Admin } from './admin.ts';

const places: Readonly<Record<string, () => Promise<StoreSettings>>> = {
  SQLite: async () => ({ folder: someFolder() }),
  PostgreSQL: async () => ({ folder: '', databaseUrl: await someDatabase() }),
};

test.each(Object.entries(places))(
  'a deleted person leaves nothing in rooms, commands and reports: %s',
  async (_, place) => {
    const settings = await place();
    const { server } = await someServer(settings);
    const { store, identities } = server;
    const name = String.raw`50%_\"Bob"`; // every character that means something in a pattern
    const bob = await identities.create(name);
    const others = someRoom({ open: true, title: 'Friday' });
    const own = { ...someRoom({ title: `Eminent Domain of ${name}` }), id: newId() };
    for (const room of [others, own]) await store.createTable(room);
    expect(await store.commit(others.id, { revision: 0, room: others, wakeAt: null, command: `${bob.id}:c1` })).toBe(
      'done',
    );
    const line = { number: 1, at: 0, seat: null };
    const chat = [
      { ...line, person: bob.id, name, text: 'Mine.' },
      { ...line, person: 'ann', name: 'Ann', text: 'Hers.' },
    ];
    const about = { person: 'cid', name: 'Cid', table: others.id, reason: 'Rude.', at: 0 };
    await store.safety.report({ id: newId(), reporter: 'ann', ...about, chat });

    const admin = await Admin.open(settings, 'operator');
    expect(await admin.deletePerson(bob.id)).toBe(true);
    expect(await admin.people()).toEqual([]);
    const [report] = await admin.reports();
    await admin.close();
    expect(report!.chat.map(({ name: writer, text }) => [writer, text])).toEqual([
      ['Deleted', ''],
      ['Ann', 'Hers.'],
    ]);
    expect(JSON.stringify(report)).not.toContain(bob.id);
    expect(await store.knows(others.id, `${bob.id}:c1`)).toBe(false);
    const titles = await Promise.all([others, own].map(async ({ id }) => (await store.readTable(id))!.room.title));
    expect(titles).toEqual(['Friday', 'Eminent Domain of Deleted']);
  },
);
