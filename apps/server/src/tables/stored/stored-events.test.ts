import { quickRandom, randomAnswer, undo } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { Batch, Store } from '../../store/store.ts';
import { plainRoom, someGame } from '../../testing/situations.ts';
import { eventsBefore } from './stored-events.ts';
import { batchSince, unpack } from './stored-game.ts';

/** The stored batches of a game with undos. */
function someBatches(): Batch[] {
  const { game, batch } = someGame(plainRoom(3), 'begun');
  const random = quickRandom(3);
  const batches = [batch];
  for (let i = 0; i < 400 && !game.over; i++) {
    const ask = game.firstAsk()!;
    const { length } = game;
    const before = { count: game.events.length, events: [...game.events] };
    if (i % 5 === 4) undo(game, ask.seat);
    else game.answer({ ask: ask.id, seat: ask.seat, value: randomAnswer(ask, random) });
    if (game.length > length) batches.push(batchSince(game, length, before, batches.at(-1)!.chain, i));
  }
  return batches;
}

test('events are read backwards from the end, without undone ones', async () => {
  const batches = someBatches();
  expect(batches.filter(each => each.entries.some(entry => entry.t === 'undo')).length).toBeGreaterThan(5);
  let read = 0;
  const store = {
    async readBatchesBack(_: string, before: number, limit: number) {
      const found = batches
        .filter(each => each.first < before)
        .reverse()
        .slice(0, limit);
      read += found.length;
      return found;
    },
  } as Partial<Store> as Store;
  const { events } = unpack(batches);
  for (const before of [Number.MAX_SAFE_INTEGER, events.length, events.length - 1, 300, 20, 1, 0])
    for (const most of [1, 7, 50, 500, 10_000]) {
      const to = Math.min(before, events.length);
      const from = Math.max(0, to - most);
      const found = await eventsBefore(store, '', before, most);
      expect(found.events, `${before} ${most}`).toEqual(events.slice(from, to));
      expect(found.from, `${before} ${most}`).toBe(from);
    }
  read = 0;
  await eventsBefore(store, '', Number.MAX_SAFE_INTEGER, 10);
  expect(read).toBeLessThanOrEqual(100);
});
