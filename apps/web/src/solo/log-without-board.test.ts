import { quickRandom, randomAnswer } from '@orrery/kernel';
import type { Downward } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { loadBoard } from '../boards/index.ts';
import { eventsFor } from '../game/log.tsx';
import type { LogWords } from '../text/game-words.ts';
import { SoloTable } from './engine.ts';

test.each([
  ['eminent-domain', 3],
  ['twilight-imperium', 6],
] as const)('the log of a game of %s can be read without its board', async (game, seats) => {
  const words = (await loadBoard(game))!;
  const told: Downward[] = [];
  const outside = {
    tell: (message: Downward) => void told.push(message),
    keep: async () => undefined,
    thinking: { iterations: 1 },
  };
  const full = () => told.findLast(each => each.type === 'full')!;
  const table = SoloTable.begin(outside, 'mine', game, seats, '5'.repeat(64))!;
  await table.show();
  const random = quickRandom(2);
  for (let i = 0; i < 60 && full().picture.standing === null; i++) {
    const ask = full().picture.asks.find(each => !each.ahead)!;
    await table.carryOut(String(i), { do: 'answer', ask: ask.id, value: randomAnswer(ask, random) });
  }
  const items = told.flatMap(each => (each.type === 'full' ? each.events.items : []));
  const events = eventsFor(items, 0);
  const nameOf = (seat: number) => `Player ${seat}`;
  const { view } = full().picture;
  const withBoard = words.log(events, { view, nameOf } as never);
  const alone = words.logAlone(events, 0, nameOf);
  const placesOf = (lines: readonly LogWords[]) => lines.map(({ event, seat, heading }) => [event, seat, heading]);
  expect(placesOf(alone)).toEqual(placesOf(withBoard));
  expect(alone.filter(({ text }) => /undefined|null|NaN/.test(text))).toEqual([]);
  expect(alone.length).toBeGreaterThan(100);
});
