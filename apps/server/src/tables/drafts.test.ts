import { type Ask, cloneJson, quickRandom, randomAnswer, type Seat, simplestAnswer } from '@orrery/kernel';
import type { Command, CreateTableRequest } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { deadlineOf } from '../rooms/clocks.ts';
import type { Person } from '../rooms/room.ts';
import type { Store } from '../store/store.ts';
import { ann, bob, cid, does, someRoom } from '../testing/rooms.ts';
import { type Draft, draft, gameDraft, timeDraft, wordsDue } from './drafts.ts';

/** A table in memory that takes what is drafted for the truth. */
function tableOf(wish: Partial<CreateTableRequest> = {}, people: readonly Person[] = [bob, cid]) {
  const room = someRoom(wish);
  for (const person of people) does(room, person, { do: 'sit', key: room.key });
  let present = {
    record: { room, revision: 0, length: 0, chain: '', seed: null as string | null },
    game: undefined as Draft['game'],
  };
  const settle = ({ room, game, commit: { start, batch } }: Draft): void => {
    const { record } = present;
    const chain = batch?.chain ?? record.chain;
    const seed = start?.seed ?? record.seed;
    present = { record: { room, revision: record.revision + 1, length: game?.length ?? 0, chain, seed }, game };
  };
  const store = {} as Store; // whatever is needed is in memory
  let last: Draft | undefined;
  const table = {
    get room() {
      return present.record.room;
    },
    get game() {
      return present.game!;
    },
    /** What the last thing that was done would write. */
    get written() {
      return last!.commit;
    },
    /** Whether it answered something that nobody can answer anew. */
    get closed() {
      return last!.closes === true;
    },
    async does(person: Person, command: Command, now = 0): Promise<string> {
      const drafted = await draft(present, person, command, store, now);
      if (!drafted.ok) return drafted.code;
      last = drafted.value;
      settle(drafted.value);
      return 'ok';
    },
    /** The person answers what they are asked now: at random, or as simply as they can. */
    async answers(person: Person, now = 0, answer = (ask: Ask) => randomAnswer(ask, quickRandom(1))): Promise<string> {
      const seat = table.room.seats.findIndex(each => each.person?.id === person.id);
      const ask = table.game.asks(seat).find(each => !each.ahead)!;
      return table.does(person, { do: 'answer', ask: ask.id, value: answer(ask) }, now);
    },
    botAnswers(seat: Seat, now: number): void {
      const ask = table.game.asks(seat).find(each => !each.ahead)!;
      const answer = { ask: ask.id, seat, value: randomAnswer(ask, quickRandom(1)) };
      const drafted = gameDraft(present, cloneJson(table.room), seat, now, 'decides', game => game.answer(answer));
      if (drafted.ok) settle(drafted.value);
    },
    passTime(now: number): void {
      const drafted = timeDraft(present, now);
      if (drafted.ok) settle(drafted.value);
    },
    /** Who sits where the table waits. */
    get next(): Person {
      return table.room.seats[table.game.waiting()[0]!]!.person!;
    },
  };
  return table;
}

const bank = { clock: { kind: 'bank', seconds: 600, increment: 10 } } as const;
const seatOf = (table: ReturnType<typeof tableOf>, person: Person) =>
  table.room.seats.findIndex(each => each.person?.id === person.id);

test('a game begins when the host says so and every seat is taken', async () => {
  const table = tableOf(bank, [bob]);
  expect(await table.does(bob, { do: 'start' })).toBe('request/forbidden');
  expect(await table.does(ann, { do: 'start' })).toBe('table/not-full');
  expect(await table.does(ann, { do: 'undo' })).toBe('table/not-started');
  expect(await table.does(cid, { do: 'undo' })).toBe('request/forbidden');
  expect(await table.does(ann, { do: 'seat-bot', seat: 2, bot: 'random' })).toBe('ok');
  table.room.rulesVersion = 0; // the table was made before the rules moved
  expect(await table.does(ann, { do: 'start' }, 5_000)).toBe('ok');
  expect(table.room).toMatchObject({ status: 'playing', started: 5_000 });
  expect(table.room.rulesVersion).toBeGreaterThan(0);
  expect(table.room.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(table.room.seats.map(each => each.bankMs)).toEqual([600_000, 600_000, 600_000]);
  expect(table.room.seats.some(each => each.waitingSince === 5_000)).toBe(true);
  expect(await table.does(ann, { do: 'start' })).toBe('table/started');
});

test('time is for decisions: standing orders and requests bring nobody more of it', async () => {
  const table = tableOf({ ...bank, game: 'twilight-imperium' });
  await table.does(ann, { do: 'start' });
  const person = table.next;
  const seat = seatOf(table, person);
  const before = deadlineOf(table.room, seat);
  const order = { do: 'order', window: 'when-action-card-played', unless: null, until: 'round' } as const;
  expect(await table.does(person, order, 100_000)).toBe('ok');
  expect(await table.does(person, { do: 'cancel-order', window: order.window }, 100_000)).toBe('ok');
  expect(await table.does(person, { do: 'undo' }, 100_000)).toBe('undo/nothing');
  expect(deadlineOf(table.room, seat)).toBe(before);
  expect(await table.answers(person, 100_000)).toBe('ok');
  expect(table.room.seats[seat]!.bankMs).toBe(510_000);
});

test('whoever is away comes back by answering, with their own time', async () => {
  const table = tableOf({ ...bank, onTimeout: 'bot' });
  await table.does(ann, { do: 'start' });
  const person = table.next;
  const seat = seatOf(table, person);
  table.passTime(600_000);
  expect(table.room.seats[seat]).toMatchObject({ away: true, bot: 'normal', person });
  const bad = await table.does(person, { do: 'answer', ask: 'no such', value: [] }, 700_000);
  expect([bad, table.room.seats[seat]!.away]).toEqual(['ask/stale', true]);
  expect(await table.answers(person, 700_000)).toBe('ok');
  expect(table.room.seats[seat]).toMatchObject({ away: false, bot: null, bankMs: 70_000 });
});

test('a bot in an absent person’s place does not use up or add to their time', async () => {
  const table = tableOf(bank);
  await table.does(ann, { do: 'start' });
  const person = table.next;
  const seat = seatOf(table, person);
  await table.does(person, { do: 'step-aside' }, 50_000);
  table.botAnswers(seat, 90_000);
  expect(table.room.seats[seat]!.bankMs).toBe(550_000);
});

test('those who have resigned, or whose table rests, do not play', async () => {
  const table = tableOf();
  await table.does(ann, { do: 'start' });
  const person = table.next;
  for (const each of [ann, bob, cid]) await table.does(each, { do: 'pause', agree: true });
  expect(await table.answers(person)).toBe('table/paused');
  await table.does(person, { do: 'resume' });
  await table.does(person, { do: 'resign' });
  expect(await table.answers(person)).toBe('request/forbidden');
});

test('taking back takes the time for it back, too', async () => {
  const table = tableOf(bank);
  await table.does(ann, { do: 'start' });
  const person = table.next;
  const seat = seatOf(table, person);
  for (let again = 0; again < 3; again++) {
    expect(await table.answers(person, 1_000, simplestAnswer)).toBe('ok'); // no action: a card might show something
    expect(table.room.seats[seat]!.bankMs).toBe(609_000);
    expect(await table.does(person, { do: 'undo' }, 1_000)).toBe('ok');
    expect(table.room.seats[seat]!.bankMs).toBe(599_000);
  }
});

test('nothing is taken back when the game is over', async () => {
  const table = tableOf();
  await table.does(ann, { do: 'start' });
  const person = table.next;
  await table.answers(person);
  table.room.status = 'over';
  for (const command of ['undo', 'ask-undo'] as const)
    expect(await table.does(person, { do: command })).toBe('ask/over');
});

test('bots let people take things back; other people are asked', async () => {
  const alone = tableOf({ bots: [null, 'random', 'random'] }, []);
  await alone.does(ann, { do: 'start' });
  while (!alone.game.waiting().includes(0)) alone.botAnswers(alone.game.waiting()[0]!, 0);
  await alone.answers(ann);
  const length = alone.game.length;
  expect(await alone.does(ann, { do: 'ask-undo' })).toBe('ok');
  expect(alone.game.log.slice(length).at(-1)).toMatchObject({ t: 'undo' });

  const table = tableOf({ bots: [null, null, 'random'] }, [bob]);
  await table.does(ann, { do: 'start' });
  while (table.game.waiting()[0] === 2) table.botAnswers(2, 0);
  const person = table.next;
  await table.answers(person);
  await table.does(person, { do: 'ask-undo' });
  expect(table.game.log.some(entry => entry.t === 'undo')).toBe(false);
  expect(await table.does(person.id === ann.id ? bob : ann, { do: 'answer-undo', agree: true })).toBe('ok');
  expect(table.game.log.some(entry => entry.t === 'undo')).toBe(true);
});

test('a new name is known at a table from the next thing its bearer does there', async () => {
  const table = tableOf();
  const anna = { ...ann, name: 'Anna' };
  expect(await table.does(anna, { do: 'chat', text: 'It is me.' }, 7)).toBe('ok');
  expect([table.room.host.name, table.room.seats[0]!.person!.name]).toEqual(['Anna', 'Anna']);
  expect(table.written.chat).toEqual({ number: 1, at: 7, person: 'ann', name: 'Anna', seat: 0, text: 'It is me.' });
  expect(await table.does({ id: 'eve', name: 'Eve' }, { do: 'chat', text: 'Hello' })).toBe('request/forbidden');
});

test('another game is made together with the link to it, once', async () => {
  const table = tableOf();
  expect(await table.does(ann, { do: 'rematch' })).toBe('table/started');
  table.room.status = 'over';
  expect(await table.does(bob, { do: 'rematch' }, 9)).toBe('ok');
  const { creates: made } = table.written;
  expect(made).toMatchObject({ host: bob, created: 9, status: 'gathering' });
  expect(table.room.rematch).toBe(made!.id);
  expect(await table.does(ann, { do: 'rematch' })).toBe('ok');
  expect(table.written.creates).toBeUndefined();
});

test('word is due for those who are waited for, and a reminder before their time is up', async () => {
  const table = tableOf({ clock: { kind: 'each', seconds: 7200 }, onTimeout: 'bot' });
  await table.does(ann, { do: 'start' });
  const seat = seatOf(table, table.next);
  expect(wordsDue(table.room, 59_999)).toEqual({ turns: [], reminders: [] });
  expect(wordsDue(table.room, 60_000)).toEqual({ turns: table.game.waiting(), reminders: [] });
  table.passTime(60_000);
  expect(wordsDue(table.room, 60_000)).toEqual({ turns: [], reminders: [] });
  expect(wordsDue(table.room, 5_400_000).reminders).toEqual(table.game.waiting());
  expect(wordsDue(table.room, 7_200_000).reminders).toEqual([]); // too late for that
  table.passTime(7_200_000);
  expect(table.room.seats[seat]!.away).toBe(true);
});

test('an answer closes its question if the same again would be stale, whether in turn, ahead of it or given anew', async () => {
  const table = tableOf({ game: 'twilight-imperium', seats: 3, options: { sets: ['base'] } });
  await table.does(ann, { do: 'start' });
  const random = quickRandom(3);
  const closed = { true: 0, false: 0 };
  for (let i = 0; i < 300; i++) {
    const open = [ann, bob, cid].flatMap((person, seat) =>
      [...table.game.asks(seat), ...table.game.replaceable(seat)].map(ask => ({ person, ask })),
    );
    const { person, ask } = open[Math.floor(random() * open.length)]!;
    const command = { do: 'answer', ask: ask.id, value: randomAnswer(ask, random) } as const;
    if ((await table.does(person, command)) !== 'ok') continue;
    const isClosed = table.closed;
    closed[`${isClosed}`]++;
    expect(await table.does(person, command)).toBe(isClosed ? 'ask/stale' : 'ok');
  }
  expect(Math.min(closed.true, closed.false)).toBeGreaterThan(20);
});
