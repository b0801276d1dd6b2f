import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SessionPicture } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { testLimits } from '../common/limits.ts';
import { SESSIONS_EACH } from '../store/session-store.ts';
import { Client } from '../testing/client.ts';
import { someDatabase } from '../testing/databases.ts';
import { someFolder, someServer } from '../testing/servers.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Ann on two devices; the second uses her recovery link. */
async function twoDevices(url: string) {
  const first = await Client.named(url, 'Ann');
  const { token } = (await first.request('POST', '/api/me/recovery', {})).body as { token: string };
  const second = await recovered(url, token);
  return { first, second, token };
}

async function recovered(url: string, token: string): Promise<Client> {
  const client = new Client(url);
  const response = await fetch(`${url}/api/recover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': firefox },
    body: JSON.stringify({ token }),
  });
  client.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return client;
}

const sessionsOf = async (client: Client): Promise<SessionPicture[]> =>
  ((await client.request('GET', '/api/me/sessions')).body as { sessions: SessionPicture[] }).sessions;
/** Requests `/api/me`, as a browser does first, and then something that needs a name. */
async function statusOf(client: Client): Promise<number> {
  await client.request('GET', '/api/me');
  return (await client.request('GET', '/api/me/sessions')).status;
}
const currentOf = async (client: Client): Promise<string> => (await sessionsOf(client)).find(each => each.current)!.id;

test('people see their devices by name and can end the session of one, which closes its streams', async () => {
  const { url } = await someServer();
  const { first, second } = await twoDevices(url);
  const sessions = await sessionsOf(first);
  expect(sessions.map(({ name, current }) => [name, current]).sort()).toEqual([
    ['A program', true],
    ['Firefox on Linux', false],
  ]);
  for (const client of [first, second]) await client.connect();
  const id = await currentOf(second);
  expect(await first.request('DELETE', `/api/me/sessions/${id}`)).toMatchObject({ status: 200, body: { ended: 1 } });
  await second.until(() => second.closeCode !== undefined, 'the end');
  expect(second.closeCode).toBe(1008);
  expect([await statusOf(first), await statusOf(second), first.isOpen]).toEqual([200, 401, true]);
  await expect(second.connect().then(() => second.until(() => second.received.length > 0))).resolves.toBeUndefined();
  expect(JSON.parse(second.received.at(-1)!)).toMatchObject({ type: 'hello', name: '' }); // as a stranger
  expect((await first.request('DELETE', `/api/me/sessions/${id}`)).status).toBe(404);
  expect(await sessionsOf(first)).toHaveLength(1);
});

test('all other sessions can be ended at once, but nobody ends sessions of others', async () => {
  const { url } = await someServer();
  const { first, second, token } = await twoDevices(url);
  const third = await recovered(url, token);
  const bob = await Client.named(url, 'Bob');
  expect((await bob.request('DELETE', `/api/me/sessions/${await currentOf(first)}`)).status).toBe(404);
  expect((await second.request('DELETE', '/api/me/sessions')).body).toEqual({ ended: 2 });
  const statuses = await Promise.all([first, second, third, bob].map(statusOf));
  expect(statuses).toEqual([401, 200, 401, 200]);
  await second.request('DELETE', `/api/me/sessions/${await currentOf(second)}`); // and then their own
  expect(second.cookie).toBe('orrery=');
});

test('the recovery link can be replaced and removed', async () => {
  const { url } = await someServer();
  const { first, token } = await twoDevices(url);
  const { token: next } = (await first.request('POST', '/api/me/recovery', {})).body as { token: string };
  expect([(await recovered(url, token)).cookie, (await recovered(url, next)).cookie]).toEqual(['', expect.any(String)]);
  await first.request('DELETE', '/api/me/recovery');
  expect((await recovered(url, next)).cookie).toBe('');
});

test('a cookie from before sessions existed is replaced on use, until sessions are ended', async () => {
  const folder = someFolder();
  const { url, server } = await someServer({ folder });
  const ann = await Client.named(url, 'Ann');
  const { id } = (await ann.request('GET', '/api/me')).body as { id: string };
  const secret = await server.store.secret('cookies', () => 'new');
  const old = `orrery=${id}.${createHmac('sha256', secret).update(id).digest('base64url')}`;
  const withOld = () => Object.assign(new Client(url), { cookie: old });
  expect(await statusOf(withOld())).toBe(401); // they never had one
  const database = new DatabaseSync(join(folder, 'orrery.db'));
  database.prepare('UPDATE people SET plain_cookie = 1 WHERE id = ?').run(id); // as for all old cookies
  database.close();
  const [here, there] = [withOld(), withOld()];
  for (const client of [here, there]) expect(await statusOf(client)).toBe(200);
  expect(new Set([old, here.cookie, there.cookie, ann.cookie]).size).toBe(4);
  expect(await sessionsOf(here)).toHaveLength(3);
  await here.request('DELETE', '/api/me/sessions');
  expect(await statusOf(withOld())).toBe(401);
  expect(await statusOf(here)).toBe(200);
});

test('only the most recently used devices are kept', async () => {
  const { url, server } = await someServer({ limits: testLimits });
  const ann = await Client.named(url, 'Ann');
  const { id } = (await ann.request('GET', '/api/me')).body as { id: string };
  for (let i = 0; i < SESSIONS_EACH; i++)
    await server.store.sessions.create({ id: `s${i}`, person: id, name: 'x', created: 0, seen: i });
  const known = await server.store.sessions.of(id);
  expect(known).toHaveLength(SESSIONS_EACH);
  expect(known.map(each => each.id)).not.toContain('s0');
  expect(await statusOf(ann)).toBe(200);
});

test('another process on the same database notices it, too', async () => {
  const databaseUrl = await someDatabase();
  const limits = { ...testLimits, beatMs: 200 };
  const [one, two] = await Promise.all([someServer({ databaseUrl, limits }), someServer({ databaseUrl, limits })]);
  const { first, second } = await twoDevices(one.url);
  const elsewhere = Object.assign(new Client(two.url), { cookie: second.cookie });
  await elsewhere.connect();
  await first.request('DELETE', '/api/me/sessions');
  expect(await statusOf(elsewhere)).toBe(401);
  await elsewhere.until(() => !elsewhere.isOpen, 'the end');
});
