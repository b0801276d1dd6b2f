import type { Command } from '@orrery/protocol';
import { expect, test } from 'vitest';
import type { ServerOptions } from '../serve.ts';
import type { Store } from '../store/store.ts';
import { CHAT_LINES, draft } from '../tables/drafts/drafts.ts';
import { Client } from '../testing/client.ts';
import { someServer } from '../testing/servers.ts';
import { plainRoom } from '../testing/situations.ts';
import { newId } from './ids.ts';
import { storedBytes } from './quotas.ts';

const never = 1e-9;
const wish = { game: 'eminent-domain', seats: 2 } as const;

/** A server with two people at one address, each of whom has a table. */
async function someTwo(limits: ServerOptions['limits']) {
  const { url, server } = await someServer({ limits: limits! });
  const people = await Promise.all(['Ann', 'Bob'].map(name => Client.named(url, name)));
  const tables = await Promise.all(people.map(each => each.create(wish)));
  await Promise.all(people.map(each => each.connect()));
  const limited = async (limit: string) =>
    new RegExp(`^orrery_limited_total{limit="${limit}"} (\\d+)`, 'm').exec(
      await server.metrics.registry.metrics(),
    )?.[1];
  return { people: people as [Client, Client], tables: tables.map(({ table }) => table) as [string, string], limited };
}

const chat = (length: number): Command => ({ do: 'chat', text: 'x'.repeat(length) });

test('the bytes that a command stores are counted, without those of the game', () => {
  expect(storedBytes(chat(1000))).toBe(1200);
  expect(storedBytes({ do: 'chat', text: 'é' })).toBe(202);
  expect(storedBytes({ do: 'leave' })).toBe(200);
  expect(storedBytes({ do: 'rematch' })).toBeGreaterThan(4000);
  expect(storedBytes({ do: 'undo' })).toBe(0);
});

test('a person whose storage quota is used up is refused, on a stream and over HTTP; others are not', async () => {
  const { people, tables, limited } = await someTwo({ stored: { burst: 8_000, perSecond: never } });
  const [ann, bob] = people;
  const say = async (client: Client, table: string) => (await client.send(table, chat(1000), newId())).code;
  expect([await say(ann, tables[0]), await say(ann, tables[0])]).toEqual([undefined, undefined]); // not counting the table
  let refusal: string | undefined;
  for (let i = 0; i < 3; i++) refusal = await say(ann, tables[0]);
  expect(refusal).toBe('request/too-many');
  const { status } = await ann.request('POST', `/api/tables/${tables[0]}/commands`, {
    id: newId(),
    command: chat(1000),
  });
  expect(status).toBe(429);
  expect((await ann.request('POST', '/api/tables', wish)).status).toBe(429);
  expect(await say(bob, tables[1])).toBeUndefined();
  expect(Number(await limited('stored'))).toBeGreaterThan(2);
});

test('all people at one address share a storage quota', async () => {
  const { people, limited } = await someTwo({ storedByAddress: { burst: 14_000, perSecond: never } });
  const [ann, bob] = people;
  expect((await ann.request('POST', '/api/tables', wish)).status).toBe(200);
  expect((await bob.request('POST', '/api/tables', wish)).status).toBe(429);
  expect(await limited('storedByAddress')).toBe('1');
});

test('the number of tables per person is limited; closed ones count', async () => {
  const { people, tables, limited } = await someTwo({ tablesPerPerson: 2 });
  const [ann, bob] = people;
  expect((await ann.send(tables[0], { do: 'close' }, newId())).code).toBeUndefined();
  await ann.create(wish);
  expect((await ann.request('POST', '/api/tables', wish)).body).toMatchObject({ code: 'table/limit' });
  expect((await bob.request('POST', '/api/tables', wish)).status).toBe(200);
  expect(await limited('tablesPerPerson')).toBe('1');
});

test('the number of chat lines per table is limited', async () => {
  const room = plainRoom(2);
  const say = (chats: number) => {
    const record = { room: { ...room, chats }, revision: 0, length: 0, chain: '', seed: null, fairness: null };
    return draft({ record, game: undefined }, room.host, chat(1), {} as Store, 0);
  };
  expect(await say(CHAT_LINES - 1)).toMatchObject({ ok: true });
  expect(await say(CHAT_LINES)).toMatchObject({ ok: false, code: 'table/limit' });
});
