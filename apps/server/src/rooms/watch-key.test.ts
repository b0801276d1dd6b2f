import { expect, test } from 'vitest';
import { testLimits } from '../common/limits.ts';
import { Client } from '../testing/client.ts';
import { someServer } from '../testing/servers.ts';

test('with the link for spectators one can look on, and not sit down', async () => {
  const { url } = await someServer({ limits: testLimits });
  const [ann, cy] = [await Client.named(url, 'Ann'), await Client.named(url, 'Cy')];
  const wish = { game: 'eminent-domain', seats: 2 };
  const { table, you } = await ann.create({ ...wish, spectators: true });
  expect(you.watchKey).toMatch(/^[\w-]{22}$/);
  expect(you.watchKey).not.toBe(you.key);
  const look = async (key = '') => (await cy.request('GET', `/api/tables/${table}${key && `?key=${key}`}`)).status;
  expect([await look(), await look('x'.repeat(22)), await look(you.watchKey)]).toEqual([404, 404, 200]);
  const sit = (key: string) =>
    cy.request('POST', `/api/tables/${table}/commands?key=${you.watchKey}`, {
      id: key,
      command: { do: 'sit', seat: 1, key },
    });
  expect(await sit(you.watchKey!)).toMatchObject({ status: 403 });
  const seen = await cy.request('GET', `/api/tables/${table}?key=${you.watchKey}`);
  expect((seen.body as { you: object }).you).toEqual({ role: 'spectator', seat: null, host: false });
  expect(await sit(you.key!)).toMatchObject({ status: 200 });
});

test('a table that is open needs no such link, and one without spectators has none', async () => {
  const { url } = await someServer({ limits: testLimits });
  const ann = await Client.named(url, 'Ann');
  const wish = { game: 'eminent-domain', seats: 2 };
  expect((await ann.create({ ...wish, spectators: true, open: true })).you.watchKey).toBeUndefined();
  expect((await ann.create({ ...wish, spectators: false })).you.watchKey).toBeUndefined();
});
