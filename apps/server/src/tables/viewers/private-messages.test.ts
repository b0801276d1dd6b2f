import type { PrivateLine, TableSummary } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { Client } from '../../testing/client.ts';
import { someDatabase } from '../../testing/databases.ts';
import { someServer } from '../../testing/servers.ts';

const SECRET = 'Shall we take Mecatol Rex together?';
const REPLY = 'Yes, but say nothing to Cy.';

const privatesOf = ({ received }: Client): readonly PrivateLine[] =>
  received.flatMap(text => {
    const message = JSON.parse(text);
    return message.type === 'private' ? message.lines : [];
  });
const textsOf = (client: Client) => privatesOf(client).map(({ text }) => text);

async function joined(url: string, name: string): Promise<Client> {
  const client = await Client.named(url, name);
  await client.connect();
  return client;
}

/** Ann, Bea and Cy have seats, Di looks on; each is connected to one of these servers. */
async function party(urls: readonly string[]) {
  const at = (index: number) => urls[index % urls.length]!;
  const ann = await joined(at(0), 'Ann');
  const { table, you } = await ann.create({ game: 'eminent-domain', seats: 3, spectators: true });
  const [bea, cy, di] = [await joined(at(1), 'Bea'), await joined(at(0), 'Cy'), await joined(at(1), 'Di')];
  for (const client of [ann, bea, cy, di]) {
    client.watch(table, you.key);
    await client.until(() => client.rooms.has(table), 'the table');
  }
  for (const client of [bea, cy]) {
    expect(await client.send(table, { do: 'sit', key: you.key! })).toMatchObject({ ok: true });
    await client.until(() => client.rooms.get(table)!.you.seat !== null, 'a seat');
  }
  return { ann, bea, cy, di, table, key: you.key! };
}

const nodes = {
  'one server, SQLite': async () => [(await someServer()).url],
  'two servers, PostgreSQL': async () => {
    const databaseUrl = await someDatabase();
    return [(await someServer({ databaseUrl })).url, (await someServer({ databaseUrl })).url];
  },
};

test.each(Object.entries(nodes))('only two people receive a private message: %s', async (_, start) => {
  const urls = await start();
  const { ann, bea, cy, di, table, key } = await party(urls);
  const listed = async () => {
    const { body } = await cy.request('GET', '/api/tables/mine');
    return (body as readonly TableSummary[]).map(({ updated }) => updated);
  };
  // Others' sockets are still before the message, so that whatever comes now came of it.
  await cy.send(table, { do: 'chat', text: 'Hello.' });
  for (const client of [ann, bea, cy, di]) await client.until(() => client.chats.has(table), 'the chat');
  const updated = await listed();
  const before = [cy, di].map(({ received }) => received.length);

  expect(await ann.send(table, { do: 'message', to: 1, text: SECRET, promise: true })).toMatchObject({ ok: true });
  await bea.until(() => textsOf(bea).includes(SECRET), 'the message');
  expect(await bea.send(table, { do: 'message', to: 0, text: REPLY })).toMatchObject({ ok: true });
  await ann.until(() => textsOf(ann).includes(REPLY), 'the reply');

  // Both logs have both lines, and the same.
  expect(textsOf(ann)).toEqual([SECRET, REPLY]);
  expect(privatesOf(bea)).toEqual(privatesOf(ann));
  expect(privatesOf(ann)[0]).toMatchObject({ name: 'Ann', seat: 0, to: 1, toName: 'Bea' });
  expect(Object.keys(privatesOf(ann)[1]!).sort()).toEqual(['at', 'id', 'name', 'seat', 'text', 'to', 'toName']);
  expect(privatesOf(bea).map(({ promise }) => promise)).toEqual([true, undefined]);

  // A public line proves that everything before it would have arrived: the others got nothing else.
  await bea.send(table, { do: 'chat', text: 'Good luck to all.' });
  for (const client of [cy, di]) await client.until(() => client.chats.get(table)!.length === 2, 'the chat');
  const since = [cy, di].map(({ received }, index) => received.slice(before[index]).map(text => JSON.parse(text)));
  for (const messages of since) {
    expect(messages.map(({ type }) => type)).toEqual(['chat']);
    expect(messages[0].lines.map(({ number }: { number: number }) => number)).toEqual([2]); // there is no gap
  }
  expect((await listed())[0]).toBeGreaterThanOrEqual(updated[0]!);

  // Nor do they when they open the table anew, nor over HTTP; the two get their messages again.
  for (const [client, texts] of [
    [cy, []],
    [di, []],
    [ann, [SECRET, REPLY]],
  ] as const) {
    const again = new Client(urls.at(-1)!);
    again.cookie = client.cookie;
    await again.connect();
    again.watch(table, key);
    await again.until(() => again.chats.has(table), 'the chat');
    await again.send(table, { do: 'chat', text: 'Here again.' }); // whatever was to be sent has been sent
    expect(textsOf(again)).toEqual(texts);
    const { body } = await again.request('GET', `/api/tables/${table}?key=${key}`);
    expect(JSON.stringify(body)).not.toContain(SECRET);
    again.close();
  }
  for (const { received } of [cy, di])
    for (const text of [SECRET, REPLY]) expect(received.join('\n')).not.toContain(text);
  for (const client of [ann, bea, cy, di]) client.close();
});

test('a private message does not change when a table was last changed', async () => {
  const { url } = await someServer();
  const { ann, cy, table } = await party([url]);
  const listed = async () => JSON.stringify((await cy.request('GET', '/api/tables/mine')).body);
  const before = await listed();
  expect(await ann.send(table, { do: 'message', to: 1, text: SECRET })).toMatchObject({ ok: true });
  expect(await listed()).toBe(before);
  for (const client of [ann, cy]) client.close();
});

test('only players write private messages, to other people', async () => {
  const { url } = await someServer();
  const { ann, bea, di, table } = await party([url]);
  const refusal = async (client: Client, to: number) =>
    (await client.send(table, { do: 'message', to, text: SECRET })).code;
  expect(await refusal(di, 0)).toBe('request/forbidden');
  expect(await refusal(ann, 0)).toBe('request/forbidden');
  expect(await refusal(ann, 7)).toBe('request/forbidden');
  await bea.send(table, { do: 'leave' });
  expect(await refusal(ann, 1)).toBe('request/forbidden'); // the seat is open
});

test('who takes over a seat does not receive what was written to the person before', async () => {
  const { url } = await someServer();
  const { ann, bea, table, key } = await party([url]);
  await ann.send(table, { do: 'message', to: 1, text: SECRET });
  await bea.until(() => textsOf(bea).includes(SECRET), 'the message');
  await bea.send(table, { do: 'leave' });
  const eve = await joined(url, 'Eve');
  await eve.send(table, { do: 'sit', key });
  eve.watch(table, key);
  await eve.until(() => eve.rooms.get(table)?.you.seat === 1, 'the seat');
  await eve.send(table, { do: 'chat', text: 'Hello.' });
  await eve.until(() => eve.chats.has(table), 'the chat');
  expect(textsOf(eve)).toEqual([]);
});

test('messages of a muted person are not shown', async () => {
  const { url } = await someServer();
  const { ann, bea, table, key } = await party([url]);
  const muted = await bea.request('POST', `/api/tables/${table}/block?key=${key}`, { seat: 0, kind: 'mute' });
  expect(muted.status).toBe(200);
  await ann.send(table, { do: 'message', to: 1, text: SECRET });
  const again = new Client(url);
  again.cookie = bea.cookie;
  await again.connect();
  expect(await again.send(table, { do: 'message', to: 0, text: REPLY }, 'again1')).toMatchObject({ ok: true });
  again.watch(table, key);
  await again.until(() => textsOf(again).length > 0, 'the message');
  expect(textsOf(again)).toEqual([REPLY]);
});
