import { expect, test } from 'vitest';
import { isOwnOrigin } from './origin-check.ts';

const host = 'play.example.org';

test.each([
  [{}, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: `https://${host}` }, false],
  [{ origin: `https://${host}` }, true],
  [{ origin: `http://${host}` }, true], // behind a proxy with https
  [{ origin: `https://${host}:8443` }, false],
  [{ origin: 'https://evil.example.org' }, false],
  [{ origin: 'null' }, false],
])('%o is our own: %s', (headers, isOurs) => {
  expect(isOwnOrigin({ host, ...headers }, undefined)).toBe(isOurs);
});

test('the public address is our own, whatever name the proxy uses', () => {
  const inside = { host: 'backend:8080' };
  expect(isOwnOrigin({ ...inside, origin: `https://${host}` }, `https://${host}/orrery`)).toBe(true);
  expect(isOwnOrigin({ ...inside, origin: `http://${host}` }, `https://${host}`)).toBe(false);
});
