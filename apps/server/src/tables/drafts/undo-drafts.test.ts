import { simplestAnswer } from '@orrery/kernel';
import type { CreateTableRequest } from '@orrery/protocol';
import { expect, test, vi } from 'vitest';
import type { Person } from '../../rooms/room.ts';
import { type DraftedTable, draftedTable, seatOf } from '../../testing/drafted-table.ts';
import { ann, bob, cid } from '../../testing/rooms.ts';

/** Fixed seeds: the counts below depend on the games. */
vi.mock('../../common/ids.ts', async original => ({
  ...(await original<typeof import('../../common/ids.ts')>()),
  newSeed: () => '5a'.repeat(32),
}));

test('nothing can be undone when the game is over', async () => {
  const table = draftedTable();
  await table.does(ann, { do: 'start' });
  const person = table.next;
  await table.answers(person);
  table.room.status = 'over';
  for (const command of ['undo', 'ask-undo'] as const)
    expect(await table.does(person, { do: command })).toBe('ask/over');
});

test('bots consent to undos at once; other people are asked', async () => {
  const alone = draftedTable({ bots: [null, 'random', 'random'] }, []);
  await alone.does(ann, { do: 'start' });
  while (!alone.game.waiting().includes(0)) alone.botAnswers(alone.game.waiting()[0]!, 0);
  await alone.answers(ann);
  const length = alone.game.length;
  expect(await alone.does(ann, { do: 'ask-undo' })).toBe('ok');
  expect(alone.game.log.slice(length).at(-1)).toMatchObject({ t: 'undo' });

  const table = draftedTable({ bots: [null, null, 'random'] }, [bob]);
  await table.does(ann, { do: 'start' });
  while (table.game.waiting()[0] === 2) table.botAnswers(2, 0);
  const person = table.next;
  await table.answers(person);
  await table.does(person, { do: 'ask-undo' });
  expect(table.game.log.some(entry => entry.t === 'undo')).toBe(false);
  expect(await table.does(person.id === ann.id ? bob : ann, { do: 'answer-undo', agree: true })).toBe('ok');
  expect(table.game.log.some(entry => entry.t === 'undo')).toBe(true);
});

/** A game of three people; two have decided, and the first of them requests an undo. Returns the third. */
async function asked(
  terms: Partial<CreateTableRequest>,
  meanwhile: (table: DraftedTable, third: Person) => Promise<unknown>,
) {
  const table = draftedTable(terms);
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

test.each<[string, Partial<CreateTableRequest>, (table: DraftedTable, third: Person) => Promise<unknown>]>([
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
])('a player who %s does not consent by that, and neither does the bot in their place', async (_, terms, meanwhile) => {
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

test('an open seat consents only once a bot or a person sits there', async () => {
  const { table, third, isTakenBack } = await asked({}, async (at, gone) => {
    await at.does(gone, { do: 'step-aside' });
    await at.does(at.room.host, { do: 'open-seat', seat: seatOf(at, gone) });
  });
  expect([table.room.seats.some(each => each.person === third), isTakenBack()]).toEqual([false, false]);
  const seat = table.room.seats.findIndex(each => each.person === null);
  expect(await table.does(table.room.host, { do: 'seat-bot', seat, bot: 'random' }, 2)).toBe('ok');
  expect(isTakenBack()).toBe(true);
});
