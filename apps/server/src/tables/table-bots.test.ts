import { BotStalled } from '@orrery/bots/threads';
import { type AnswerValue, simplestAnswer } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { Result } from '../common/refusal.ts';
import { copyRoom } from '../rooms/room.ts';
import { recordOf } from '../testing/http-app.ts';
import { plainRoom, someGame } from '../testing/situations.ts';
import type { Draft } from './drafts/draft.ts';
import { TableBots } from './table-bots.ts';

/** A game of two bots; the first is asked. `answers` are the bots' answers in order. */
function scene(answers: (AnswerValue | Error)[] = []) {
  const room = plainRoom(2);
  for (const seat of room.seats) seat.bot = 'random';
  room.status = 'playing';
  const { game, seed } = someGame(room, 'begun');
  const faults: string[] = [];
  const drafts: Result<Draft>[] = [];
  const aside: string[] = [];
  const asked: { luck: string; host: string }[] = [];
  let record = recordOf(room, { seed, length: game.length });
  const bots = new TableBots({
    deps: {
      bots: {
        choose: async (question: { luck: string }, host: string) => {
          asked.push({ luck: question.luck, host });
          const answer = answers.shift() ?? simplestAnswer(game.asks(0).find(each => !each.ahead)!);
          if (answer instanceof Error) throw answer;
          return answer;
        },
      } as never,
      fault: (_, what) => faults.push(what),
      now: () => 5_000,
    },
    present: () => ({ record, game }),
    enqueue: answer => answer(),
    commit: async (what, draft) => {
      const drafted = draft();
      drafts.push(drafted);
      return what;
    },
    setAside: async what => void aside.push(what),
  });
  const drive = async () => {
    bots.drive(record, game);
    for (let turns = 0; turns < 20; turns++) await Promise.resolve();
  };
  const change = (how: (room: ReturnType<typeof copyRoom>) => void) => {
    const changed = copyRoom(record.room);
    how(changed);
    record = { ...record, room: changed };
  };
  const ask = () => game.asks(0).find(each => !each.ahead)!;
  return { bots, drive, game, faults, drafts, aside, asked, change, ask, host: room.host.id };
}

test('a bot is asked once for each question, and its answer is drafted as a decision', async () => {
  const { bots, drive, drafts, asked, host, game } = scene();
  const before = game.length;
  bots.drive(recordOf(plainRoom(2)), game); // there the seat has no bot
  expect(bots.areThinking).toBe(false);
  const driving = drive();
  expect(bots.areThinking).toBe(true);
  await driving;
  expect([bots.areThinking, asked.length, asked[0]!.host]).toEqual([false, 1, host]);
  expect(drafts).toMatchObject([{ ok: true, value: { commit: { batch: { first: before, at: 5_000 } } } }]);
});

test('a question that a bot thinks about is not asked again', async () => {
  const { bots, drive, asked, ask } = scene();
  const driving = drive();
  bots.drive(recordOf(plainRoom(2)), { waiting: () => [0], asks: () => [ask()] } as never);
  await driving;
  expect(asked).toHaveLength(1);
});

test('if a bot fails or answers illegally, the simplest answer is used', async () => {
  const failing = scene([new Error('out of its mind')]);
  const id = failing.ask().id;
  await failing.drive();
  expect([failing.faults, failing.drafts[0]!.ok]).toEqual([['the bot random failed'], true]);
  expect(failing.game.asks(0).some(each => each.id === id)).toBe(false);
  const cheating = scene([['no such card']]);
  await cheating.drive();
  expect([cheating.faults, cheating.drafts[0]!.ok]).toEqual([[], true]);
});

test('an answer is ignored once a person plays, or the game is paused or over', async () => {
  for (const [change, code] of [
    [room => Object.assign(room, { status: 'over' }), 'ask/over'],
    [room => Object.assign(room, { paused: true }), 'ask/foreign'],
    [room => Object.assign(room.seats[0]!, { person: { id: 'ann', name: 'Ann' } }), 'ask/foreign'],
  ] as [(room: ReturnType<typeof copyRoom>) => void, string][]) {
    const { drive, drafts, change: changeRoom } = scene();
    const driving = drive();
    changeRoom(change);
    await driving;
    expect(drafts).toMatchObject([{ ok: false, code }]);
  }
});

test('another process may have answered first', async () => {
  const { drive, drafts, game, ask } = scene();
  const { id } = ask();
  const driving = drive();
  while (game.asks(0).some(each => each.id === id)) game.answer({ ask: id, seat: 0, value: simplestAnswer(ask()) });
  await driving;
  expect(drafts).toMatchObject([{ ok: false, code: 'ask/stale' }]);
});

test('after three stalls of its bots a table is set aside, and the count restarts', async () => {
  const stall = () => Object.assign(Object.create(BotStalled.prototype), { message: 'too long' }) as Error;
  const { drive, aside, drafts, faults, game } = scene([stall(), stall(), new Error('plain'), stall()]);
  for (let i = 0; i < 4; i++) {
    while (!game.waiting().includes(0)) {
      const other = game.asks(1).find(each => !each.ahead)!;
      game.answer({ ask: other.id, seat: 1, value: simplestAnswer(other) });
    }
    expect(aside).toEqual([]);
    await drive();
  }
  expect([aside.length, faults.length]).toEqual([1, 4]);
  expect(aside[0]).toMatch(/^bot /);
  expect(drafts.length).toBeGreaterThanOrEqual(3);
});
