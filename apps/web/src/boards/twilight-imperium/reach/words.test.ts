import type { Reach } from '@orrery/twilight-imperium/reach';
import { tableForText } from '@orrery/twilight-imperium/text';
import type { View } from '@orrery/twilight-imperium/view';
import { expect, test } from 'vitest';
import { someTable } from '../testing.ts';
import { aroundOf, goalsOf } from './around.ts';
import { reachWords } from './words.ts';

const { view, nameOf } = await someTable(3);
const [mine, theirs] = view.players.map(({ home }) => home) as [string, string];
const [near, far] = view.systems.filter(({ planets }) => planets.length === 0).map(({ id }) => id) as [string, string];
const positionOf = (id: string) => view.galaxy.tiles.find(({ tile }) => tile === id)!.position;

const reach: Reach = {
  adjacent: { [near]: [mine, far], [far]: [] },
  fleets: [
    {
      seat: 0,
      from: mine,
      isHeld: false,
      ships: [
        { unit: 'carrier', move: 1, to: { [near]: 1 }, risky: [] },
        { unit: 'dreadnought', move: 1, to: { [near]: 1 }, risky: [] },
        { unit: 'cruiser', move: 2, to: { [near]: 1, [far]: 2 }, risky: [far] },
      ],
    },
    { seat: 1, from: theirs, isHeld: true, ships: [{ unit: 'cruiser', move: 2, to: {}, risky: [] }] },
  ],
};

const words = (system: string, seen: View = view, isNamed = false) =>
  reachWords(system, reach, seen, tableForText(seen, nameOf), isNamed);

test('ships that reach the same systems are told together, and what a rift threatens apart', () => {
  expect(words(mine).slice(1)).toEqual([
    'Player 1: carriers and dreadnoughts (move 1) can enter 1 system',
    'Player 1: cruisers (move 2) can enter 2 systems, 1 only out of a gravity rift',
  ]);
  expect(words(mine, view, true)[1]).toMatch(new RegExp(`: ${positionOf(near)} `));
  expect(words(theirs).slice(1)).toEqual([
    'Player 2: held here by an own command token',
    'None of your ships can come here',
  ]);
});

test('a system says from where own ships could come, or why none does', () => {
  expect(words(near).at(-1)).toMatch(
    /^Your ships can come here from 1 system: 30\d .+ \(carriers, dreadnoughts and cruisers\)$/,
  );
  expect(words(far)[0]).toBe('Not adjacent to any system');
  expect(words(far).at(-1)).toMatch(/\(cruisers, out of a gravity rift\)$/);
  const systems = view.systems.map(each => (each.id === theirs ? { ...each, tokens: [0] } : each));
  expect(words(theirs, { ...view, systems }).at(-1)).toMatch(/^Your command token lies here/);
  expect(words(near, { ...view, seat: null })).toHaveLength(1);
});

test('what is drawn is what the first of the ships could do', () => {
  const { fleets, origins } = aroundOf(reach, mine, 0);
  expect(goalsOf(fleets[0]!)).toEqual([
    { system: near, moves: 1, isRisky: false },
    { system: far, moves: 2, isRisky: true },
  ]);
  expect(origins).toEqual([]);
  expect(aroundOf(reach, near, 0).origins).toEqual([
    { from: mine, moves: 1, units: ['carrier', 'dreadnought', 'cruiser'], isRisky: false },
  ]);
  expect(aroundOf(reach, near, 1).origins).toEqual([]);
});
