import { expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { someServer } from '../testing/servers.ts';
import { someTable } from '../testing/situations.ts';
import { newKey } from '../words.ts';

test('a table that is not for whoever asks stays in the store', async () => {
  const { url, server } = await someServer();
  const host = await server.identities.create('Ann');
  const room = await someTable(server.store, { status: 'gathering', open: false, host, seats: [host, null] });
  const stranger = await Client.named(url, 'Mallory');
  await stranger.connect();
  for (const key of [undefined, newKey()]) {
    stranger.gone.clear();
    stranger.watch(room.id, key);
    await stranger.until(() => stranger.gone.has(room.id), 'an answer');
    expect(stranger.gone.get(room.id)).toBe('request/unknown');
    const query = key === undefined ? '' : `?key=${key}`;
    const chat = { id: 'once', command: { do: 'chat', text: 'Hello.' } };
    const { status } = await stranger.request('POST', `/api/tables/${room.id}/commands${query}`, chat);
    expect(status).toBe(404);
    expect(server.tables.loaded).toBe(0);
  }

  stranger.watch(room.id, room.key); // now they are invited
  await stranger.until(() => stranger.rooms.has(room.id), 'the table');
  expect(server.tables.loaded).toBe(1);
});
