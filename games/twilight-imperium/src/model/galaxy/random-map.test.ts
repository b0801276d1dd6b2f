import { quickRandom, type Rule, type Seat } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import type { Source } from '../ids.ts';
import { type Balance, balanceOf, clash, figuresOf, isEnterable, isPassable } from './galaxy-balance.ts';
import { galaxyFor, type MapPlan } from './galaxy-plan.ts';
import { dealtIn, type Layout, layouts, layoutsFor, planOf } from './layouts.ts';
import { readMapString, writeMapString } from './map-string.ts';
import { dealMap, dealOpenPlaces, filledAtRandom } from './random-map.ts';
import { tiles } from './tiles.ts';

const base: readonly Source[] = ['base'];
const pok: readonly Source[] = ['base', 'pok'];
const all: readonly Source[] = ['base', 'pok', 'te'];

/** Runs a rule whose only request is one draw of dice. */
function run<T>(rule: Rule<T>, words: readonly number[]): { value: T; requests: unknown[] } {
  const requests: unknown[] = [];
  let step = rule.next();
  while (!step.done) {
    requests.push(step.value);
    step = rule.next(words);
  }
  return { value: step.value, requests };
}

const backsIn = (plan: MapPlan, back: string): number =>
  plan.tiles.filter(({ tile }) => tiles.get(tile)!.back === back).length;

describe('dealMap', () => {
  test('takes its chance from one draw, so that the log stays small', () => {
    const { requests } = run(dealMap(6, pok), [1, 2]);
    expect(requests).toEqual([{ op: 'ints', stream: 'map', kind: 'dice', n: 2, sides: 65_536 }]);
  });

  test('gives the same map for the same draw, and another for another', () => {
    const text = (words: number[]): string => writeMapString(run(dealMap(6, pok), words).value);
    expect(text([1, 2])).toBe(text([1, 2]));
    expect(text([1, 2])).not.toBe(text([1, 3]));
    expect(text([1, 2])).not.toBe(text([2, 2]));
  });

  test('can use another layout than the usual one', () => {
    const { value } = run(dealMap(6, pok, layouts['six-player-large']), [7, 7]);
    expect(value.homes).toEqual(layouts['six-player-large'].homes);
    expect(value.tiles).toHaveLength(55);
  });

  test('makes maps that can be shared as map strings', () => {
    for (let players = 3; players <= 8; players++) {
      const { value } = run(dealMap(players, pok), [players, 99]);
      expect(readMapString(writeMapString(value), { players, sets: pok })).toMatchObject({
        ok: true,
        value: { plan: value },
      });
    }
  });

  test('refuses a table that has no layout', () => {
    expect(() => run(dealMap(7, base), [1, 1])).toThrow('no layout for 7 players');
  });
});

/** What every random map keeps to: how much more the richest slice may have than the poorest. */
const SPREAD = { optimal: 3, resources: 6, influence: 6, specialties: 4, wormholes: 3 } as const;
const SEEDS = 200;

describe.each([3, 4, 5, 6, 7, 8])('random maps for %i players', players => {
  const sets = players < 7 ? [base, pok, all] : [pok, all];
  const make = (seed: number): { boxes: readonly Source[]; layout: Layout; plan: MapPlan; balance: Balance } => {
    const boxes = sets[seed % sets.length]!;
    const choices = layoutsFor(players, boxes);
    const layout = choices[Math.floor(seed / sets.length) % choices.length]!;
    const plan = filledAtRandom(planOf(layout, boxes), dealtIn(layout), boxes, quickRandom(seed));
    return { boxes, layout, plan, balance: balanceOf(plan, plan.homes) };
  };
  let made: ReturnType<typeof make>[] | undefined;
  const maps = (): ReturnType<typeof make>[] => {
    made ??= Array.from({ length: SEEDS }, (_, seed) => make(seed));
    return made;
  };

  test('have the tiles that setup deals, each once, from the boxes in use', () => {
    for (const { boxes, layout, plan } of maps()) {
      expect(backsIn(plan, 'blue')).toBe(dealtIn(layout).blue);
      expect(backsIn(plan, 'red')).toBe(dealtIn(layout).red);
      expect(plan.open).toEqual([]);
      expect(plan.tiles.every(({ tile }) => boxes.includes(tiles.get(tile)!.source))).toBe(true);
      expect(new Set(plan.tiles.map(({ tile }) => tile)).size).toBe(plan.tiles.length);
      expect(new Set(plan.tiles.map(({ position }) => position)).size).toBe(plan.tiles.length);
    }
  });

  test('have no anomalies and no equal wormholes side by side, two planets at each home, and open ways', () => {
    for (const {
      balance: { clashes, slices },
    } of maps()) {
      expect(clashes).toEqual([]);
      for (const slice of slices) {
        expect(slice.atHome).toBeGreaterThanOrEqual(2);
        expect(slice.openWay).toBe(true);
      }
    }
  });

  test('have slices that are alike', () => {
    const spreads: number[] = [];
    for (const {
      balance: { slices, spread },
    } of maps()) {
      spreads.push(spread);
      for (const [figure, bound] of Object.entries(SPREAD) as [keyof typeof SPREAD, number][]) {
        const values = slices.map(slice => slice[figure]);
        expect(Math.max(...values) - Math.min(...values), figure).toBeLessThanOrEqual(bound);
      }
    }
    expect(spreads.sort((a, b) => a - b)[SEEDS / 2]).toBeLessThanOrEqual(1.25);
  });

  test('use all the tiles there are over time', () => {
    const used = new Set(maps().flatMap(({ plan }) => plan.tiles.map(({ tile }) => tile)));
    const drawable = [...tiles].filter(
      ([, { back, source }]) => ['blue', 'red'].includes(back) && all.includes(source),
    );
    expect(drawable.filter(([tile]) => !used.has(tile))).toEqual([]);
  });
});

describe('places left to chance in a map string', () => {
  test('are filled by the colour they name, with tiles that are not on the map yet', () => {
    const read = readMapString('19 0b 0r 0b 41 0r 0 -1 -1 -1 0 -1 -1 -1 0', { players: 3, sets: base });
    if (!read.ok) throw new Error(read.message);
    const { value } = run(dealOpenPlaces(read.value.plan, base), [5, 6]);
    const backAt = (position: string): string =>
      tiles.get(value.tiles.find(tile => tile.position === position)!.tile)!.back;
    expect(['101', '102', '103', '104', '105', '106'].map(backAt)).toEqual([
      'blue',
      'blue',
      'red',
      'blue',
      'red',
      'red',
    ]);
    expect(new Set(value.tiles.map(({ tile }) => tile)).size).toBe(7);
    expect(value.open).toEqual([]);
  });

  test('need no draw where there are none', () => {
    const plan: MapPlan = { tiles: [], homes: [], open: [] };
    expect(run(dealOpenPlaces(plan, base), [])).toEqual({ value: plan, requests: [] });
  });
});

describe('figures', () => {
  test('of one tile: each planet counts for the better of its values', () => {
    expect(figuresOf('28')).toMatchObject({
      resources: 2,
      influence: 3,
      optimal: 5,
      planets: 2,
      hazardous: 1,
      cultural: 1,
    });
    expect(figuresOf('35')).toMatchObject({ resources: 5, influence: 4, optimal: 6, hazardous: 2 });
    expect(figuresOf('26')).toMatchObject({ wormholes: 1, specialties: 0, legendary: 0 });
    expect(figuresOf('66')).toMatchObject({ legendary: 1 });
    expect(figuresOf('107')).toMatchObject({ specialties: 2 });
  });

  test('of ways: what ships cannot enter or pass without special technology', () => {
    expect(['43', '44', '42', '41', '46'].map(isEnterable)).toEqual([false, false, true, true, true]);
    expect(['43', '44', '42', '41', '46'].map(isPassable)).toEqual([false, false, false, true, true]);
  });

  test('of neighbours: two anomalies clash, and two equal wormholes', () => {
    expect(clash('41', '42')).toBe(true);
    expect(clash('26', '39')).toBe(true);
    expect(clash('26', '25')).toBe(false);
    expect(clash('41', '39')).toBe(false);
    expect(clash('79', '41')).toBe(true);
  });

  test('of a known map, counted by hand', () => {
    const text =
      '26 61 64 59 62 63 71 45 69 41 65 68 72 79 66 80 75 67 0 73 40 0 74 46 0 37 49 0 60 77 0 76 47 0 70 78';
    const read = readMapString(text, { players: 6, sets: pok });
    if (!read.ok) throw new Error(read.message);
    const { plan } = read.value;
    const { slices, clashes } = balanceOf(plan, plan.homes);
    const north: Seat = 0;
    // Lodor, Bakal and Alio Prima, Cealdri and Xanhact; Cormund is shared with the north-west
    expect(slices[north]).toMatchObject({
      optimal: 11,
      resources: 8,
      influence: 7,
      planets: 5.5,
      atHome: 4,
      openWay: true,
    });
    expect(clashes).toEqual([]);
  });

  test('do not count home tiles, nor what lies beside the board', () => {
    const { value: plan } = run(dealMap(6, pok), [3, 3]);
    const board = galaxyFor(plan, ['01', '02', '03', '04', '05', '51'], pok);
    expect(balanceOf(board, plan.homes)).toEqual(balanceOf(plan, plan.homes));
  });
});
