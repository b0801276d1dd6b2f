import type { Duplex } from 'node:stream';
import type { Code } from '@orrery/protocol';
import type { FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { refused } from '../common/refusal.ts';
import { someApp } from '../testing/http-app.ts';
import { onClientError } from './app.ts';
import { answer } from './send-result.ts';

test.each<[Code, number]>([
  ['request/malformed', 400],
  ['request/protocol', 400],
  ['identity/none', 401],
  ['identity/bad-link', 403],
  ['request/forbidden', 403],
  ['request/unknown', 404],
  ['request/too-large', 413],
  ['request/too-many', 429],
  ['request/failed', 503],
  ['ask/stale', 409],
])('%s is status %i', (code, status) => {
  const sent: unknown[] = [];
  const reply = {
    status: (number: number) => {
      sent.push(number);
      return reply;
    },
    send: (body: unknown) => {
      sent.push(body);
      return reply;
    },
  };
  answer(reply as unknown as FastifyReply, refused(code, 'No.'));
  expect(sent).toEqual([status, { code, message: 'No.' }]);
});

test('a request body is well-formed JSON of at most 64 KiB', async () => {
  const { ask, faults } = await someApp();
  const name = (length: number) => `{"name":"${'x'.repeat(length - 11)}"}`;
  expect((await ask('', 'PUT', '/api/me', name(64 * 1024))).body.code).toBe('request/malformed'); // too long for a name
  expect(await ask('', 'PUT', '/api/me', name(64 * 1024 + 1))).toMatchObject({
    status: 413,
    body: { code: 'request/too-large', message: 'The request is too large.' },
  });
  expect((await ask('', 'PUT', '/api/me', '{')).status).toBe(400);
  const plain = await ask('', 'PUT', '/api/me', '{"name":"Eve"}', { 'content-type': 'text/plain' });
  expect([plain.status, plain.body.code]).toEqual([400, 'request/malformed']); // other sites can send that without a preflight
  expect(faults).toEqual([]);
});

test('internal errors are counted, and the answer reveals no details', async () => {
  const { ask, behind, faults, statuses } = await someApp();
  behind.broken = true;
  expect(await ask('', 'GET', `/api/tables/${'a'.repeat(16)}`)).toMatchObject({
    status: 503,
    body: { code: 'request/failed', message: 'The server could not do that.' },
  });
  expect([faults, statuses]).toEqual([['a request failed'], [503]]);
});

test('health and metrics are not rate limited, and only pages may be cached', async () => {
  const { ask } = await someApp({ addresses: 2 });
  expect((await ask('', 'GET', '/api/games')).headers.get('cache-control')).toBe('no-store');
  expect((await ask('', 'GET', '/')).headers.get('cache-control')).not.toBe('no-store');
  expect((await ask('', 'GET', '/api/games')).status).toBe(429);
  const health = await ask('', 'GET', '/healthz');
  const metrics = await ask('', 'GET', '/metrics');
  expect([health.status, metrics.status]).toEqual([200, 200]);
  expect([health, metrics].map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store']);
});

test('files of the app cost a tenth of a request, so that friends in one house can all open it', async () => {
  const { ask } = await someApp({ addresses: 2 });
  const statuses: number[] = [];
  for (const path of [...Array(5).fill('/assets/none.js'), '/api/games', '/api/games', '/assets/none.js'])
    statuses.push((await ask('', 'GET', path)).status);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 200, 429, 404]);
});

test('pages load nothing from elsewhere, and connect only here', async () => {
  const { app } = await someApp();
  const policy = async (host: string) => (await app.inject({ url: '/api/games', headers: { host } })).headers;
  expect(String((await policy('localhost:80'))['content-security-policy']).split(';')).toEqual([
    "default-src 'self'",
    "connect-src 'self' ws://localhost:80 wss://localhost:80",
    "img-src 'self' data:",
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
  expect((await policy('a b'))['content-security-policy']).toContain("connect-src 'self';");
  expect((await policy('localhost'))['strict-transport-security']).toBeUndefined();
  const secure = await someApp({ publicUrl: 'https://play.example' });
  const { headers } = await secure.app.inject({ url: '/api/games', headers: { host: 'play.example' } });
  expect(headers['strict-transport-security']).toBeDefined();
});

test('other sites may read public data, and change nothing', async () => {
  const { app } = await someApp();
  const from = (method: 'GET' | 'HEAD' | 'PUT', origin: string) =>
    app.inject({ method, url: method === 'PUT' ? '/api/me' : '/api/games', headers: { host: 'localhost', origin } });
  expect((await from('GET', 'https://evil.example')).statusCode).toBe(200);
  expect((await from('HEAD', 'https://evil.example')).statusCode).toBe(200);
  expect((await from('PUT', 'https://evil.example')).json().code).toBe('request/forbidden');
  expect((await from('PUT', 'http://localhost')).json().code).toBe('request/malformed'); // no body
});

test('ids in addresses have at most 100 characters', async () => {
  const { ask } = await someApp();
  const sessions = async (length: number) =>
    (await ask('ann', 'DELETE', `/api/me/sessions/${'x'.repeat(length)}`)).status;
  expect([await sessions(100), await sessions(101)]).toEqual([200, 400]);
});

test('only the proxy in front of the server is trusted for the client’s address', async () => {
  const trusting = await someApp({ trustProxy: true });
  const { app, spent } = trusting;
  const headers = { host: 'any.example', 'x-forwarded-for': '9.9.9.9, 8.8.8.8' };
  await app.inject({ method: 'PUT', url: '/api/me', headers, payload: { name: 'Eve' } });
  expect([...spent.keys()]).toEqual(['addresses 8.8.8.8', 'newcomers 8.8.8.8']);
  const plain = await someApp();
  await plain.app.inject({
    method: 'PUT',
    url: '/api/me',
    headers: { ...headers, host: 'localhost' },
    payload: { name: 'Eve' },
  });
  expect([...plain.spent.keys()]).toEqual(['addresses 127.0.0.1', 'newcomers 127.0.0.1']);
});

/** What is written to a broken connection, and whether it was ended or destroyed. */
function broken(code: string, isWritable = true): [status: string, how: string] {
  let [written, how] = ['', 'open'];
  const socket = {
    writable: isWritable,
    once: (_: string, then: () => void) => void (how === 'ended' ? then() : setImmediate(then)),
    end: (text: string) => {
      written = text;
      how = 'ended';
    },
    destroy: () => {
      how = 'destroyed';
    },
  };
  onClientError(Object.assign(new Error('bad'), { code }), socket as unknown as Duplex);
  return [written.slice(9, 12), how];
}

test('input that is not HTTP is answered with an error and disconnected', async () => {
  expect(broken('HPE_HEADER_OVERFLOW')).toEqual(['431', 'ended']);
  expect(broken('ERR_HTTP_REQUEST_TIMEOUT')).toEqual(['408', 'ended']);
  expect(broken('HPE_INVALID_METHOD')).toEqual(['400', 'ended']);
  expect(broken('ECONNRESET')).toEqual(['', 'destroyed']);
  expect(broken('HPE_INVALID_METHOD', false)).toEqual(['', 'destroyed']);
});

test('health names what fails, and says that the server is shutting down', async () => {
  const { ask, behind } = await someApp();
  expect(await ask('', 'GET', '/healthz')).toMatchObject({ status: 200, body: { ok: true } });
  behind.isStopping = true;
  expect(await ask('', 'GET', '/healthz')).toMatchObject({ status: 503, body: { ok: false } });
  const other = await someApp();
  other.behind.broken = true;
  expect(await other.ask('', 'GET', '/healthz')).toMatchObject({
    status: 503,
    body: { ok: false, failing: ['database'] },
  });
});

test('metrics are not available through the proxy', async () => {
  const past = { 'x-forwarded-for': '8.8.8.8' };
  const proxied = await someApp({ trustProxy: true });
  expect((await proxied.ask('', 'GET', '/metrics', undefined, past)).status).toBe(404);
  expect((await proxied.ask('', 'GET', '/metrics')).body).toEqual({ text: 'orrery_tables_loaded 0' });
  const direct = await someApp();
  expect((await direct.ask('', 'GET', '/metrics', undefined, past)).status).toBe(200);
});
