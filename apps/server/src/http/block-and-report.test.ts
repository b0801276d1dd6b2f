import type { BlockPicture } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { testLimits } from '../common/limits.ts';
import { Client } from '../testing/client.ts';
import { someServer } from '../testing/servers.ts';

/** Ann's open table, where Bob sits and both follow what is said. */
async function together() {
  const { url, server } = await someServer({ limits: testLimits });
  const [ann, bob, cid] = await Promise.all(['Ann', 'Bob', 'Cid'].map(name => Client.named(url, name)));
  const { table, you } = await ann!.create({ game: 'eminent-domain', seats: 3, open: true });
  for (const client of [ann!, bob!, cid!]) await client.connect();
  await bob!.send(table, { do: 'sit', seat: 1 });
  const seats = { ann: ann!, bob: bob!, cid: cid! };
  for (const client of Object.values(seats)) client.watch(table);
  await cid!.until(() => cid!.rooms.has(table));
  const block = (client: Client, body: object) => client.request('POST', `/api/tables/${table}/block`, body);
  const blocksOf = async (client: Client) =>
    ((await client.request('GET', '/api/me/blocks')).body as { blocks: BlockPicture[] }).blocks;
  const textsOf = (client: Client) => client.chats.get(table)?.map(({ text }) => text) ?? [];
  return { ...seats, table, you, server, block, blocksOf, textsOf };
}

test('chat of a muted person is hidden from whoever muted them, and from nobody else', async () => {
  const { ann, bob, cid, table, block, blocksOf, textsOf } = await together();
  await bob.send(table, { do: 'chat', text: 'Something rude.' });
  await ann.until(() => textsOf(ann).length === 1);
  expect(await block(ann, { seat: 1, kind: 'mute' })).toMatchObject({
    status: 200,
    body: { name: 'Bob', kind: 'mute' },
  });
  ann.chats.clear();
  ann.watch(table);
  await bob.send(table, { do: 'chat', text: 'Something else.' });
  await ann.send(table, { do: 'chat', text: 'Hello.' });
  await Promise.all([ann.until(() => textsOf(ann).includes('Hello.')), cid.until(() => textsOf(cid).length === 3)]);
  expect(textsOf(ann)).toEqual(['Hello.']); // nor earlier lines
  const [known] = await blocksOf(ann);
  expect([await blocksOf(bob), known!.name]).toEqual([[], 'Bob']);
  expect((await bob.request('DELETE', `/api/me/blocks/${known!.id}`)).status).toBe(404);
  expect((await ann.request('DELETE', `/api/me/blocks/${known!.id}`)).status).toBe(200);
  expect(await blocksOf(ann)).toEqual([]);
  ann.chats.clear();
  ann.watch(table);
  await ann.until(() => textsOf(ann).length === 3);
});

test('a blocked person cannot sit down at the other’s tables, except by a link to a seat', async () => {
  const { ann, bob, cid, table, you, block } = await together();
  await bob.send(table, { do: 'chat', text: 'Something rude.' });
  await bob.send(table, { do: 'leave' });
  expect((await block(ann, { line: 1, kind: 'mute' })).status).toBe(200); // somebody who left is named by their chat lines
  expect(await bob.send(table, { do: 'sit' })).toMatchObject({ ok: true });
  await bob.send(table, { do: 'leave' });
  await block(ann, { line: 1, kind: 'block' });
  expect((await bob.send(table, { do: 'sit' })).code).toBe('request/forbidden');
  expect((await bob.send(table, { do: 'sit', key: you.key! })).code).toBe('request/forbidden');
  expect(await cid.send(table, { do: 'sit', seat: 1 })).toMatchObject({ ok: true });
  await ann.until(() => ann.rooms.get(table)?.room.seats[1]?.name === 'Cid');
  const key = ann.rooms.get(table)!.you.seatKeys![2]!;
  expect(await bob.send(table, { do: 'sit', key })).toMatchObject({ ok: true });
});

test('nobody can block themselves or somebody who is not there', async () => {
  const { ann, block } = await together();
  const bodies = [{ seat: 0 }, { seat: 2 }, { seat: 12 }, { line: 7 }, {}];
  const statuses = await Promise.all(bodies.map(async body => (await block(ann, { ...body, kind: 'mute' })).status));
  expect(statuses).toEqual([403, 409, 409, 409, 409]);
  expect((await block(ann, { seat: 1, kind: 'hate' })).status).toBe(400);
});

test('a report contains the last chat lines for the operator', async () => {
  const { ann, bob, cid, table, server } = await together();
  for (let i = 1; i <= 35; i++) await bob.send(table, { do: 'chat', text: `Rude ${i}` });
  const report = (client: Client) =>
    client.request('POST', `/api/tables/${table}/report`, { seat: 1, reason: 'Rude all the time.' });
  expect((await report(cid)).status).toBe(403); // a spectator
  expect((await report(ann)).status).toBe(200);
  const reports = await server.store.safety.reports();
  expect(reports).toMatchObject([{ name: 'Bob', table, reason: 'Rude all the time.' }]);
  expect(reports[0]!.chat.map(({ text }) => text)).toEqual(Array.from({ length: 30 }, (_, i) => `Rude ${i + 6}`));
  expect((await ann.request('POST', `/api/tables/${table}/report`, { seat: 1, reason: ' ' })).status).toBe(400);
});

test('of private messages a report contains those between the two, and no others', async () => {
  const { ann, bob, table, server } = await together();
  const key = ann.rooms.get(table)!.you.key!;
  const dan = await Client.named(ann.url, 'Dan');
  await dan.connect();
  expect(await dan.send(table, { do: 'sit', key }, 'sit')).toMatchObject({ ok: true });
  const said: [Client, number, string][] = [
    [bob, 0, 'Bob to Ann'],
    [ann, 1, 'Ann to Bob'],
    [dan, 0, 'Dan to Ann'],
    [bob, 2, 'Bob to Dan'],
  ];
  for (const [from, to, text] of said)
    expect(await from.send(table, { do: 'message', to, text }, text.replaceAll(' ', ''))).toMatchObject({ ok: true });
  await ann.request('POST', `/api/tables/${table}/report`, { seat: 1, reason: 'Rude.' });
  const [report] = await server.store.safety.reports();
  expect(report!.chat.map(({ name, text }) => [name, text])).toEqual([
    ['Bob to Ann', 'Bob to Ann'],
    ['Ann to Bob', 'Ann to Bob'],
  ]);
});
