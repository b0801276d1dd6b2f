import { type Ask, cloneJson, quickRandom, randomAnswer, type Seat, simplestAnswer } from '@orrery/kernel';
import type { Command, CreateTableRequest } from '@orrery/protocol';
import { expect, test, vi } from 'vitest';
import { deadlineOf } from '../rooms/clocks.ts';
import type { Person } from '../rooms/room.ts';
import type { Store } from '../store/store.ts';
import { ann, bob, cid, does, someRoom } from '../testing/rooms.ts';
import type { Draft } from './draft.ts';
import { draft, noticesDue, timeDraft } from './drafts.ts';
import { gameDraft } from './game-drafts.ts';

/** The same games in every run: counts below would otherwise depend on luck. */
vi.mock('../common/ids.ts', async original => ({
  ...(await original<typeof import('../common/ids.ts')>()),
  newSeed: () => '5a'.repeat(32),
}));

/** A table in memory that takes what is drafted for the truth. */
function tableOf(wish: Partial<CreateTableRequest> = {}, people: readonly Person[] = [bob, cid]) {
  const room = someRoom(wish);
  for (const person of people) does(room, person, { do: 'sit', key: room.key });
  let present = {
    record: { room, revision: 0, length: 0, chain: '', seed: null as string | null, fairness: null },
    game: undefined as Draft['game'],
  };
  const settle = ({ room, game, commit: { start, batch } }: Draft): void => {
    const { record } = present;
    const chain = batch?.chain ?? record.chain;
    const seed = start?.seed ?? record.seed;
    present = {
      record: { room, revision: record.revision + 1, length: game?.length ?? 0, chain, seed, fairness: null },
      game,
    };
  };
  const store = { secret: async () => 'hush', safety: { isBlocked: async () => false } } as unknown as Store; // whatever else is needed is in memory
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
  expect(table.room.seats[seat]).toMatchObject({ away: false, bot: null, bankMs: 60_000 });
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

test('answering and taking back does not start a slow clock anew', async () => {
  const table = tableOf({ clock: { kind: 'each', seconds: 3600 }, onTimeout: 'bot' });
  await table.does(ann, { do: 'start' });
  const person = table.next;
  const seat = seatOf(table, person);
  for (let again = 1; again <= 6; again++) {
    const now = again * 500_000;
    expect(await table.answers(person, now, simplestAnswer)).toBe('ok');
    expect(table.next).toBe(person); // is asked again at once
    expect(await table.does(person, { do: 'undo' }, now + 100_000)).toBe('ok');
  }
  expect(await table.answers(person, 3_600_000, simplestAnswer)).toBe('ok');
  expect(deadlineOf(table.room, seat)).toBe(500_000 + 3_600_000); // the hour that began with the first answer
});

test('an undo by consent brings nobody time, neither who asked nor the others', async () => {
  const table = tableOf({ ...bank, options: { guarded: true } }); // where everybody is asked
  await table.does(ann, { do: 'start' });
  const first = table.next;
  const before = table.room.seats.map(each => each.bankMs);
  for (let again = 0; again < 3; again++) {
    while (table.next === first) await table.answers(first, 0, simplestAnswer);
    const second = table.next;
    await table.answers(second, 0, simplestAnswer);
    expect(table.room.seats[seatOf(table, first)]!.bankMs).toBeGreaterThan(600_000);
    while (table.next !== first) {
      await table.does(first, { do: 'ask-undo' });
      for (const other of [ann, bob, cid])
        if (other !== first) await table.does(other, { do: 'answer-undo', agree: true });
    }
    while ((await table.does(first, { do: 'undo' })) === 'ok');
    expect(table.room.seats.map(each => each.bankMs)).toEqual(before);
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

/** A game of three people in which two have decided, and the first of them asks to take that back; who is left. */
async function asked(
  terms: Partial<CreateTableRequest>,
  meanwhile: (table: Played, third: Person) => Promise<unknown>,
) {
  const table = tableOf(terms);
  await table.does(ann, { do: 'start' });
  const first = table.next;
  while (table.next === first) await table.answers(first, 0, simplestAnswer);
  const second = table.next;
  await table.answers(second, 0, simplestAnswer);
  const third = [ann, bob, cid].find(each => each !== first && each !== second)!;
  await meanwhile(table, third);
  expect(await table.does(first, { do: 'ask-undo' }, 1)).toBe('ok');
  expect(await table.does(second, { do: 'answer-undo', agree: true }, 1)).toBe('ok');
  const isTakenBack = () => table.game.log.some(entry => entry.t === 'undo');
  return { table, third, isTakenBack };
}
type Played = ReturnType<typeof tableOf>;

test.each<[string, Partial<CreateTableRequest>, (table: Played, third: Person) => Promise<unknown>]>([
  ['stepped aside', {}, (table, third) => table.does(third, { do: 'step-aside' })],
  [
    'was replaced by a bot of the host’s',
    { onTimeout: 'wait' },
    async (table, third) => {
      await table.does(third, { do: 'step-aside' });
      await table.does(table.room.host, { do: 'seat-bot', seat: seatOf(table, third), bot: 'random' });
    },
  ],
  [
    'ran out of time',
    { clock: { kind: 'each', seconds: 60 }, onTimeout: 'bot' },
    async (table, third) => {
      while (!table.room.seats[seatOf(table, third)]!.away) {
        const { next } = table;
        if (next === third) table.passTime(60_000_000);
        else await table.answers(next, 0, simplestAnswer);
      }
    },
  ],
])('who %s does not agree by that, nor does the bot that stands in', async (_, terms, meanwhile) => {
  const { table, third, isTakenBack } = await asked(terms, meanwhile);
  expect(table.room.seats[seatOf(table, third)]).toMatchObject({ away: true });
  expect(isTakenBack()).toBe(false);
  expect(await table.does(third, { do: 'answer-undo', agree: true }, 2)).toBe('ok');
  expect(isTakenBack()).toBe(true);
});

test('a request for undo no longer waits for somebody who resigns', async () => {
  const { table, third, isTakenBack } = await asked({}, async () => {});
  expect(isTakenBack()).toBe(false);
  expect(await table.does(third, { do: 'resign' }, 2)).toBe('ok');
  expect(isTakenBack()).toBe(true);
});

test('a seat that is open agrees to nothing until a bot or a person sits there', async () => {
  const { table, third, isTakenBack } = await asked({}, async (at, gone) => {
    await at.does(gone, { do: 'step-aside' });
    await at.does(at.room.host, { do: 'open-seat', seat: seatOf(at, gone) });
  });
  expect([table.room.seats.some(each => each.person === third), isTakenBack()]).toEqual([false, false]);
  const seat = table.room.seats.findIndex(each => each.person === null);
  expect(await table.does(table.room.host, { do: 'seat-bot', seat, bot: 'random' }, 2)).toBe('ok');
  expect(isTakenBack()).toBe(true);
});

const order = { do: 'order', window: 'when-action-card-played', unless: null, until: 'round' } as const;
const cancel = { do: 'cancel-order', window: order.window } as const;

/** Does these by turns until one of them is refused; how many entries that wrote, and the code. */
async function inflate(table: Played, person: Person, acts: readonly (() => Promise<string>)[]) {
  const before = table.game.length;
  for (let i = 0; i < 2_000; i++) {
    const code = await acts[i % acts.length]!();
    if (code !== 'ok') return { grown: table.game.length - before, code, person };
  }
  return { grown: table.game.length - before, code: 'ok', person };
}

test('what decides nothing makes the log longer by little for each decision', async () => {
  const table = tableOf({ game: 'twilight-imperium' });
  await table.does(ann, { do: 'start' });
  const person = table.next;
  const notes = [() => table.does(person, order), () => table.does(person, cancel)];
  expect(await inflate(table, person, notes)).toMatchObject({ grown: 200, code: 'table/too-many-changes' });
  expect(await inflate(table, person, notes)).toMatchObject({ grown: 0, code: 'table/too-many-changes' });
  const other = [ann, bob, cid].find(each => each !== person)!;
  expect(await table.does(other, order)).toBe('ok'); // each has their own allowance
  expect(await table.answers(person)).toBe('ok');
  expect(await inflate(table, person, notes)).toMatchObject({ grown: 4, code: 'table/too-many-changes' });
});

test('nor do decisions that are taken back, or questions whether they may be', async () => {
  const table = tableOf();
  await table.does(ann, { do: 'start' });
  const person = table.next;
  const decide = () => table.answers(person, 0, simplestAnswer);
  const cycle = await inflate(table, person, [decide, () => table.does(person, { do: 'undo' })]);
  expect(cycle.code).toBe('table/too-many-changes');
  expect(cycle.grown).toBeLessThan(500);

  const asking = tableOf();
  await asking.does(ann, { do: 'start' });
  const first = asking.next;
  while (asking.next === first) await asking.answers(first, 0, simplestAnswer);
  const second = asking.next;
  const no = () => asking.does(second, { do: 'answer-undo', agree: false });
  const asked = await inflate(asking, first, [() => asking.does(first, { do: 'ask-undo' }), no]);
  expect(asked.code).toBe('table/too-many-changes');
  expect(asked.grown).toBeLessThan(100);
});

test('an order that stands already is neither written nor counted', async () => {
  const table = tableOf({ game: 'twilight-imperium' });
  await table.does(ann, { do: 'start' });
  await table.does(ann, order);
  const { allowance } = table.room.seats[0]!;
  for (let i = 0; i < 300; i++) expect(await table.does(ann, order)).toBe('ok');
  expect([table.written, table.room.seats[0]!.allowance]).toEqual([{}, allowance]);
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
  expect(noticesDue(table.room, 59_999)).toEqual({ turns: [], reminders: [] });
  expect(noticesDue(table.room, 60_000)).toEqual({ turns: table.game.waiting(), reminders: [] });
  table.passTime(60_000);
  expect(noticesDue(table.room, 60_000)).toEqual({ turns: [], reminders: [] });
  expect(noticesDue(table.room, 5_400_000).reminders).toEqual(table.game.waiting());
  expect(noticesDue(table.room, 7_200_000).reminders).toEqual([]); // too late for that
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

const guardedTable: Partial<CreateTableRequest> = { options: { guarded: true } };

test('a seat sets how it is asked, which costs as much as an order and is no decision', async () => {
  const table = tableOf();
  await table.does(ann, { do: 'start' });
  const { allowance } = table.room.seats[0]!;
  expect(await table.does(ann, { do: 'react', reaction: 'guarded' })).toBe('ok');
  expect(table.game.reactionOf(0)).toBe('guarded');
  expect(table.written.batch?.entries).toEqual([{ t: 'reaction', seat: 0, reaction: 'guarded' }]);
  expect(table.room.seats[0]!.allowance).toBe(allowance - 1);
});

test('a guarded table is guarded for several people, and never for one person with bots', async () => {
  const several = tableOf(guardedTable);
  await several.does(ann, { do: 'start' });
  expect(several.game.usualReaction).toBe('guarded');
  expect(await several.does(bob, { do: 'react', reaction: 'quick' })).toBe('reaction/guarded-table');
  const alone = tableOf({ ...guardedTable, bots: [null, 'random', 'random'] }, []);
  await alone.does(ann, { do: 'start' });
  expect(alone.game.usualReaction).toBe('quick');
  expect(alone.room.options).not.toHaveProperty('guarded');
});
