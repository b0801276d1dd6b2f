import { quickRandom, randomAnswer } from '@orrery/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '../../common/ids.ts';
import { Client } from '../../testing/client.ts';
import { ServerProcess } from '../../testing/processes.ts';
import { someFolder } from '../../testing/servers.ts';
import { freeTables } from '../../upgrade/free.ts';

/** All tables in one thread, and a loop counts as endless after a second. */
const args = ['--threads', '1', '--stall-after', '1'];

/** The process ends after 2.7 seconds, on a machine with time for it; otherwise it would not end at all. */
const PATIENCE_MS = 20_000;

type Endless = ServerProcess['endless'];

async function someServer(endless: Endless) {
  const folder = someFolder();
  const server = await ServerProcess.start(folder, undefined, { endless, args });
  onTestFinished(() => server.kill());
  return { server, folder };
}

async function figure(server: ServerProcess, name: string): Promise<number> {
  const figures = await (await fetch(`${server.url}/metrics`)).text();
  const line = figures.split('\n').find(each => each.startsWith(`${name} `));
  return Number(line?.split(' ').at(-1) ?? 0);
}

/** A person at a table of this many seats, with bots. */
async function seated(server: ServerProcess, name: string, seats: number) {
  const client = await Client.named(server.url, name);
  await client.connect();
  const bots = [null, ...Array.from({ length: seats - 1 }, () => 'random')];
  const { table } = await client.create({ game: 'eminent-domain', seats, bots });
  client.watch(table);
  await client.send(table, { do: 'start' });
  return { client, table };
}

/** A person who reconnects to a server. */
async function again(server: ServerProcess, { cookie }: Client, table: string): Promise<Client> {
  const client = new Client(server.url);
  client.cookie = cookie;
  await client.connect();
  client.watch(table);
  await client.until(() => client.rooms.has(table), 'the room');
  return client;
}

/** Decides at random until the table does not answer any more, or this often. */
async function decide(client: Client, table: string, most: number): Promise<number> {
  const random = quickRandom(5);
  for (let made = 0; made < most; made++) {
    const open = () => client.pictures.get(table)?.picture.asks.find(ask => !ask.ahead);
    await client.until(() => client.closeCode !== undefined || open() !== undefined, 'a question');
    const ask = open();
    if (!ask || client.closeCode !== undefined) return made;
    const sent = client.send(table, { do: 'answer', ask: ask.id, value: randomAnswer(ask, random) }, newId());
    const outcome = await Promise.race([
      sent,
      client.until(() => client.closeCode !== undefined, 'the end').then(() => 'closed'),
    ]);
    if (outcome === 'closed') return made;
    await client.until(() => client.closeCode !== undefined || open()?.id !== ask.id, 'what comes next');
  }
  return most;
}

test('an endless loop in a rule is detected: its table is set aside, and other tables of its thread continue', async () => {
  const { server, folder } = await someServer(['rule']);
  const looping = await seated(server, 'Ann', 4);
  const other = await seated(server, 'Bob', 2);
  await looping.client.until(() => looping.client.pictures.has(looping.table), 'the game');
  await decide(looping.client, looping.table, 50); // until the clean-up of their turn

  const bob = await again(server, other.client, other.table);
  await bob.until(() => bob.pictures.has(other.table), 'the game');
  expect(await decide(bob, other.table, 5)).toBe(5);

  const ann = await again(server, looping.client, looping.table);
  const { room } = ann.rooms.get(looping.table)!;
  expect(room).toMatchObject({
    status: 'playing',
    setAside: true,
    stuck: expect.stringMatching(/endless loop.*answer/),
  });
  await ann.until(() => ann.pictures.has(looping.table), 'the last stored board');
  const code = async (command: Parameters<Client['send']>[1]) => (await ann.send(looping.table, command, newId())).code;
  expect(await code({ do: 'answer', ask: '0.1', value: [] })).toBe('table/set-aside');
  expect(await code({ do: 'chat', text: 'what now?' })).toBeUndefined();
  expect(await figure(server, 'orrery_tables_set_aside_total{by="rule"}')).toBe(1);
  expect(await figure(server, 'orrery_threads_lost_total{how="stalled"}')).toBe(1);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(server.complaints.join()).toContain('a table was set aside');

  await server.stop();
  expect(await freeTables({ folder }, [])).toEqual([looping.table]);
  expect(await freeTables({ folder }, [])).toEqual([]);
  server.endless = [];
  await server.start();
  const back = await again(server, ann, looping.table);
  expect(back.rooms.get(looping.table)!.room.stuck).toBeUndefined();
  await back.until(() => back.pictures.has(looping.table), 'the game');
  expect(await decide(back, looping.table, 5)).toBe(5);
});

test('a table whose view never terminates can be left, closed and exported without it', async () => {
  const { server } = await someServer([]);
  const { client, table } = await seated(server, 'Ann', 4);
  await client.until(() => client.pictures.has(table), 'the game');
  await decide(client, table, 3);
  await server.stop();
  server.endless = ['view'];
  await server.start();
  for (let tries = 0; tries < 2; tries++) {
    const lost = new Client(server.url);
    lost.cookie = client.cookie;
    await lost.connect();
    lost.watch(table);
    await lost.until(() => lost.closeCode !== undefined, 'the thread to be ended'); // with the current board, and the stored one
  }
  const ann = await again(server, client, table);
  expect(ann.rooms.get(table)!.room.setAside).toBe(true);
  expect((await ann.send(table, { do: 'close' }, newId())).code).toBeUndefined();
  expect((await ann.request('GET', `/api/tables/${table}/export`)).status).toBe(200);
  expect(await figure(server, 'orrery_threads_lost_total{how="stalled"}')).toBe(2);
});

test('a bot that never terminates is answered by default at first; then its table is set aside', async () => {
  const { server } = await someServer(['bot']);
  const { client, table } = await seated(server, 'Ann', 4);
  await client.until(() => client.pictures.has(table), 'the game');
  void decide(client, table, 30);
  await client.until(() => client.rooms.get(table)?.room.setAside === true, 'the table to be set aside', 30_000);
  expect(client.rooms.get(table)!.room.stuck).toMatch(/bot /);
  expect(await figure(server, 'orrery_tables_set_aside_total{by="bot"}')).toBe(1);
  expect(await figure(server, 'orrery_threads_lost_total{how="stalled"}')).toBe(0);
});

test.each([[['rule']], [['bot']]] as [Endless][])('SIGTERM ends the process with a %s in a loop', async endless => {
  const { server } = await someServer(endless);
  server.args = ['--threads', '1', '--stall-after', '60'];
  await server.stop();
  await server.start();
  const { client, table } = await seated(server, 'Ann', 4);
  await client.until(() => client.pictures.has(table), 'the game');
  const random = quickRandom(5);
  let isAnswered = true;
  // Answers until there is no reply: then the thread, or the bot, is in its loop.
  while (isAnswered) {
    const ask = client.pictures.get(table)!.picture.asks.find(each => !each.ahead);
    if (!ask) break;
    const sent = client.send(table, { do: 'answer', ask: ask.id, value: randomAnswer(ask, random) }, newId());
    isAnswered = await Promise.race([
      sent.then(() => true),
      new Promise<boolean>(resolve => setTimeout(() => resolve(false), 700)),
    ]);
  }
  expect(await server.stop()).toBeLessThan(PATIENCE_MS);
});
