import { type Ask, nextQuestion, quickRandom, randomAnswer, simplestAnswer } from '@orrery/kernel';
import { expect, test, vi } from 'vitest';
import type { Person } from '../../rooms/room.ts';
import { type DraftedTable, draftedTable, seatOf } from '../../testing/drafted-table.ts';
import { ann } from '../../testing/rooms.ts';

/** A fixed seed: which windows come up depends on the game. */
vi.mock('../../common/ids.ts', async original => ({
  ...(await original<typeof import('../../common/ids.ts')>()),
  newSeed: () => '5a'.repeat(32),
}));

const offersOf = (ask: Ask) => ('options' in ask ? ask.options.map(({ key }) => key) : []);
const nextOf = (table: DraftedTable, person: Person) => nextQuestion(table.game, seatOf(table, person))?.ask;

/** A game of three people, where somebody could use something before their ships move. */
async function atWindow(): Promise<{ table: DraftedTable; person: Person }> {
  const options = { factions: ['letnev', 'jol-nar', 'l1z1x'] };
  const clock = { kind: 'bank', seconds: 3600, increment: 15 } as const;
  const table = draftedTable({ game: 'twilight-imperium', options, clock });
  await table.does(ann, { do: 'start' });
  for (let i = 0; i < 2_000; i++) {
    const { next: person } = table;
    if (nextOf(table, person)?.kind === 'move.from') return { table, person };
    const told = await table.answers(person, 0, ask => randomAnswer(ask, quickRandom(i)));
    if (told !== 'ok') await table.answers(person, 0, simplestAnswer);
  }
  throw new Error('there is no such window in this game');
}

test('a window and the next question are answered as one decision, and taken back as one', async () => {
  const { table, person } = await atWindow();
  const next = nextOf(table, person)!;
  const seat = seatOf(table, person);
  const { length } = table.game;
  const bank = () => table.room.seats[seat]!.bankMs!;
  const before = bank();
  const answer = { do: 'answer', ask: next.id, value: [offersOf(next)[0]!] } as const;
  expect(await table.does(person, answer)).toBe('ok');
  expect(table.game.log.slice(length, length + 2)).toMatchObject([
    { t: 'answer', seat, value: [] },
    { t: 'answer', seat, joined: true },
  ]);
  expect([table.closed, bank()]).toEqual([true, before + 15_000]);
  expect(await table.does(person, answer)).toBe('ask/stale');
  expect(await table.does(person, { do: 'undo' })).toBe('ok');
  expect(bank()).toBe(before);
  expect(nextOf(table, person)?.kind).toBe(next.kind);
});
