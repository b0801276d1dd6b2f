import { expect, test } from 'vitest';
import { playing } from '../testing/rooms.ts';
import { ALLOWANCE, canSpend, costOf, earn, pay } from './change-allowance.ts';

test('an undo costs more than a decision earns, and answering one costs nothing', () => {
  expect(costOf({ do: 'answer-undo', agree: true })).toBe(0);
  expect(costOf({ do: 'undo' })).toBe(5);
  expect(costOf({ do: 'ask-undo' })).toBe(6);
  expect(costOf({ do: 'withdraw', about: 'a vote' })).toBe(1);
  const room = playing();
  pay(room, 0, 20);
  earn(room, 0);
  expect(room.seats[0]!.allowance).toBe(ALLOWANCE - 16);
});

test('a seat pays from its own allowance, and earns no more than the maximum', () => {
  const room = playing();
  expect(canSpend(room, 0, ALLOWANCE)).toBe(true);
  pay(room, 0, 1);
  expect([canSpend(room, 0, ALLOWANCE), canSpend(room, 0, ALLOWANCE - 1), canSpend(room, 1, ALLOWANCE)]).toEqual([
    false,
    true,
    true,
  ]);
  earn(room, 0);
  expect(room.seats[0]!.allowance).toBe(ALLOWANCE);
});
