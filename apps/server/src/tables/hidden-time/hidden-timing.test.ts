import { BotPool } from '@orrery/bots/threads';
import { type Reaction, seedFrom, simplestAnswer } from '@orrery/kernel';
import { apply, type ClockSettings, createTableRequest, type Downward, type Picture } from '@orrery/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createRoom } from '../../rooms/create.ts';
import type { Person } from '../../rooms/room.ts';
import { migrate } from '../../store/migrations.ts';
import { SqlStore } from '../../store/sql-store.ts';
import { openSqlite } from '../../store/sqlite.ts';
import { someFolder } from '../../testing/servers.ts';
import { LocalTables } from '../local-tables.ts';
import { isLive } from './hidden-time.ts';

// A fixed seed, so that two tables differ only in a seat's reaction setting.
vi.mock('../../common/ids.ts', async original => ({
  ...(await original<typeof import('../../common/ids.ts')>()),
  newSeed: () => seedFrom('hidden timing'),
}));

const LONGEST = 2_500;
const people: readonly Person[] = ['Ann', 'Bob', 'Cid'].map(name => ({ id: name.toLowerCase(), name }));
const [ann, bob, cid] = people as [Person, Person, Person];

/** A client that records everything it is sent. */
class Guest {
  readonly person: string | undefined;
  readonly told: Downward[] = [];
  picture: Picture | undefined;

  constructor(person: string | undefined) {
    this.person = person;
  }

  send(text: string): void {
    const message = JSON.parse(text) as Downward;
    this.told.push(message);
    if (message.type === 'full') this.picture = message.picture;
    if (message.type === 'update') this.picture = apply(this.picture as never, message.patch) as unknown as Picture;
  }

  get asked() {
    return this.picture?.asks.find(({ ahead }) => !ahead);
  }

  /** What it was sent about the game, without the table's id. */
  updatesUpTo(entries: number): unknown[] {
    return this.told.flatMap(message =>
      message.type === 'update' && message.n <= entries ? [{ ...message, table: '' }] : [],
    );
  }
}

interface Wish {
  readonly game: string;
  readonly clock: ClockSettings;
  /** Bob's reaction setting. */
  readonly reaction: Reaction;
  readonly most?: number;
}

/** Ann, Bob and Cid at a table, with a spectator and a fake clock. */
async function someTable({ game, clock, reaction, most = LONGEST }: Wish) {
  const database = await openSqlite(someFolder());
  await migrate(database);
  const store = new SqlStore(database);
  const bots = new BotPool({ threads: 1 });
  const faults: unknown[] = [];
  let time = 1_000_000;
  const deps = {
    ...{ store, bots, fault: (error: unknown) => void faults.push(error), now: () => time, monotonic: () => time },
    ...{ graceMs: 0, hidden: { least: most, most } },
    ...{ decided() {}, migrated() {}, stalled() {}, announceTurns: vi.fn(), noteNotices: async () => {} },
  };
  const tables = new LocalTables(deps, 60_000);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(async () => {
    vi.useRealTimers();
    await tables.close();
    await bots.close();
    await database.close();
  });
  const made = createRoom(ann, createTableRequest.parse({ game, seats: 3, open: true, clock, onTimeout: 'bot' }), time);
  if (!made.ok) throw new Error(made.message);
  const { id } = made.value;
  await store.createTable(made.value);
  const guests = [...people.map(person => new Guest(person.id)), new Guest(undefined)];
  for (const guest of guests) await tables.watch(id, guest, undefined, undefined);
  let count = 0;
  const send = (person: Person, command: Parameters<typeof tables.handle>[2]['command']) =>
    tables.handle(id, person, { id: `c${++count}`, command });
  for (const person of [bob, cid]) expect(await send(person, { do: 'sit' })).toMatchObject({ ok: true });
  expect(await send(ann, { do: 'start' })).toMatchObject({ ok: true });
  // Two entries in any case, so that their numbers are the same.
  for (const each of [reaction === 'guarded' ? 'never' : 'guarded', reaction] as const)
    expect(await send(bob, { do: 'react', reaction: each })).toMatchObject({ ok: true });

  const pass = async (ms: number) => {
    time += ms;
    await vi.advanceTimersByTimeAsync(ms);
    await send(ann, { do: 'chat', text: 'Well?' }); // this waits for all pending commands
  };
  /** Everybody who is asked gives the simplest answer, and time passes. */
  const step = async () => {
    const answers = people.flatMap((person, seat) => {
      const ask = guests[seat]!.asked;
      return ask ? [send(person, { do: 'answer', ask: ask.id, value: simplestAnswer(ask) })] : [];
    });
    await pass(most);
    for (const answer of answers) expect(await answer).toMatchObject({ ok: true });
  };
  const length = async () => (await store.readTable(id))!.length;
  return { id, store, tables, guests, deps, faults, send, pass, step, length };
}

const bank: ClockSettings = { kind: 'bank', seconds: 3600, increment: 15 };

test('others receive the same, whether or not somebody is asked', async () => {
  const entries = 40;
  const told = [];
  let asked = 0;
  for (const reaction of ['guarded', 'quick'] as const) {
    const table = await someTable({ game: 'eminent-domain', clock: bank, reaction });
    for (;;) {
      if (table.guests[1]!.asked) asked += reaction === 'guarded' ? 1 : -1;
      await table.step();
      if ((await table.length()) > entries) break;
    }
    expect(table.faults).toEqual([]);
    told.push(table.guests.filter(({ person }) => person !== 'bob').map(guest => guest.updatesUpTo(entries)));
    vi.useRealTimers();
  }
  expect(asked).toBeGreaterThan(0); // Bob was asked more often when he wanted to be
  expect(told[0]![0]!.length).toBeGreaterThan(10);
  expect(told[0]).toEqual(told[1]);
});

/** A table at its first private question for Bob, who is asked it. */
async function atQuestion(clock: ClockSettings = bank) {
  const table = await someTable({ game: 'eminent-domain', clock, reaction: 'guarded' });
  while (table.guests[1]!.asked?.kind !== 'follow') await table.step();
  return { ...table, ask: table.guests[1]!.asked };
}

const waits = (guest: Guest | undefined) => guest!.picture!.waiting;

test('an answer is confirmed and shown when the time is over, and costs no time', async () => {
  const { id, store, guests, send, pass, ask } = await atQuestion();
  const [before, seen] = [(await store.readTable(id))!, guests[0]!.told.length];
  let isConfirmed = false;
  const answer = send(bob, { do: 'answer', ask: ask.id, value: simplestAnswer(ask) }).then(done => {
    isConfirmed = true;
    return done;
  });
  await pass(LONGEST - 1);
  expect(isConfirmed).toBe(false);
  expect((await store.readTable(id))!.length).toBe(before.length);
  expect(guests[0]!.told.slice(seen).filter(({ type }) => type === 'update')).toEqual([]);
  await pass(1);
  expect(await answer).toMatchObject({ ok: true });
  const after = (await store.readTable(id))!;
  expect(after.length).toBeGreaterThan(before.length);
  expect(waits(guests[0])).not.toContain(1);
  expect(after.room.seats[1]!.bankMs).toBe(before.room.seats[1]!.bankMs! + 15_000);
});

test('who thinks longer is charged for what comes after it', async () => {
  const { id, store, send, pass, ask } = await atQuestion();
  const before = (await store.readTable(id))!.room.seats[1]!.bankMs!;
  await pass(LONGEST);
  await pass(4_000);
  await send(bob, { do: 'answer', ask: ask.id, value: simplestAnswer(ask) });
  expect((await store.readTable(id))!.room.seats[1]!.bankMs).toBe(before - 4_000 + 15_000);
});

test('before the time is over, nobody runs out of time or gets a notice', async () => {
  const { id, guests, tables, deps, pass, store } = await atQuestion({ kind: 'each', seconds: 30 });
  await tables.unwatch(id, guests[1]!);
  deps.announceTurns.mockClear();
  await pass(LONGEST - 1);
  expect(deps.announceTurns).not.toHaveBeenCalled();
  await pass(1);
  await pass(29_000);
  await tables.wake(id);
  expect((await store.readTable(id))!.room.seats[1]).toMatchObject({ away: false }); // it counts from then on
  await pass(2_000);
  await tables.wake(id);
  expect((await store.readTable(id))!.room.seats[1]).toMatchObject({ away: true });
});

test('an undo removes the question, and answers to it are stale', async () => {
  const { guests, send, step } = await someTable({ game: 'eminent-domain', clock: bank, reaction: 'guarded' });
  const canUndo = () => guests.findIndex(({ picture }) => picture?.undo === 'free');
  const asked = () => guests.findIndex(guest => guest.asked?.kind === 'boost');
  for (let i = 0; i < 100 && (canUndo() < 0 || asked() < 0); i++) await step();
  const { id, ...ask } = guests[asked()]!.asked!;
  const value = simplestAnswer({ id, ...ask });
  const answer = send(people[asked()]!, { do: 'answer', ask: id, value });
  expect(await send(people[canUndo()]!, { do: 'undo' })).toMatchObject({ ok: true });
  expect(await answer).toMatchObject({ ok: false, code: 'ask/stale' });
});

test('another process that takes the table over closes the question', async () => {
  const table = await someTable({ game: 'eminent-domain', clock: bank, reaction: 'quick' });
  const { id, store, guests, deps, tables, step } = table;
  const isOpen = () => guests.slice(0, 3).every(({ asked }) => asked === undefined); // nobody is asked, but it waits
  for (let i = 0; i < 100 && !isOpen(); i++) await step();
  expect(isOpen()).toBe(true);
  await tables.close();
  const { length } = (await store.readTable(id))!;
  const others = new LocalTables(deps, 60_000);
  onTestFinished(() => others.close());
  await others.wake(id);
  await vi.advanceTimersByTimeAsync(LONGEST);
  await others.ping();
  await vi.waitFor(async () => expect((await store.readTable(id))!.length).toBeGreaterThan(length));
});

test('a table is live if people play at the same time', async () => {
  const made = createRoom(ann, createTableRequest.parse({ game: 'eminent-domain', seats: 3, clock: bank }), 0);
  if (!made.ok) throw new Error(made.message);
  const room = { ...made.value, status: 'playing' as const };
  for (const [seat, here] of room.seats.entries()) here.person = people[seat]!;
  const everybody = () => true;
  expect(isLive(room, everybody)).toBe(true);
  expect(isLive({ ...room, clock: { kind: 'each', seconds: 86_400 } }, everybody)).toBe(false);
  expect(isLive({ ...room, clock: { kind: 'each', seconds: 60 } }, everybody)).toBe(true);
  expect(isLive({ ...room, clock: { kind: 'none' } }, everybody)).toBe(true);
  expect(isLive({ ...room, clock: { kind: 'none' } }, person => person === 'ann')).toBe(false);
  room.seats[1]!.away = true;
  room.seats[2]!.resigned = true;
  expect(isLive(room, everybody)).toBe(false); // one person, and bots for the others
});
