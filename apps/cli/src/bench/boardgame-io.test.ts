import { findGame } from '@orrery/catalogue';
import { type Entry, type KernelState, randomAnswer, seedFrom, Table } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { atBoardgameIo, library } from './boardgame-io.ts';
import { randomOf } from './games.ts';

const { game } = findGame('eminent-domain')!;
const options = game.readOptions({}, 4);

/** The state without what only our own kernel counts. */
const essence = ({ core: _, ...rest }: KernelState) => rest;

test('boardgame.io plays the same game, given the same answers and the same chance', () => {
  if (!options.ok) throw new Error(options.message);
  const table = new Table(game, { seats: 4, options: options.value, seed: seedFrom('same') });
  const random = randomOf('same');
  while (!table.over) {
    const [ask] = table.asks();
    table.answer({ ask: ask!.id, seat: ask!.seat, value: randomAnswer(ask!, random) });
  }

  const isOf = <T extends Entry['t']>(t: T) => table.log.filter(entry => entry.t === t) as Extract<Entry, { t: T }>[];
  const chances = isOf('chance').map(entry => [...entry.out]);
  const opponent = atBoardgameIo(library()!, game, {
    seats: 4,
    options: options.value,
    seed: 'any',
    chance: () => chances.shift()!,
  });
  for (const { seat, value } of isOf('answer')) {
    const [ask] = opponent.held.asks;
    expect(ask!.seat).toBe(seat);
    opponent.answer(ask!, value);
  }
  expect(opponent.held.asks).toEqual([]);
  expect(essence(opponent.held.safe)).toEqual(essence(table.state));
});

test('an illegal answer is an invalid move', () => {
  if (!options.ok) throw new Error(options.message);
  const opponent = atBoardgameIo(library()!, game, { seats: 4, options: options.value, seed: 'any' });
  expect(() => opponent.answer(opponent.held.asks[0]!, ['no such card'])).toThrow(/refused/);
});
