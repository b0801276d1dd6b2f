import { findGame } from '@orrery/catalogue';
import { type Ask, type Entry, type KernelState, randomAnswer, seedFrom, Table } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { atBoardgameIo, library } from './boardgame-io.ts';
import { randomOf } from './games.ts';

const SEATS = 4;

function gameOf(id: string) {
  const { game } = findGame(id)!;
  const options = game.readOptions({}, SEATS);
  if (!options.ok) throw new Error(options.message);
  return { game, settings: { seats: SEATS, options: options.value } };
}

/** The state without what only our own kernel counts. */
const essence = ({ core: _, ...rest }: KernelState) => rest;
/** An ask without its number, and without the name by which an answer ahead would be kept. */
const forAll = ({ id: _, about: __, ...rest }: Ask) => rest;

test.each(['eminent-domain', 'twilight-imperium'])(
  'boardgame.io plays the same %s, given the same answers and the same chance',
  id => {
    const { game, settings } = gameOf(id);
    const table = new Table(game, { ...settings, seed: seedFrom('same') });
    const random = randomOf('same');
    while (!table.over && table.length < 150) {
      const ask = table.firstAsk()!;
      table.answer({ ask: ask.id, seat: ask.seat, value: randomAnswer(ask, random) });
    }
    table.rebase();

    const isOf = <T extends Entry['t']>(t: T) => table.log.filter(entry => entry.t === t) as Extract<Entry, { t: T }>[];
    const chances = isOf('chance').map(entry => [...entry.out]);
    const opponent = atBoardgameIo(library()!, game, { ...settings, seed: 'any', chance: () => chances.shift()! });
    for (const { seat, value } of isOf('answer')) {
      const ask = opponent.held.asks.find(each => each.seat === seat);
      expect(opponent.answer(ask!, value)).toBe(true);
    }
    expect(chances).toEqual([]);
    expect(opponent.held.asks.map(forAll)).toEqual(table.asks().map(forAll));
    expect(essence(opponent.held.safe)).toEqual(essence(table.snapshots.at(-1)!.state));
  },
);

test('an illegal answer is an invalid move', () => {
  const { game, settings } = gameOf('eminent-domain');
  const opponent = atBoardgameIo(library()!, game, { ...settings, seed: 'any' });
  expect(() => opponent.answer(opponent.held.asks[0]!, ['no such card'])).toThrow(/refused/);
});
