import { quickRandom, randomAnswer } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { someServer } from '../testing/servers.ts';

/** Answers all questions at random until the game is over. */
async function playOn(client: Client, table: string, seed: number): Promise<number> {
  const random = quickRandom(seed);
  let answers = 0;
  const isOver = () => client.pictures.get(table)?.picture.standing != null;
  for (;;) {
    await client.until(() => isOver() || client.asks(table).some(ask => !ask.ahead), 'a question');
    if (isOver()) return answers;
    const ask = client.asks(table).find(each => !each.ahead)!;
    const reply = await client.send(table, { do: 'answer', ask: ask.id, value: randomAnswer(ask, random) });
    if (reply.ok) answers++;
    else expect(reply.code).toMatch(/stale|against-rule/);
    await client.until(() => isOver() || !client.asks(table).some(each => each.id === ask.id), 'what follows');
  }
}

test.each([0, 2])(
  'two people and a bot play a whole game over the stream, and both end with the same state (tables in %i threads)',
  async tableThreads => {
    const { url, server } = await someServer({ tableThreads });
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(name => Client.named(url, name)));
    const { table, you } = await ann!.create({ game: 'eminent-domain', seats: 3, bots: [null, null, 'random'] });
    await Promise.all([ann!.connect(), bob!.connect()]);
    bob!.watch(table);
    await bob!.until(() => bob!.gone.has(table));
    bob!.watch(table, you.key);
    ann!.watch(table);
    await ann!.until(() => ann!.rooms.has(table));
    expect(await ann!.send(table, { do: 'start' })).toEqual({ ok: false, code: 'table/not-full' });
    expect(await bob!.send(table, { do: 'sit', key: you.key! })).toMatchObject({ ok: true });
    expect(await bob!.send(table, { do: 'start' })).toMatchObject({ ok: false, code: 'request/forbidden' });
    expect(await ann!.send(table, { do: 'start' })).toMatchObject({ ok: true });

    const answers = await Promise.all([playOn(ann!, table, 1), playOn(bob!, table, 2)]);
    expect(answers[0]).toBeGreaterThan(5); // the shortest of some thousand games has 16
    const [hers, his] = [ann!, bob!].map(client => client.pictures.get(table)!);
    expect(hers!.picture.standing).toEqual(his!.picture.standing);
    expect(hers!.n).toBe(his!.n);
    expect(ann!.kinds.filter(kind => kind === 'full')).toHaveLength(1);

    // The patched state equals the full state that a new client gets.
    const fresh = new Client(url);
    fresh.cookie = ann!.cookie;
    await fresh.connect();
    fresh.watch(table);
    await fresh.until(() => fresh.pictures.has(table));
    expect(fresh.pictures.get(table)!.picture).toEqual(hers!.picture);
    expect(fresh.pictures.get(table)!.events).toEqual(hers!.events.slice(-fresh.pictures.get(table)!.events.length));
    const metrics = await server.metrics.registry.metrics();
    expect(metrics).toMatch(/orrery_faults_total 0/);
    expect(metrics).toMatch(new RegExp(`orrery_decision_seconds_count ${answers[0]! + answers[1]!}`));
    expect(server.tables.loaded).toBe(1);
  },
);
