import { findGame } from '@orrery/catalogue';
import { type Ask, type Entry, type KernelState, randomAnswer, randomFor, seedFrom, Table } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { atBoardgameIo, library } from './boardgame-io.ts';

function gameOf(id: string, seats = 4, wish: object = {}) {
  const { game } = findGame(id)!;
  const options = game.readOptions(wish, seats);
  if (!options.ok) throw new Error(options.message);
  return { game, settings: { seats, options: options.value } };
}

/** The state without what only our own kernel counts. */
const essence = ({ core: _, ...rest }: KernelState) => rest;
/** An ask without its number, and without the name by which an answer ahead would be kept. */
const forAll = ({ id: _, about: __, ...rest }: Ask) => rest;

/** `happens`: an event that there must be; when a turn is cut short or a game is won, steps are dropped. */
test.each([
  { id: 'eminent-domain', seats: 4, wish: {}, seed: 'same', length: 150, happens: 'annexed' },
  { id: 'twilight-imperium', seats: 4, wish: {}, seed: 'same', length: 150, happens: 'activated' },
  {
    id: 'twilight-imperium',
    seats: 3,
    wish: { sets: ['base'], factions: ['xxcha', 'sol', 'hacan'] },
    seed: 'cut45',
    length: 740,
    happens: 'turn-cut-short',
  },
  { id: 'twilight-imperium', seats: 3, wish: { sets: ['base'], points: 4 }, seed: 'won0', length: 999, happens: 'won' },
])(
  'boardgame.io plays the same $id up to $length, given the same answers and the same chance',
  ({ id, seats, wish, seed, length, happens }) => {
    const { game, settings } = gameOf(id, seats, wish);
    const table = new Table(game, { ...settings, seed: seedFrom(seed) });
    const random = randomFor(seed);
    while (!table.over && table.length < length) {
      const ask = table.firstAsk()!;
      table.answer({ ask: ask.id, seat: ask.seat, value: randomAnswer(ask, random) });
    }
    expect(table.events.map(({ type }) => type)).toContain(happens);
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
    const state = table.over ? table.state : table.snapshots.at(-1)!.state;
    expect(essence(opponent.held.safe)).toEqual(essence(state));
  },
);

test('an illegal answer is an invalid move', () => {
  const { game, settings } = gameOf('eminent-domain');
  const opponent = atBoardgameIo(library()!, game, { ...settings, seed: 'any' });
  expect(() => opponent.answer(opponent.held.asks[0]!, ['no such card'])).toThrow(/refused/);
});
