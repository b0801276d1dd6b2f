import { expect, test } from 'vitest';
import { refused } from '../common/refusal.ts';
import { recordOf, someApp } from '../testing/http-app.ts';
import { playing } from '../testing/rooms.ts';

/** An open table with a thousand entries, and a private one. */
async function scene() {
  const app = await someApp({ commands: 300 });
  const room = { ...playing({ open: true }), title: 'ours' };
  app.tables.set(room.id, recordOf(room, { length: 1_000, seed: 'ab' }));
  return { ...app, url: `/api/tables/${room.id}` };
}

test('people who may see a table read its history as their seat saw it', async () => {
  const { ask, url, calls } = await scene();
  expect(await ask('bob', 'GET', `${url}/events?before=70`)).toMatchObject({ status: 200, body: { a: 1 } });
  await ask('', 'GET', `${url}/events`);
  await ask('bob', 'GET', `${url}/moments`);
  await ask('bob', 'GET', `${url}/past?from=5`);
  expect(calls).toEqual([
    'events bob ours 1 70 500',
    `events 127.0.0.1 ours  ${Number.MAX_SAFE_INTEGER} 500`,
    'moments bob ours 1',
    'from bob ours 1 5',
  ]);
});

test('the cost depends on the length of the game, and is charged to the person or the address', async () => {
  const { ask, url, spent, calls } = await scene();
  for (const path of ['events', 'moments', 'past?from=0']) await ask('bob', 'GET', `${url}/${path}`);
  expect(spent.get('commands bob')).toBe(2 + 6 + 20);
  await ask('', 'GET', `${url}/past?from=0`);
  expect(spent.get('strangers 127.0.0.1')).toBe(20);
  for (let i = 0; i < 13; i++) await ask('bob', 'GET', `${url}/past?from=0`);
  calls.length = 0;
  expect((await ask('bob', 'GET', `${url}/past?from=0`)).status).toBe(429);
  expect((await ask('cid', 'GET', `${url}/moments`)).status).toBe(200);
  expect(calls).toEqual(['moments cid ours 2']);
});

test.each(['events', 'moments', 'past?from=0'])(
  'malformed, unknown and refused requests get a code: %s',
  async path => {
    const { ask, url, behind, calls } = await scene();
    const bad = path.includes('?') ? `${path}&key=1` : `${path}?key=1`;
    expect((await ask('bob', 'GET', `${url}/${bad}`)).status).toBe(400);
    expect((await ask('bob', 'GET', `/api/tables/${'x'.repeat(16)}/${path}`)).status).toBe(404);
    expect(calls).toEqual([]);
    behind.history = refused('request/too-many', 'Others are reading.');
    expect(await ask('bob', 'GET', `${url}/${path}`)).toMatchObject({
      status: 429,
      body: { message: 'Others are reading.' },
    });
  },
);
