import { canonical, type Json } from '@orrery/kernel';
import { apply, type HistoryPicture, type MomentsPicture, type Picture } from '@orrery/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { ServerProcess } from '../testing/processes.ts';
import { playOn, seenBy } from '../testing/seen.ts';
import { someFolder } from '../testing/servers.ts';

/** Two people at a table of Eminent Domain. */
async function seated(url: string): Promise<{ people: Client[]; table: string }> {
  const people = await Promise.all(['Ann', 'Bob'].map(name => Client.named(url, name)));
  await Promise.all(people.map(each => each.connect()));
  const { table } = await people[0]!.create({ game: 'eminent-domain', seats: 2, open: true });
  await people[1]!.send(table, { do: 'sit' });
  for (const each of people) each.watch(table);
  await people[0]!.send(table, { do: 'start' });
  for (const each of people) await each.until(() => each.pictures.has(table), 'the game');
  return { people, table };
}

/** Every moment of the history as a client gets it, by its number. */
async function lookBack(client: Client, table: string): Promise<Map<number, Picture>> {
  const found = new Map<number, Picture>();
  const { moments } = (await client.request('GET', `/api/tables/${table}/moments`)).body as MomentsPicture;
  for (let from = 0, end = -1; end < moments.at(-1)!.n; from = end) {
    const history = (await client.request('GET', `/api/tables/${table}/past?from=${from}`)).body as HistoryPicture;
    let { picture } = history;
    found.set(history.n, picture);
    for (const { n, patch } of history.steps) {
      picture = apply(picture as unknown as Json, patch) as unknown as Picture;
      found.set(n, picture);
    }
    end = history.steps.at(-1)?.n ?? history.n;
  }
  expect([...found.keys()]).toEqual(moments.map(({ n }) => n));
  return found;
}

const turnIn = ({ view }: Picture): number => (view as { turn: { number: number } }).turn.number;

test('P13: the history before a change of rules shows the board at least once per turn, as the seat saw it', async () => {
  const server = await ServerProcess.start(someFolder());
  onTestFinished(() => server.kill());
  const { people, table } = await seated(server.url);
  await playOn(people, table, 45); // together half of the shortest game
  const [ann] = people as [Client, Client];
  const before = ann.pictures.get(table)!;
  const known = seenBy(ann, table);
  await server.stop();
  server.laterRules = 2;
  await server.start();
  const back = await Promise.all(
    people.map(async ({ cookie }) => {
      const client = new Client(server.url);
      client.cookie = cookie;
      await client.connect();
      client.watch(table);
      await client.until(() => client.pictures.has(table), 'the game');
      return client;
    }),
  );
  await playOn(back, table, 15);

  const history = await lookBack(back[0]!, table);
  const old = [...history].filter(([n]) => n <= before.n);
  const turns = new Set(old.map(([, picture]) => turnIn(picture)));
  const last = turnIn(before.picture);
  expect(last).toBeGreaterThan(2);
  for (let turn = 1; turn < last; turn++) expect(turns, `the end of turn ${turn}`).toContain(turn);
  for (const [n, { view, asks }] of old.filter(([at]) => at < before.n - 20)) {
    expect(asks).toEqual([]);
    // Safe points are between updates: parts that have not changed since must be equal.
    const after = known.find(each => each.n >= n)!;
    expect(Object.keys(view as object)).toEqual(Object.keys(after.picture.view as object));
  }
  const seen = new Map(seenBy(back[0]!, table).map(each => [each.n, each.picture]));
  const since = [...history].filter(([n]) => n > before.n);
  expect(since.length).toBeGreaterThan(5);
  for (const [n, picture] of since) if (seen.has(n)) expect(canonical(picture), String(n)).toBe(canonical(seen.get(n)));
  const { body } = await back[0]!.request('GET', `/api/tables/${table}/events`);
  const { items } = body as { items: { type: string }[] };
  expect(items.map(({ type }) => type)).toContain('rules-changed');
});
