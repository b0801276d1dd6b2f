import { findGame } from '@orrery/catalogue';
import { commitment, isFairSeed, type Save, seedFrom, sharedSeed, verify } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { saveChunks } from '../../history/save.ts';
import { CONTRIBUTIONS_MS } from '../../rooms/seed-contributions.ts';
import { Client } from '../../testing/client.ts';
import { someServer } from '../../testing/servers.ts';

/** A table for two people, who are both connected, and a bot. */
async function gathered(now?: () => number) {
  const { url, server } = await someServer(now ? { now, dueEveryMs: 20 } : {});
  const [ann, bob] = [await Client.named(url, 'Ann'), await Client.named(url, 'Bob')];
  const { table, you } = await ann.create({ game: 'eminent-domain', seats: 3, bots: [null, null, 'random'] });
  for (const client of [ann, bob]) await client.connect();
  ann.watch(table);
  await bob.send(table, { do: 'sit', key: you.key! });
  bob.watch(table);
  await bob.until(() => bob.rooms.has(table));
  await ann.until(() => ann.rooms.get(table)?.room.seats[1]?.name === 'Bob');
  const diceOf = (client: Client) => client.rooms.get(table)!.room.dice!;
  const record = async () => (await server.store.readTable(table))!;
  const begins = () => Promise.all([ann, bob].map(each => each.until(() => each.pictures.has(table), 'the game')));
  return { table, ann, bob, server, diceOf, record, begins };
}

const [ofAnn, ofBob] = [seedFrom('Ann'), seedFrom('Bob')];
const pledge = (random: string) => ({ do: 'pledge', digest: commitment(random) }) as const;
const reveal = (random: string) => ({ do: 'reveal', random }) as const;

test('the server commits first; everybody commits, then reveals, and the seed combines all values', async () => {
  const { table, ann, bob, server, diceOf, record, begins } = await gathered();
  const said = diceOf(bob).commitment;
  expect(diceOf(bob)).toMatchObject({ digests: [null, null, null], randoms: [null, null, null], startBy: null });
  expect((await ann.send(table, reveal(ofAnn))).code).toBe('table/not-started');
  await ann.send(table, pledge(ofBob)); // a commitment may be replaced until the start
  for (const [client, random] of [
    [ann, ofAnn],
    [bob, ofBob],
  ] as const)
    expect(await client.send(table, pledge(random))).toMatchObject({ ok: true });
  expect(await ann.send(table, { do: 'start' })).toMatchObject({ ok: true });
  await bob.until(() => diceOf(bob).startBy !== null, 'the start');
  expect(diceOf(bob).digests).toEqual([commitment(ofAnn), commitment(ofBob), null]);

  // From now on commitments are closed, and a contribution must match its commitment.
  const late = [pledge(ofAnn), { do: 'leave' }, { do: 'colour', seat: 1, colour: 5 }, { do: 'start' }] as const;
  for (const command of late) expect((await bob.send(table, command)).ok).toBe(false);
  expect((await bob.send(table, reveal(ofAnn))).code).toBe('request/forbidden');
  expect(await bob.send(table, reveal(ofBob))).toMatchObject({ ok: true });
  expect(ann.received.join()).not.toContain(ofBob); // otherwise the last person could choose by the others’ values
  expect((await record()).seed).toBeNull();
  await ann.send(table, reveal(ofAnn));
  await begins();

  const { seed, fairness, room } = await record();
  expect(seed).toBe(sharedSeed(fairness!));
  expect(isFairSeed(fairness!, seed!)).toBe(true);
  expect([fairness!.commitment, room.commitment]).toEqual([said, commitment(seed!)]);
  expect(fairness!.contributions.map(({ random }) => random)).toEqual([ofAnn, ofBob]);
  await ann.until(() => diceOf(ann).randoms[1] === ofBob);
  expect(ann.received.join()).not.toContain(fairness!.serverSeed);
  expect((await bob.send(table, reveal(ofBob))).code).toBe('table/started');

  let text = '';
  for await (const piece of saveChunks(server.store, await record())) text += piece;
  const saved: Save = JSON.parse(text);
  const { game } = findGame('eminent-domain')!;
  expect(saved.fairness).toEqual(fairness);
  expect(verify(game, saved)).toMatchObject({ ok: true });
  const { contributions } = fairness!;
  for (const wrong of [{ contributions: contributions.slice(1) }, { serverSeed: ofAnn }, { commitment: ofAnn }])
    expect(verify(game, { ...saved, fairness: { ...fairness!, ...wrong } })).toMatchObject({
      code: 'save/chain',
    });
  expect(verify(game, { ...saved, fairness: 'fair' })).toMatchObject({ code: 'save/malformed' });
  expect(await server.metrics.faults.get()).toMatchObject({ values: [{ value: 0 }] });
});

test('a missing contribution delays the start briefly; then the game begins and shows that it is missing', async () => {
  let now = Date.now();
  const { table, ann, bob, record, diceOf, begins } = await gathered(() => now);
  await ann.send(table, pledge(ofAnn));
  await bob.send(table, pledge(ofBob));
  await ann.send(table, { do: 'start' });
  await ann.send(table, reveal(ofAnn));
  now += CONTRIBUTIONS_MS - 1;
  await new Promise(later => setTimeout(later, 100));
  expect((await record()).room.status).toBe('gathering');
  now += 1;
  await begins();
  const { seed, fairness } = await record();
  expect(fairness!.contributions).toMatchObject([{ random: ofAnn }, { digest: commitment(ofBob), random: null }]);
  expect(isFairSeed(fairness!, seed!)).toBe(true);
  await bob.until(() => diceOf(bob).randoms[0] === ofAnn);
  expect(diceOf(bob).randoms).toEqual([ofAnn, null, null]);
});

test('without commitments, a game begins at once with the server’s seed', async () => {
  const { table, ann, bob, record } = await gathered();
  await ann.send(table, { do: 'start' });
  const { room, seed, fairness } = await record();
  expect([room.status, fairness!.contributions]).toEqual(['playing', []]);
  expect(isFairSeed(fairness!, seed!)).toBe(true);
  expect((await bob.send(table, pledge(ofBob))).code).toBe('table/started');
});

test('a commitment does not count for a later person in the seat', async () => {
  const { table, ann, bob, record, diceOf } = await gathered();
  await bob.send(table, pledge(ofBob));
  await bob.send(table, { do: 'leave' });
  await ann.until(() => diceOf(ann).digests[1] === null);
  await ann.send(table, { do: 'seat-bot', seat: 1, bot: 'random' });
  await ann.send(table, { do: 'start' });
  await ann.until(() => ann.pictures.has(table), 'the game');
  expect((await record()).fairness!.contributions).toEqual([]);
});

test('a rematch has its own seed of the server', async () => {
  const { table, server, record } = await gathered();
  const { room, revision } = await record();
  await server.store.commit(table, { revision, room: { ...room, status: 'over' }, wakeAt: null });
  const [ann] = room.seats;
  const made = await server.tables.handle(table, ann!.person!, { id: 'r', command: { do: 'rematch' } }, undefined);
  if (!made.ok) throw new Error(made.message);
  const next = (await server.store.readTable(made.value.table!))!.room;
  expect(next.dice?.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(next.dice?.commitment).not.toBe(room.dice?.commitment);
});
