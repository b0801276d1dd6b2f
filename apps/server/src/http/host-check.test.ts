import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { testLimits } from '../common/limits.ts';
import { exchange, goodKey, requestHead, upgradeHeaders } from '../testing/bare-stream.ts';
import { someServer } from '../testing/servers.ts';
import { hostCheck } from './host-check.ts';

const settings = { host: '127.0.0.1', publicUrl: undefined, trustProxy: false };

test('the Host header may be an own name or any IP address', () => {
  const isOurs = hostCheck({ ...settings, publicUrl: 'https://play.example.org' });
  for (const ours of ['play.example.org', 'PLAY.example.org:443', 'play.example.org.', 'localhost:8080', 'a.localhost'])
    expect(isOurs(ours), ours).toBe(true);
  for (const address of ['127.0.0.1:8080', '10.0.0.1', '[::1]:8080', '[fe80::1]'])
    expect(isOurs(address), address).toBe(true);
  expect(isOurs(undefined)).toBe(true);
  for (const foreign of [
    'evil.example',
    'play.example.org.evil.example',
    'example.org',
    hostname(),
    'a b',
    '',
    'play.example.org/x',
    'evil@127.0.0.1',
    '127.0.0.1.evil.example',
  ])
    expect(isOurs(foreign), foreign).toBe(false);
});

test('without a public address the machine’s own name is accepted; behind a proxy any name is', () => {
  const isOurs = hostCheck(settings);
  expect([hostname(), `${hostname()}.local:8080`].map(isOurs)).toEqual([true, true]);
  expect(isOurs('evil.example')).toBe(false);
  expect(hostCheck({ ...settings, host: 'games.lan' })('games.lan:8080')).toBe(true);
  expect(hostCheck({ ...settings, trustProxy: true })('anything.example')).toBe(true);
});

test('DNS rebinding: a page under a foreign name gets nothing, reads no table and opens no stream', async () => {
  const { url } = await someServer({ limits: testLimits });
  const rebound = { host: 'evil.example', origin: 'http://evil.example' };
  for (const request of [
    requestHead('GET /api/tables', rebound),
    requestHead('GET /', rebound),
    requestHead('PUT /api/me', { ...rebound, 'content-type': 'application/json', 'content-length': '14' }).concat(
      '{"name":"Ann"}',
    ),
    requestHead('GET /api/stream', { ...upgradeHeaders, ...goodKey, ...rebound }),
  ]) {
    const answer = await exchange(url, request);
    expect(answer, request).toMatch(/^HTTP\/1.1 403/);
    expect(answer).not.toMatch(/set-cookie/i);
  }
  const health = await exchange(url, requestHead('GET /healthz', { host: 'node-3.internal' })); // as proxies send it
  expect(health).toMatch(/^HTTP\/1.1 200/);
});
