import { expect, test } from 'vitest';
import { recordOf, someApp } from '../testing/http-app.ts';
import { playing } from '../testing/rooms.ts';

test('blocking and reporting are limited, and a report has the last thirty lines of chat', async () => {
  const { ask, tables, chat, blocks, reports } = await someApp({ commands: 41 });
  const room = { ...playing({ open: true }), chats: 40 };
  tables.set(room.id, recordOf(room));
  for (let number = 1; number <= 40; number++)
    chat.push({ number, at: 0, person: 'bob', name: 'Bob', seat: 1, text: `line ${number}` });
  const url = `/api/tables/${room.id}`;
  const report = () => ask('ann', 'POST', `${url}/report`, { seat: 1, reason: 'Rude.' });
  expect([(await report()).status, (await report()).status, (await report()).status]).toEqual([200, 200, 429]);
  expect(reports[0]).toMatchObject({ reporter: 'ann', person: 'bob', table: room.id, reason: 'Rude.' });
  expect(reports[0]!.chat.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, i) => i + 11));
  const block = (who: string, body: object) => ask(who, 'POST', `${url}/block`, body);
  const made = await block('ann', { seat: 1, kind: 'mute' });
  expect([made.status, (await block('ann', { seat: 1, kind: 'mute' })).status]).toEqual([200, 429]);
  expect(made.body).toEqual({ id: expect.stringMatching(/^[0-9a-f]{16}$/), name: 'Bob', kind: 'mute' });
  expect((await ask('ann', 'GET', '/api/me/blocks')).body).toEqual({ blocks: [made.body] });
  expect((await ask('ann', 'DELETE', '/api/me/blocks/other')).status).toBe(404);
  expect((await ask('ann', 'DELETE', `/api/me/blocks/${made.body.id}`)).status).toBe(200);
  expect(blocks).toEqual([]);
  expect((await ask('', 'GET', '/api/me/blocks')).status).toBe(401);
  expect((await ask('', 'DELETE', '/api/me/blocks/x')).status).toBe(401);
});

test('a report counts against the storage quota, with the lines of chat in it', async () => {
  const { ask, tables, chat, reports } = await someApp({ stored: 2_000 });
  const room = { ...playing({ open: true }), chats: 1 };
  tables.set(room.id, recordOf(room));
  const report = async () =>
    (await ask('ann', 'POST', `/api/tables/${room.id}/report`, { seat: 1, reason: 'Rude.' })).body.code;
  expect([await report(), reports.length]).toEqual([undefined, 1]);
  chat.push({ number: 1, at: 0, person: 'bob', name: 'Bob', seat: 1, text: 'x'.repeat(2_000) });
  expect([await report(), reports.length]).toEqual(['request/too-many', 1]);
});

test('a host without a seat may report, spectators may not; nobody blocks more than 500 people', async () => {
  const { ask, tables, blocks } = await someApp();
  const room = playing({ open: true });
  room.seats[0]!.person = null;
  room.seats[2]!.person = null;
  tables.set(room.id, recordOf(room));
  const url = `/api/tables/${room.id}`;
  const report = async (who: string) => (await ask(who, 'POST', `${url}/report`, { seat: 1, reason: 'Rude.' })).status;
  expect([await report('ann'), await report('cid')]).toEqual([200, 403]);
  const block = async () => (await ask('ann', 'POST', `${url}/block`, { seat: 1, kind: 'block' })).body.code;
  for (let i = 0; i < 499; i++) blocks.push({ person: 'ann', other: `p${i}`, name: 'P', kind: 'block', at: 0 });
  expect([await block(), blocks.length, await block()]).toEqual([undefined, 500, 'request/too-many']);
});
