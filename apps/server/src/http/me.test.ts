import { expect, test } from 'vitest';
import { someApp } from '../testing/http-app.ts';

test('people learn who they are; an outdated cookie is replaced', async () => {
  const { ask, behind } = await someApp();
  expect((await ask('', 'GET', '/api/me')).body).toEqual({});
  const plain = await ask('ann', 'GET', '/api/me');
  expect(plain.body).toEqual({ id: 'ann', name: 'Ann', notices: { webhook: null, quiet: null }, pushes: 0 });
  expect(plain.headers.get('set-cookie')).toBeNull();
  behind.replacements = ['orrery=better'];
  expect((await ask('ann', 'GET', '/api/me')).headers.get('set-cookie')).toBe('orrery=better');
});

test('setting a name creates a person with a cookie, or renames an existing one', async () => {
  const { ask, people } = await someApp({ newcomers: 1 });
  const agent = { 'user-agent': 'Firefox' };
  expect((await ask('ann', 'PUT', '/api/me', { name: 'Anna' })).body).toMatchObject({ id: 'ann', name: 'Anna' });
  expect((await ask('', 'PUT', '/api/me', {})).status).toBe(400);
  const made = await ask('', 'PUT', '/api/me', { name: 'Eve' }, agent);
  expect([made.body.id, made.headers.get('set-cookie'), people.has('eve')]).toEqual(['eve', 'eve false Firefox', true]);
  expect((await ask('', 'PUT', '/api/me', { name: 'Fay' }, agent)).status).toBe(429);
  expect((await ask('bob', 'PUT', '/api/me', { name: 'Rob' })).headers.get('set-cookie')).toBeNull();
});

test('cookies are Secure where the server is reached by https', async () => {
  const cookieAt = async (publicUrl: string | undefined, trustProxy: boolean, headers: Record<string, string>) => {
    const { app } = await someApp({ publicUrl, trustProxy });
    const host = publicUrl === undefined ? 'localhost' : new URL(publicUrl).host;
    const request = { method: 'PUT', url: '/api/me', headers: { host, ...headers }, payload: { name: 'Eve' } } as const;
    return (await app.inject(request)).headers['set-cookie'];
  };
  const agent = 'lightMyRequest';
  expect(await cookieAt(undefined, false, {})).toBe(`eve false ${agent}`);
  expect(await cookieAt('http://play.example', false, {})).toBe(`eve false ${agent}`);
  expect(await cookieAt('https://play.example', false, {})).toBe(`eve true ${agent}`);
  const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '8.8.8.8' };
  expect(await cookieAt(undefined, true, proxied)).toBe(`eve true ${agent}`);
});

test('a recovery link is made, dropped and used', async () => {
  const { ask, calls } = await someApp({ newcomers: 3 });
  expect((await ask('', 'POST', '/api/me/recovery', {})).status).toBe(401);
  expect((await ask('ann', 'POST', '/api/me/recovery', {})).body).toEqual({ token: 'token of ann' });
  expect((await ask('', 'DELETE', '/api/me/recovery')).status).toBe(401);
  expect((await ask('ann', 'DELETE', '/api/me/recovery')).status).toBe(200);
  expect(calls).toEqual(['drop ann']);
  const recover = (token: string) => ask('', 'POST', '/api/recover', { token }, { 'user-agent': 'Safari' });
  expect((await recover('short')).status).toBe(400);
  expect((await recover('x'.repeat(43))).body.code).toBe('identity/bad-link');
  const back = await recover('t'.repeat(43));
  expect([back.body.name, back.headers.get('set-cookie')]).toEqual(['Bob', 'bob false Safari']);
  expect((await recover('t'.repeat(43))).status).toBe(429);
});

test('sessions are listed with the one that asks', async () => {
  const { ask } = await someApp();
  expect((await ask('', 'GET', '/api/me/sessions')).status).toBe(401);
  expect((await ask('ann', 'GET', '/api/me/sessions')).body).toEqual({
    sessions: [
      { id: 's0', name: 'Firefox', created: 1, seen: 2, current: true },
      { id: 's1', name: 'Safari', created: 3, seen: 4, current: false },
    ],
  });
  expect((await ask('ann', 'DELETE', '/api/me/sessions/none')).status).toBe(404);
  expect((await ask('', 'DELETE', '/api/me/sessions/s1')).status).toBe(401);
  expect((await ask('', 'DELETE', '/api/me/sessions')).status).toBe(401);
});

test('ending a session closes its streams; ending the own session also clears the cookie', async () => {
  const { ask, calls } = await someApp();
  expect(await ask('ann', 'DELETE', '/api/me/sessions')).toMatchObject({ status: 200, body: { ended: 2 } });
  const other = await ask('ann', 'DELETE', '/api/me/sessions/s1');
  const own = await ask('ann', 'DELETE', '/api/me/sessions/s0');
  expect(calls).toEqual([
    ...['end ann {"except":"s0"}', 'cut s1,s2'],
    ...['end ann {"only":"s1"}', 'cut s1,s2'],
    ...['end ann {"only":"s0"}', 'cut s1,s2'],
  ]);
  expect([other, own].map(({ headers }) => headers.get('set-cookie'))).toEqual([null, 'orrery=; Max-Age=0']);
  expect((await ask('ann', 'GET', '/api/me')).headers.get('set-cookie')).toBeNull(); // the cookie is up to date
});
