import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { testLimits } from '../common/limits.ts';
import {
  bareStream,
  exchange,
  clientFrame as frame,
  goodKey,
  requestHead as head,
  upgradeHeaders as upgrade,
} from '../testing/bare-stream.ts';
import { Client } from '../testing/client.ts';
import { someServer } from '../testing/servers.ts';

test('every answer forbids scripts, frames and sniffing, also refusals and raw responses', async () => {
  const { url } = await someServer({ limits: testLimits });
  const requests = [
    head('GET /api/games'),
    head('GET /api/me'),
    head('GET /nothing'),
    head('GET /%zz'),
    head('GET /healthz'),
    head('DELETE /api/me'),
    head('POST /api/tables', { 'content-type': 'application/json', 'content-length': '3' }).concat('{"a'),
    head('POST /api/tables', { origin: 'https://elsewhere.example' }),
    head(`GET /api/tables/${'a'.repeat(200)}`),
    head(`GET /${'a'.repeat(20_000)}`),
    head('GET /', { long: 'a'.repeat(20_000) }),
    'nonsense\r\n\r\n',
    head('GET /elsewhere', { ...upgrade, ...goodKey }),
    head('GET /api/stream', { ...upgrade, ...goodKey, origin: 'https://elsewhere.example' }),
  ];
  for (const request of requests) {
    const answer = await exchange(url, request);
    const [headers = '', body = ''] = answer.split('\r\n\r\n');
    expect(headers, request.slice(0, 60)).toMatch(/^content-security-policy: default-src '(self|none)'/im);
    expect(headers).toMatch(/^x-content-type-options: nosniff/im);
    expect(headers).toMatch(/^referrer-policy: no-referrer/im);
    expect(headers).toMatch(/^x-frame-options: (DENY|SAMEORIGIN)/im);
    expect(headers).not.toMatch(/^HTTP\/1.1 5/);
    if (!headers.startsWith('HTTP/1.1 200')) expect(body).toMatch(/"code":"(request|identity)\//);
  }
});

test('other sites can neither write nor open a stream; our own pages and programs can', async () => {
  const { address: url } = await someServer({ publicUrl: 'https://play.example.org', limits: testLimits });
  const put = async (headers: Record<string, string>) =>
    (
      await fetch(`${url}/api/me`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{"name":"Ann"}',
      })
    ).status;
  const { host } = new URL(url);
  expect(await put({})).toBe(200);
  expect(await put({ origin: 'https://play.example.org' })).toBe(200);
  expect(await put({ origin: `http://${host}` })).toBe(200);
  for (const origin of ['https://evil.example', 'null', `http://${host}.evil.example`, 'http://play.example.org', ''])
    expect(await put({ origin }), origin).toBe(403);
  for (const origin of ['https://evil.example', 'null', `http://a${host}`]) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/stream`, { origin });
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
    expect(response.statusCode).toBe(403);
  }
  // Browsers send Sec-Fetch-Site even when they send no Origin.
  const crossed = await exchange(
    url,
    head('POST /api/me/recovery', { 'sec-fetch-site': 'cross-site', 'content-length': '0' }),
  );
  expect(crossed).toMatch(/^HTTP\/1.1 403/);
});

test('the cookie is for this site only, not for scripts, and behind https only for https', async () => {
  const plain = await someServer({ trustProxy: true, limits: testLimits });
  const cookieFrom = async (url: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}/api/me`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"name":"Ann"}',
    });
    return response.headers.get('set-cookie')!;
  };
  const cookie = await cookieFrom(plain.url);
  expect(cookie).toMatch(
    /^orrery=[a-z2-9]{16}\.[a-z2-9]{16}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
  );
  const overHttps = { 'x-forwarded-proto': 'https' };
  const secure = await cookieFrom(plain.url, overHttps);
  // The __Host- prefix guarantees that no other host of the domain has set it.
  expect(secure).toMatch(
    /^__Host-orrery=[a-z2-9]{16}\.[a-z2-9]{16}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
  );

  const pairOf = (set: string) => set.split(';')[0]!;
  const [own, planted] = [pairOf(secure), pairOf(cookie)];
  const me = async (cookie: string) =>
    fetch(`${plain.url}/api/me`, { headers: { cookie, ...overHttps } }).then(async answer => ({
      id: ((await answer.json()) as { id: string }).id,
      set: answer.headers.getSetCookie(),
    }));
  const idOf = (pair: string) => pair.split('=')[1]!.split('.')[0];
  for (const both of [`${planted}; ${own}`, `${own}; ${planted}`]) expect((await me(both)).id).toBe(idOf(own));
  // A cookie under the old name is replaced by one under the new name.
  const old = await me(planted);
  expect(old.id).toBe(idOf(planted));
  expect(old.set).toEqual([
    expect.stringContaining(`__Host-${planted}; `),
    expect.stringMatching(/^orrery=; Path=\/; HttpOnly; SameSite=Lax; Max-Age=0; Secure$/),
  ]);
  expect((await me(own)).set).toEqual([]);
});

test('personal answers are not cached, and pages connect to no other server', async () => {
  const { url } = await someServer({ limits: testLimits });
  const { host } = new URL(url);
  const ann = await Client.named(url, 'Ann');
  const { table } = await ann.create({ game: 'eminent-domain', seats: 2 });
  for (const path of [
    '/api/me',
    '/api/tables/mine',
    `/api/tables/${table}`,
    '/api/tables',
    '/api/nothing',
    '/healthz',
  ]) {
    const { headers } = await fetch(url + path, { headers: { cookie: ann.cookie } });
    expect(headers.get('cache-control'), path).toBe('no-store');
  }
  const refused = await exchange(url, head('GET /api/stream', { ...upgrade, ...goodKey, origin: 'https://a.example' }));
  expect(refused).toMatch(/^cache-control: no-store/im);
  const policy = (await fetch(`${url}/`)).headers.get('content-security-policy')!;
  expect(policy.split(';')).toContain(`connect-src 'self' ws://${host} wss://${host}`);
  const odd = await exchange(url, head('GET /', { host: 'a;script-src.localhost' }));
  expect(odd).toMatch(/connect-src 'self';/);
});

test('a forged, truncated or mixed-up cookie identifies nobody', async () => {
  const { url, server } = await someServer({ limits: testLimits });
  const ann = await Client.named(url, 'Ann');
  const bob = await Client.named(url, 'Bob');
  const [person, session, signature] = ann.cookie.slice('orrery='.length).split('.') as [string, string, string];
  const [, bobs, other] = bob.cookie.split('.') as [string, string, string];
  const id = `${person}.${session}`;
  const who = async (cookie: string) => {
    const response = await fetch(`${url}/api/me`, { headers: { cookie } });
    return ((await response.json()) as { name?: string; code?: string }).name ?? 'nobody';
  };
  expect(await who(`x=1; orrery=${id}.${signature}; y=2`)).toBe('Ann');
  const stranger = 'a'.repeat(16);
  const forgeries = [
    ...[`${id}.`, id, `.${signature}`, `${id}.${other}`, `${stranger}.${signature}`, ''],
    ...[`${id}.${signature.slice(0, -1)}`, `${id}.${signature}x`, `${id}.${signature}.more`, `${id}..${signature}`],
    ...[
      `${id}.${signature.toLowerCase()}`,
      `${id}.${'='.repeat(43)}`,
      `%00${id}.${signature}`,
      `__proto__.${signature}`,
    ],
    ...[`${person}.${bobs}.${other}`, `${person}.${bobs}.${signature}`, `${person}.${signature}`],
    await server.identities.cookieFor(stranger), // validly signed, but there is no such person
  ];
  for (const forged of forgeries) expect(await who(`orrery=${forged}`), forged).toBe('nobody');
});

test('requests that are too long, too deep or of another type are refused with a code', async () => {
  const { url, server } = await someServer({ limits: testLimits });
  const ann = await Client.named(url, 'Ann');
  const post = async (body: string, type = 'application/json') => {
    const response = await fetch(`${url}/api/tables`, {
      method: 'POST',
      headers: { cookie: ann.cookie, 'content-type': type },
      body,
    });
    return [response.status, ((await response.json()) as { code: string }).code];
  };
  const nested = (depth: number) =>
    `{"game":"eminent-domain","seats":2,"options":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}`;
  const malformed = [400, 'request/malformed'];
  expect(await post(JSON.stringify({ game: 'x'.repeat(70_000), seats: 2 }))).toEqual([413, 'request/too-large']);
  expect(await post(nested(15_000))).toEqual(malformed);
  expect((await post(nested(500)))[0]).toBeLessThan(500);
  expect(await post(JSON.stringify({ game: 'eminent-domain', seats: 2, title: 'x'.repeat(81) }))).toEqual(malformed);
  expect(await post('{"game":"eminent-domain","seats":2,"__proto__":{"sit":false}}')).toEqual(malformed);
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=a',
    'application/xml',
  ])
    expect(await post('{"game":"eminent-domain","seats":2}', type), type).toEqual(malformed);

  await ann.connect();
  for (const frame of [nested(15_000), '['.repeat(60_000), '"', '', '1', 'null', '{"type":"__proto__"}'])
    ann.raw(frame);
  ann.raw(Buffer.from([0, 1, 2]));
  await ann.until(() => ann.kinds.filter(kind => kind === 'refused').length === 8, 'eight refusals');
  expect(ann.received.slice(1).every(text => text.includes('"request/malformed"'))).toBe(true);
  ann.raw('x'.repeat(65_537));
  await ann.until(() => !ann.isOpen, 'the end');
  expect(await server.metrics.faults.get()).toMatchObject({ values: [{ value: 0 }] });
});

test('links and names cannot be guessed, and a recovery link works until the next one is made', async () => {
  const { url, server } = await someServer({ limits: testLimits });
  const ann = await Client.named(url, 'Ann');
  const { table, you } = await ann.create({ game: 'eminent-domain', seats: 2 });
  expect(table).toMatch(/^[a-z2-9]{16}$/); // 80 bits
  expect(you.key).toMatch(/^[\w-]{22}$/); // 128 bits
  expect(you.seatKeys![1]).toMatch(/^[\w-]{22}$/);
  expect(new Set([you.key, ...you.seatKeys!]).size).toBe(3);

  const token = async () => ((await ann.request('POST', '/api/me/recovery', {})).body as { token: string }).token;
  const recover = async (word: string) =>
    (await new Client(url).request('POST', '/api/recover', { token: word })).status;
  const first = await token();
  expect(first).toMatch(/^[\w-]{43}$/); // 256 bits
  expect(await recover(first)).toBe(200);
  const second = await token();
  expect([await recover(first), await recover(second)]).toEqual([403, 200]);
  expect(await server.store.people.findByRecovery(second)).toBeUndefined(); // only its digest is stored
});

test('addresses, people and streams are rate limited; a spoofed address does not evade that', async () => {
  const narrow = { burst: 5, perSecond: 0 };
  const { url } = await someServer({ trustProxy: true, limits: { ...testLimits, addresses: narrow } });
  const ask = async (forwarded: string) =>
    (await fetch(`${url}/api/games`, { headers: { 'x-forwarded-for': forwarded } })).status;
  const few = [];
  for (let i = 0; i < 6; i++) few.push(await ask(`10.0.0.${i}, 192.0.2.1`)); // the client's own header is not trusted
  expect(few).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await ask('192.0.2.2')).toBe(200);
  for (let i = 0; i < 5; i++) expect(await ask(`2001:db8:1:2:${i}::1`)).toBe(200);
  expect(await ask('2001:db8:1:2:ffff::9')).toBe(429); // one network, one bucket

  const other = await someServer({ limits: { ...testLimits, commands: narrow, strangers: narrow, creations: narrow } });
  const ann = await Client.named(other.url, 'Ann');
  await ann.connect();
  for (let i = 0; i < 6; i++) ann.raw(JSON.stringify({ type: 'ping', id: `p${i}` }));
  await ann.until(() => ann.kinds.length === 7, 'six answers');
  expect(ann.kinds.slice(1)).toEqual([...Array(5).fill('pong'), 'refused']);
  expect(ann.received.at(-1)).toContain('"id":"p5","code":"request/too-many"');
  const more = await ann.request('POST', `/api/tables/${'a'.repeat(16)}/commands`, {
    id: 'a',
    command: { do: 'start' },
  });
  expect(more.status).toBe(429); // the same bucket, over HTTP
  const [one, two] = [new Client(other.url), new Client(other.url)];
  await Promise.all([one.connect(), two.connect()]);
  for (const stranger of [one, two, one, two, one, two]) {
    stranger.raw('{}');
    await stranger.until(() => stranger.kinds.at(-1) === 'refused', 'a refusal');
    stranger.kinds.length = 0;
  }
  expect([...one.received, ...two.received].filter(text => text.includes('too-many'))).toHaveLength(1);
});

test('the number of streams per person is limited, and a flooding stream is closed', async () => {
  const limits = { ...testLimits, socketsPerPerson: 2, commands: { burst: 1, perSecond: 0 } };
  const { url, server } = await someServer({ limits, anonymousPerAddress: 1 });
  const ann = await Client.named(url, 'Ann');
  const again = () => Object.assign(new Client(url), { cookie: ann.cookie });
  await ann.connect();
  const second = again();
  await second.connect();
  await expect(again().connect()).rejects.toThrow('429');
  second.close();
  await new Promise(later => setTimeout(later, 50));
  await again().connect(); // there is room again

  await new Client(url).connect();
  await expect(new Client(url).connect()).rejects.toThrow('429');
  for (let i = 0; i < 250; i++) ann.raw('{"type":"ping","id":"a"}');
  await ann.until(() => !ann.isOpen, 'the end');
  expect(await server.metrics.faults.get()).toMatchObject({ values: [{ value: 0 }] });
});

test('clients that do not read or do not answer pings are disconnected; their listeners are removed', async () => {
  const limits = { ...testLimits, unsentBytes: 200_000, beatMs: 2_000 }; // the time limit for a pong
  const patiently = { timeout: 30_000 };
  const { url, server } = await someServer({ limits, unloadAfterMs: 100, dueEveryMs: 50 });
  const ann = await Client.named(url, 'Ann');
  const { table } = await ann.create({ game: 'eminent-domain', seats: 2, bots: [null, 'random'] });
  await ann.connect();
  await ann.send(table, { do: 'start' });
  const lazy = await bareStream(url, ann.cookie);
  lazy.pause();
  for (let i = 0; i < 600; i++) lazy.write(frame(JSON.stringify({ type: 'watch', table })));
  await expect.poll(sockets, patiently).toBe(1);

  const silent = await bareStream(url, ann.cookie);
  silent.resume(); // reads everything, sends nothing
  silent.write(frame(JSON.stringify({ type: 'watch', table })));
  await once(silent, 'close');
  // A client that disconnects while the table is still being loaded.
  for (let i = 0; i < 5; i++) {
    const hasty = await bareStream(url, ann.cookie);
    hasty.write(frame(JSON.stringify({ type: 'watch', table })));
    hasty.destroy();
  }
  ann.close();
  await expect.poll(() => server.tables.loaded, patiently).toBe(0);

  async function sockets(): Promise<number> {
    return Number(/^orrery_sockets (\d+)/m.exec(await server.metrics.registry.metrics())![1]);
  }
});

test('a table is not loaded for people who may not see it', async () => {
  const { url, server } = await someServer();
  const ann = await Client.named(url, 'Ann');
  const bob = await Client.named(url, 'Bob');
  const { table } = await ann.create({ game: 'eminent-domain', seats: 2 });
  await bob.connect();
  for (const id of [table, 'a'.repeat(16)]) {
    bob.watch(id);
    await bob.until(() => bob.gone.has(id), 'a refusal');
    expect(await bob.send(id, { do: 'start' })).toEqual({ ok: false, code: 'request/unknown' });
  }
  expect(server.tables.loaded).toBe(0);
});

test('after a rename, tables use the new name also for streams that were already open', async () => {
  const { url } = await someServer();
  const ann = await Client.named(url, 'Ann');
  const { table } = await ann.create({ game: 'eminent-domain', seats: 2 });
  await ann.connect();
  ann.watch(table);
  await ann.request('PUT', '/api/me', { name: 'Anna' });
  await ann.send(table, { do: 'chat', text: 'Hello.' });
  await ann.until(() => ann.chats.has(table), 'the chat');
  expect(ann.chats.get(table)![0]!.name).toBe('Anna');
});

test.each([
  ['nothing at all', ''],
  ['half a head', 'GET /api/me HTTP/1.1\r\nhost: a\r\n'],
  ['half a body', head('PUT /api/me', { 'content-type': 'application/json', 'content-length': '30' }).concat('{"na')],
])('a request that does not arrive in time is aborted: %s', async (_, bytes) => {
  const { url } = await someServer({ limits: { arrivalMs: 400 } });
  expect(await exchange(url, bytes)).toMatch(/^HTTP\/1.1 408/);
});
