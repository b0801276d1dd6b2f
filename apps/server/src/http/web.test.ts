import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { someFolder } from '../testing/servers.ts';
import { webRoutes } from './web.ts';

async function built() {
  const folder = someFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Orrery</title>');
  writeFileSync(join(folder, 'assets', 'app-abc.js'), 'let a;');
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  const app = Fastify();
  await webRoutes(app, folder);
  return app;
}

/** The addresses that the browser app knows, with an example for each part that varies. */
const addresses = (): string[] => {
  const source = readFileSync(new URL('../../../web/src/app.tsx', import.meta.url), 'utf8');
  const paths = [...source.matchAll(/<Route path="([^"]+)"/g)].map(([, path]) => path!);
  const some = (path: string): string => path.replaceAll(/:\w+\??/g, 'abc');
  return paths.flatMap(path => (path.endsWith('?') ? [path.replace(/\/:\w+\?$/, ''), path] : [path]).map(some));
};

test('every address of the app serves its one page, which is not cached', async () => {
  const app = await built();
  const map = encodeURIComponent(`6;pok;${'35_'.repeat(60)}`);
  const all = [...addresses(), `/maps/${map}`];
  expect(all).toContain('/learn/abc/abc');
  for (const url of all) {
    const { statusCode, body, headers } = await app.inject(url);
    expect([url, statusCode, body, headers['cache-control']]).toEqual([url, 200, '<title>Orrery</title>', 'no-cache']);
  }
});

test('files with a hash in their name are cached for a year, others are revalidated', async () => {
  const app = await built();
  const cacheOf = async (url: string) => (await app.inject(url)).headers['cache-control'];
  expect(await cacheOf('/assets/app-abc.js')).toBe('public, max-age=31536000, immutable');
  expect(await cacheOf('/icon.svg')).toBe('no-cache');
});

test('an unknown address is a page for people and a refusal for programs', async () => {
  const app = await built();
  const ask = async (method: 'GET' | 'POST', url: string, accept = 'text/html') => {
    const { statusCode, headers } = await app.inject({ method, url, headers: { accept } });
    return [statusCode, String(headers['content-type']).split(';')[0]];
  };
  const [page, refusal] = [
    [404, 'text/html'],
    [404, 'application/json'],
  ];
  expect(await ask('GET', '/nowhere')).toEqual(page);
  expect(await ask('GET', '/nowhere', 'application/json')).toEqual(refusal);
  expect(await ask('GET', '/api/nowhere')).toEqual(refusal);
  expect(await ask('POST', '/nowhere')).toEqual(refusal);
});

test('before the app is built, its page says so and no other file is served', async () => {
  const app = Fastify();
  await webRoutes(app, join(someFolder(), 'none'));
  expect((await app.inject('/')).body).toMatch(/not built/);
  expect((await app.inject('/me')).json()).toMatchObject({ code: 'request/unknown' });
});
