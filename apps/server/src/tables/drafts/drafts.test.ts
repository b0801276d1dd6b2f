import { quickRandom, randomAnswer, simplestAnswer } from '@orrery/kernel';
import type { CreateTableRequest } from '@orrery/protocol';
import { expect, test, vi } from 'vitest';
import { deadlineOf } from '../../rooms/clocks.ts';
import type { Person } from '../../rooms/room.ts';
import { type DraftedTable, draftedTable, seatOf } from '../../testing/drafted-table.ts';
import { ann, bob, cid } from '../../testing/rooms.ts';
import { CHAT_LINES, noticesDue } from './drafts.ts';

/** Fixed seeds: the counts below depend on the games. */
vi.mock('../../common/ids.ts', async original => ({
  ...(await original<typeof import('../../common/ids.ts')>()),
  newSeed: () => '5a'.repeat(32),
}));

const bank = { clock: { kind: 'bank', seconds: 600, increment: 10 } } as const;

test('a game begins when the host starts it and every seat is taken', async () => {
  const table = draftedTable(bank, [bob]);
  expect(await table.does(bob, { do: 'start' })).toBe('request/forbidden');
  expect(await table.does(ann, { do: 'start' })).toBe('table/not-full');
  expect(await table.does(ann, { do: 'undo' })).toBe('table/not-started');
  expect(await table.does(cid, { do: 'undo' })).toBe('request/forbidden');
  expect(await table.does(ann, { do: 'seat-bot', seat: 2, bot: 'random' })).toBe('ok');
  table.room.rulesVersion = 0; // the table was created under older rules
  expect(await table.does(ann, { do: 'start' }, 5_000)).toBe('ok');
  expect(table.room).toMatchObject({ status: 'playing', started: 5_000 });
  expect(table.room.rulesVersion).toBeGreaterThan(0);
  expect(table.room.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(table.room.seats.map(each => each.bankMs)).toEqual([600_000, 600_000, 600_000]);
  expect(table.room.seats.some(each => each.waitingSince === 5_000)).toBe(true);
  expect(await table.does(ann, { do: 'start' })).toBe('table/started');
});

test('only decisions gain time; standing orders and requests do not', async () => {
  const table = draftedTable({ ...bank, game: 'twilight-imperium' });
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

test('an absent player returns by answering, with the time they had left', async () => {
  const table = draftedTable({ ...bank, onTimeout: 'bot' });
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
  const table = draftedTable(bank);
  await table.does(ann, { do: 'start' });
  const person = table.next;
  const seat = seatOf(table, person);
  await table.does(person, { do: 'step-aside' }, 50_000);
  table.botAnswers(seat, 90_000);
  expect(table.room.seats[seat]!.bankMs).toBe(550_000);
});

test('resigned players cannot play, nor anybody while the game is paused', async () => {
  const table = draftedTable();
  await table.does(ann, { do: 'start' });
  const person = table.next;
  for (const each of [ann, bob, cid]) await table.does(each, { do: 'pause', agree: true });
  expect(await table.answers(person)).toBe('table/paused');
  await table.does(person, { do: 'resume' });
  await table.does(person, { do: 'resign' });
  expect(await table.answers(person)).toBe('request/forbidden');
});

test('an undo also takes back the time gained', async () => {
  const table = draftedTable(bank);
  await table.does(ann, { do: 'start' });
  const person = table.next;
  const seat = seatOf(table, person);
  for (let again = 0; again < 3; again++) {
    expect(await table.answers(person, 1_000, simplestAnswer)).toBe('ok'); // no action: a card might reveal something
    expect(table.room.seats[seat]!.bankMs).toBe(609_000);
    expect(await table.does(person, { do: 'undo' }, 1_000)).toBe('ok');
    expect(table.room.seats[seat]!.bankMs).toBe(599_000);
  }
});

test('answering and undoing does not restart a slow clock', async () => {
  const table = draftedTable({ clock: { kind: 'each', seconds: 3600 }, onTimeout: 'bot' });
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
  expect(deadlineOf(table.room, seat)).toBe(500_000 + 3_600_000); // the hour counts from the first answer
});

test('an undo by consent gains nobody time, neither the requester nor the others', async () => {
  const table = draftedTable({ ...bank, options: { guarded: true } }); // guarded, so that everybody is asked
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

const order = { do: 'order', window: 'when-action-card-played', unless: null, until: 'round' } as const;
const cancel = { do: 'cancel-order', window: order.window } as const;

/** Alternates these commands until one is refused; returns the number of entries written, and the code. */
async function inflate(table: DraftedTable, person: Person, acts: readonly (() => Promise<string>)[]) {
  const before = table.game.length;
  for (let i = 0; i < 2_000; i++) {
    const code = await acts[i % acts.length]!();
    if (code !== 'ok') return { grown: table.game.length - before, code, person };
  }
  return { grown: table.game.length - before, code: 'ok', person };
}

test('commands without a decision may add only few entries per decision to the log', async () => {
  const table = draftedTable({ game: 'twilight-imperium' });
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

test('undone decisions and requests for undo are limited as well', async () => {
  const table = draftedTable();
  await table.does(ann, { do: 'start' });
  const person = table.next;
  const decide = () => table.answers(person, 0, simplestAnswer);
  const cycle = await inflate(table, person, [decide, () => table.does(person, { do: 'undo' })]);
  expect(cycle.code).toBe('table/too-many-changes');
  expect(cycle.grown).toBeLessThan(500);

  const asking = draftedTable();
  await asking.does(ann, { do: 'start' });
  const first = asking.next;
  while (asking.next === first) await asking.answers(first, 0, simplestAnswer);
  const second = asking.next;
  const no = () => asking.does(second, { do: 'answer-undo', agree: false });
  const asked = await inflate(asking, first, [() => asking.does(first, { do: 'ask-undo' }), no]);
  expect(asked.code).toBe('table/too-many-changes');
  expect(asked.grown).toBeLessThan(100);
});

test('a repeated order is neither written nor counted', async () => {
  const table = draftedTable({ game: 'twilight-imperium' });
  await table.does(ann, { do: 'start' });
  await table.does(ann, order);
  const { allowance } = table.room.seats[0]!;
  for (let i = 0; i < 300; i++) expect(await table.does(ann, order)).toBe('ok');
  expect([table.written, table.room.seats[0]!.allowance]).toEqual([{}, allowance]);
});

test('a new name appears at a table with the person’s next command there', async () => {
  const table = draftedTable();
  const anna = { ...ann, name: 'Anna' };
  expect(await table.does(anna, { do: 'chat', text: 'It is me.' }, 7)).toBe('ok');
  expect([table.room.host.name, table.room.seats[0]!.person!.name]).toEqual(['Anna', 'Anna']);
  expect(table.written.chat).toEqual({ number: 1, at: 7, person: 'ann', name: 'Anna', seat: 0, text: 'It is me.' });
  expect(await table.does({ id: 'eve', name: 'Eve' }, { do: 'chat', text: 'Hello' })).toBe('request/forbidden');
});

test('a rematch is created once, together with the link to it', async () => {
  const table = draftedTable();
  expect(await table.does(ann, { do: 'rematch' })).toBe('table/started');
  table.room.status = 'over';
  expect(await table.does(bob, { do: 'rematch' }, 9)).toBe('ok');
  const { creates: made } = table.written;
  expect(made).toMatchObject({ host: bob, created: 9, status: 'gathering' });
  expect(table.room.rematch).toBe(made!.id);
  expect(await table.does(ann, { do: 'rematch' })).toBe('ok');
  expect(table.written.creates).toBeUndefined();
});

test('a notice is due for players who are waited for, and a reminder before their time is up', async () => {
  const table = draftedTable({ clock: { kind: 'each', seconds: 7200 }, onTimeout: 'bot' });
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

test('an answer closes its question if repeating it would be stale: in turn, ahead of turn, or replaced', async () => {
  const table = draftedTable({ game: 'twilight-imperium', seats: 3, options: { sets: ['base'] } });
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

test('a reaction setting costs as much as an order and does not count as a decision', async () => {
  const table = draftedTable();
  await table.does(ann, { do: 'start' });
  const { allowance } = table.room.seats[0]!;
  expect(await table.does(ann, { do: 'react', reaction: 'guarded' })).toBe('ok');
  expect(table.game.reactionOf(0)).toBe('guarded');
  expect(table.written.batch?.entries).toEqual([{ t: 'reaction', seat: 0, reaction: 'guarded' }]);
  expect(table.room.seats[0]!.allowance).toBe(allowance - 1);
});

test('a guarded table is guarded for several people, and never for one person with bots', async () => {
  const several = draftedTable(guardedTable);
  await several.does(ann, { do: 'start' });
  expect(several.game.usualReaction).toBe('guarded');
  expect(await several.does(bob, { do: 'react', reaction: 'quick' })).toBe('reaction/guarded-table');
  const alone = draftedTable({ ...guardedTable, bots: [null, 'random', 'random'] }, []);
  await alone.does(ann, { do: 'start' });
  expect(alone.game.usualReaction).toBe('quick');
  expect(alone.room.options).not.toHaveProperty('guarded');
});

test('people at the table can chat, also a host without a seat, up to a limit', async () => {
  const table = draftedTable({ sit: false }, [bob]);
  const chat = { do: 'chat', text: 'Hello' } as const;
  expect([await table.does(ann, chat), await table.does(bob, chat)]).toEqual(['ok', 'ok']);
  expect(await table.does(cid, chat)).toBe('request/forbidden');
  expect(table.written.chat).toMatchObject({ number: 2, person: 'bob', seat: 0 });
  table.room.chats = CHAT_LINES - 1;
  expect([await table.does(bob, chat), await table.does(bob, chat), table.room.chats]).toEqual([
    ...['ok', 'table/limit'],
    CHAT_LINES,
  ]);
});

test('commands at a stuck table are refused, with a reason by kind', async () => {
  const table = draftedTable();
  await table.does(ann, { do: 'start' });
  table.room.stuck = { rulesVersion: 1, why: 'A loop.', releases: ['1'] };
  expect(await table.answers(table.next)).toBe('table/set-aside');
  table.room.stuck = { rulesVersion: 1, why: 'Other rules.' };
  expect(await table.answers(table.next)).toBe('save/migration');
});

test('the last decision ends the game and removes requests for a pause', async () => {
  const table = draftedTable({ seats: 2 }, [bob]);
  await table.does(ann, { do: 'start' });
  for (let i = 0; i < 3_000 && !table.game.over; i++) {
    if (table.room.pauseAsked.length === 0) table.room.pauseAsked = [0];
    await table.answers(table.next, 7_000);
  }
  expect(table.room).toMatchObject({ status: 'over', ended: 7_000, pauseAsked: [] });
  expect(table.written.batch!.events.length).toBeGreaterThan(0);
});

test('a reminder is stored once', async () => {
  const table = draftedTable({ clock: { kind: 'each', seconds: 86_400 }, onTimeout: 'wait' });
  await table.does(ann, { do: 'start' });
  const seat = seatOf(table, table.next);
  table.passTime(86_399_000);
  expect(table.room.seats[seat]).toMatchObject({ told: true, reminded: true, late: false });
  expect(noticesDue(table.room, 86_399_000)).toEqual({ turns: [], reminders: [] });
});
