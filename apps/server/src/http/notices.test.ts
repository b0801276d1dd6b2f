import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { someApp } from '../testing/http-app.ts';

const webhook = { url: 'https://hook.example/a', form: 'plain' } as const;
const settings = { webhook, quiet: null };

/** A subscription that a message can be encrypted for. */
function subscription(endpoint: string) {
  const { x, y } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')]);
  return { endpoint, keys: { p256dh: point.toString('base64url'), auth: randomBytes(16).toString('base64url') } };
}

test('the key for push is public; settings need a name', async () => {
  const { ask } = await someApp();
  expect((await ask('', 'GET', '/api/push-key')).body).toEqual({ key: 'public' });
  expect((await ask('ann', 'GET', '/api/me/notices')).body).toEqual({ webhook: null, quiet: null, pushes: 0 });
  for (const [method, path, body] of [
    ['GET', 'notices', undefined],
    ['PUT', 'notices', settings],
    ['POST', 'notices/test', {}],
    ['POST', 'push', subscription('https://push.example/1')],
    ['DELETE', 'push', { endpoint: 'https://push.example/1' }],
  ] as const)
    expect((await ask('', method, `/api/me/${path}`, body)).status).toBe(401);
});

test('a new webhook must be reachable and gets a secret once; the same again keeps it, another gets a new one', async () => {
  const { ask, people, calls, behind } = await someApp();
  const put = (body: object) => ask('ann', 'PUT', '/api/me/notices', body);
  expect((await put({ webhook })).status).toBe(400);
  behind.reaches = false;
  expect((await put(settings)).body.code).toBe('notice/refused-address');
  expect(people.get('ann')!.webhookSecret).toBeNull();
  behind.reaches = true;
  const first = (await put(settings)).body;
  expect(first).toEqual({ ...settings, pushes: 0, webhookSecret: expect.stringMatching(/^[\w-]{43}$/) });
  calls.length = 0;
  expect((await put(settings)).body).toEqual({ ...settings, pushes: 0 });
  expect([people.get('ann')!.webhookSecret, calls]).toEqual([first.webhookSecret, []]);
  const other = { webhook: { ...webhook, url: 'https://hook.example/b' }, quiet: null };
  const second = (await put(other)).body.webhookSecret;
  expect([typeof second, second === first.webhookSecret]).toEqual(['string', false]);
  expect((await put({ webhook: null, quiet: null })).body).toEqual({ webhook: null, quiet: null, pushes: 0 });
  expect(people.get('ann')!.webhookSecret).toBeNull();
  people.set('ann', { ...people.get('ann')!, notices: settings }); // a webhook from before there were secrets
  expect((await put(settings)).body.webhookSecret).toEqual(expect.any(String));
});

test('quiet hours need an existing time zone', async () => {
  const { ask } = await someApp();
  const quiet = (zone: string) => ({ webhook: null, quiet: { from: 0, to: 60, zone } });
  expect(await ask('ann', 'PUT', '/api/me/notices', quiet('Europe/Nowhere'))).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('quiet.zone') },
  });
  expect((await ask('ann', 'PUT', '/api/me/notices', quiet('Europe/Berlin'))).status).toBe(200);
});

test('requests that contact other servers are limited to a burst of ten per person', async () => {
  const { ask, people, calls } = await someApp();
  for (let i = 0; i < 10; i++)
    expect((await ask('ann', 'POST', '/api/me/notices/test', {})).body).toMatchObject({ webhook: 'to Ann' });
  expect((await ask('ann', 'POST', '/api/me/notices/test', {})).status).toBe(429);
  expect((await ask('ann', 'PUT', '/api/me/notices', settings)).status).toBe(429);
  expect((await ask('ann', 'POST', '/api/me/push', subscription('https://push.example/1'))).status).toBe(429);
  expect([calls, people.get('ann')!.pushes]).toEqual([[], []]);
  expect((await ask('ann', 'PUT', '/api/me/notices', { webhook: null, quiet: null })).status).toBe(200);
  expect((await ask('bob', 'POST', '/api/me/notices/test', {})).status).toBe(200);
});

test('each browser subscribes once; the newest ten are kept and can be removed', async () => {
  const { ask, people, behind } = await someApp();
  const push = (who: string, body: object) => ask(who, 'POST', '/api/me/push', body);
  const endpoints = () => people.get('ann')!.pushes.map(({ endpoint }) => endpoint.slice(21));
  expect((await push('ann', {})).status).toBe(400);
  const bad = { endpoint: 'https://push.example/1', keys: { p256dh: 'a', auth: 'b' } };
  expect(await push('ann', bad)).toMatchObject({ status: 400, body: { message: expect.stringContaining('keys') } });
  behind.reaches = false;
  expect((await push('ann', subscription('https://push.example/1'))).body.code).toBe('notice/refused-address');
  behind.reaches = true;
  people.set('ann', {
    ...people.get('ann')!,
    pushes: Array.from({ length: 9 }, (_, i) => subscription(`https://push.example/${i}`)),
  });
  expect((await push('ann', subscription('https://push.example/3'))).body).toMatchObject({ pushes: 9 });
  expect(endpoints().join('')).toBe('012456783');
  await push('ann', subscription('https://push.example/9'));
  expect((await push('ann', subscription('https://push.example/a'))).body).toMatchObject({ pushes: 10 });
  expect(endpoints().join('')).toBe('124567839a');

  expect((await ask('ann', 'DELETE', '/api/me/push', {})).status).toBe(400);
  expect((await ask('ann', 'DELETE', '/api/me/push', { endpoint: 'https://push.example/5' })).body).toMatchObject({
    pushes: 9,
  });
  expect(endpoints().join('')).toBe('12467839a');
});

test('a person deleted meanwhile is a visitor without a name', async () => {
  const { ask, deps } = await someApp();
  deps.store.people.change = async () => undefined;
  const statuses = [
    await ask('ann', 'PUT', '/api/me/notices', { webhook: null, quiet: null }),
    await ask('ann', 'POST', '/api/me/push', subscription('https://push.example/1')),
    await ask('ann', 'DELETE', '/api/me/push', { endpoint: 'https://push.example/1' }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([401, 401, 401]);
});
