import { expect, test } from 'vitest';
import { refused } from '../common/refusal.ts';
import { waitFor } from '../rooms/clocks.ts';
import type { Room } from '../rooms/room.ts';
import { recordOf, someApp } from '../testing/http-app.ts';
import { cid, playing, someRoom } from '../testing/rooms.ts';

const titled = (room: Room, title: string): Room => ({ ...room, title });

test('a list shows the seats, whom a game waits for, since when and until when', async () => {
  const { ask, listed } = await someApp();
  const room = playing({ clock: { kind: 'each', seconds: 60 }, bots: [] }, [1]);
  room.seats[2]!.person = null;
  room.seats[2]!.bot = 'random';
  waitFor(room, [0, 1], 5_000);
  listed.push({ room, updated: 9 }, { room: someRoom(), updated: 3 });
  const { status, body } = await ask('bob', 'GET', '/api/tables');
  expect([status, body]).toMatchObject([
    200,
    [
      {
        ...{ id: room.id, status: 'playing', seat: 1, waiting: [0, 1], since: 0, deadline: 60_000, updated: 9 },
        seats: [
          { name: 'Ann', bot: false },
          { name: 'Bob', bot: false },
          { name: null, bot: true },
        ],
      },
      { seat: null, waiting: [], since: null, deadline: null, updated: 3 },
    ],
  ]);
  expect((await ask('', 'GET', '/api/tables')).body).toMatchObject([{ seat: null }, { seat: null }]);
  for (let i = 0; i < 120; i++) listed.push({ room, updated: 1 });
  expect((await ask('', 'GET', '/api/tables')).body).toHaveLength(100);
});

test('"my tables" lists tables where a person sits or is host, not those they left', async () => {
  const { ask, listed } = await someApp();
  const host = { id: 'dan', name: 'Dan' };
  const [mine, run, left] = [playing(), someRoom(), playing()].map((room, i) => titled(room, `table ${i}`));
  mine!.host = host;
  run!.seats[0]!.person = null;
  left!.host = host;
  left!.seats[0]!.person = cid;
  listed.push(...[mine!, run!, left!].map(room => ({ room, updated: 1 })));
  const titles = async (who: string) =>
    ((await ask(who, 'GET', '/api/tables/mine')).body as unknown as { title: string }[]).map(({ title }) => title);
  expect([await titles('ann'), await titles('bob'), await titles('')]).toEqual([
    ['table 0', 'table 1'],
    ['table 0', 'table 2'],
    [],
  ]);
});

test('who is offline or away is listed only at tables where the reader sits', async () => {
  const { ask, listed } = await someApp();
  const room = playing();
  room.seats[0]!.away = true;
  listed.push({ room, updated: 1 });
  expect((await ask('ann', 'GET', '/api/tables/mine')).body).toMatchObject([{ offline: [1], away: [0] }]);
  expect((await ask('cid', 'GET', '/api/tables')).body).toMatchObject([{ offline: [], away: [] }]);
});

const wish = { game: 'eminent-domain', seats: 2 };

test('new, unfinished and stored tables per person are limited', async () => {
  const { ask, tables, listed, behind, limited, spent } = await someApp({
    creations: 3,
    limits: { tablesPerPerson: 50 },
  });
  const create = async (who = 'ann') => {
    const { status, body } = await ask(who, 'POST', '/api/tables', wish);
    return status === 200 ? (body as { table: string }).table : body.code;
  };
  expect(await create('')).toBe('identity/none');
  behind.countTables = 50;
  expect([await create(), limited]).toEqual(['table/limit', ['tablesPerPerson']]);
  behind.countTables = 49;
  const made = tables.get((await create()) as string);
  expect(made?.room).toMatchObject({ host: { id: 'ann' }, dice: { commitment: expect.any(String) }, created: 1_000 });
  expect([await create(), await create()]).toEqual([expect.stringMatching(/^[a-z0-9]{16}$/), 'request/too-many']);
  expect(spent.get('creations ann')).toBe(4);

  const unfinished = (status: Room['status']): Room => ({ ...someRoom(), status });
  for (let i = 0; i < 199; i++) listed.push({ room: unfinished(i % 2 ? 'gathering' : 'playing'), updated: 1 });
  listed.push({ room: unfinished('over'), updated: 1 });
  expect(await create('bob')).not.toBe('table/limit'); // nothing there is Bob's
  const other = await someApp();
  other.listed.push(...listed);
  const again = async () => (await other.ask('ann', 'POST', '/api/tables', wish)).body.code;
  expect(await again()).toBeUndefined();
  other.listed.splice(199, 1, { room: unfinished('playing'), updated: 1 });
  expect(await again()).toBe('table/limit');
});

test('people at one address share a limit for new tables, also for refused ones', async () => {
  const { ask } = await someApp({ creationsByAddress: 2 });
  const create = async (who: string, options = {}) =>
    (await ask(who, 'POST', '/api/tables', { ...wish, options })).body.code;
  expect(await create('ann', { chess: true })).toBe('options/invalid');
  expect([await create('bob'), await create('cid')]).toEqual([undefined, 'request/too-many']);
});

test('changed options count as many commands, since the game reads them', async () => {
  const { ask, tables, spent } = await someApp();
  const room = someRoom({ open: true });
  tables.set(room.id, recordOf(room));
  const change = (part: object) =>
    ask('ann', 'POST', `/api/tables/${room.id}/commands`, { id: 'c1', command: { do: 'settings', ...part } });
  await change({ title: 'Friday' });
  expect(spent.get('commands ann')).toBe(1);
  await change({ options: {} });
  expect(spent.get('commands ann')).toBe(21);
});

test('no table is created from malformed requests, invalid options or beyond the quota', async () => {
  const { ask, tables } = await someApp({ stored: 4_096 });
  const create = async (body: object) => (await ask('ann', 'POST', '/api/tables', body)).body.code;
  expect(await create({ game: 7 })).toBe('request/malformed');
  expect(await create({ ...wish, game: 'chess' })).toBe('request/unknown');
  expect(await create(wish)).toBe('request/too-many'); // more than the quota
  expect(tables.size).toBe(0);
});

test('a table is found only by people who may see it, each with their own picture', async () => {
  const { ask, tables } = await someApp();
  const room = titled(playing({ open: false }), 'ours');
  tables.set(room.id, recordOf(room));
  const url = `/api/tables/${room.id}`;
  expect(await ask('bob', 'GET', url)).toMatchObject({
    status: 200,
    body: { room: { title: 'ours' }, you: { seat: 1 } },
  });
  expect((await ask('', 'GET', url)).status).toBe(404);
  expect((await ask('', 'GET', `${url}?key=${room.key}`)).status).toBe(200);
  expect((await ask('bob', 'GET', `${url}?key=1`)).status).toBe(400);
  expect((await ask('bob', 'GET', `/api/tables/${'x'.repeat(16)}`)).status).toBe(404);
  expect((await ask('bob', 'GET', '/api/tables/no')).status).toBe(404);
});

test('finished games can be exported by their players and host; that counts as several commands', async () => {
  const { ask, tables, calls, behind, spent } = await someApp({ commands: 170 });
  const room = titled(playing({ open: true }), 'ours');
  const set = (more: object, record: object = {}) =>
    tables.set(room.id, recordOf({ ...room, ...more } as Room, { seed: 'ab', length: 1_000, ...record }));
  const url = `/api/tables/${room.id}/export`;
  const code = async (who: string, path = url) => (await ask(who, 'GET', path)).body.code;
  set({ status: 'over' });
  expect(await code('')).toBe('identity/none');
  expect(await code('bob', `${url}?key=1`)).toBe('request/malformed');
  expect(await code('bob', `/api/tables/${'x'.repeat(16)}/export`)).toBe('request/unknown');
  set({ status: 'over', seats: room.seats.map((seat, i) => (i === 1 ? { ...seat, person: null } : seat)) });
  expect(await code('bob')).toBe('request/forbidden'); // a spectator who never sat here
  set({ status: 'playing' });
  expect(await code('bob')).toBe('table/started');
  set({ status: 'closed' }, { seed: null });
  expect(await code('bob')).toBe('table/not-started');
  expect(spent.size).toBeGreaterThan(0);
  expect(spent.get('commands bob')).toBeUndefined();

  set({ status: 'over' });
  const file = await ask('bob', 'GET', url);
  expect(file).toMatchObject({ status: 200, body: { a: 1 } });
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename="eminent-domain-${room.id}.json"`);
  expect([calls, spent.get('commands bob')]).toEqual([['save bob ours'], 60]); // 50, and 10 for a thousand entries
  behind.history = refused('save/snapshot', 'There is none.');
  expect(await code('bob')).toBe('save/snapshot');
  expect(await code('bob')).toBe('request/too-many');
  set({ status: 'over', seats: room.seats.map((seat, i) => (i === 0 ? { ...seat, person: null } : seat)) });
  expect(await code('ann')).toBe('save/snapshot'); // the host, without a seat
});

test('commands over HTTP need a name, and count for limits and quotas', async () => {
  const { ask, tables, calls, behind } = await someApp({ commands: 3, stored: 300 });
  const room = titled(playing(), 'ours');
  tables.set(room.id, recordOf(room));
  const url = `/api/tables/${room.id}/commands`;
  const chat = (text: string) => ({ id: 'c1', command: { do: 'chat', text } });
  const key = 'k'.repeat(22);
  expect((await ask('', 'POST', url, chat('Hello'))).status).toBe(401);
  expect((await ask('ann', 'POST', '/api/tables/no/commands', chat('Hello'))).status).toBe(404);
  expect((await ask('ann', 'POST', url, { id: 'c1' })).status).toBe(400);
  expect((await ask('ann', 'POST', `${url}?key=1`, chat('Hello'))).status).toBe(400);
  expect(calls).toEqual([]);
  expect(await ask('ann', 'POST', `${url}?key=${key}`, chat('Hello'))).toMatchObject({ status: 200, body: { n: 7 } });
  expect(calls).toEqual(['Ann chat ours k']);
  expect((await ask('ann', 'POST', url, chat('x'.repeat(101)))).body.message).toMatch(/storage quota/);
  behind.handle = { ...refused('answer/against-rule', 'No.'), reason: { text: 'why' } as never };
  expect(await ask('ann', 'POST', url, chat('Hello'))).toMatchObject({
    status: 409,
    body: { code: 'answer/against-rule', reason: { text: 'why' } },
  });
  expect((await ask('ann', 'POST', url, chat('Hello'))).status).toBe(429);
});
