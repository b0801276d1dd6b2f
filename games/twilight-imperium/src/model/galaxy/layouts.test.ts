import { describe, expect, test } from 'vitest';
import type { Source } from '../ids.ts';
import { surveyOf } from './galaxy.ts';
import { terrainOf } from './galaxy-balance.ts';
import { clockwise, hexAt } from './hexes.ts';
import { dealtIn, layoutIds, layouts, layoutsFor, planOf } from './layouts.ts';
import { tiles } from './tiles.ts';

const pok: readonly Source[] = ['base', 'pok'];

/** Complete Setup, step 6ii: blue and red tiles for each player, and what the speaker draws on top. */
const dealt = {
  'three-player': [3, 6, 2, 0, 0],
  'four-player': [4, 5, 3, 0, 0],
  'five-player': [5, 4, 2, 0, 1],
  'five-player-hyperlanes': [5, 3, 2, 0, 0],
  'six-player': [6, 3, 2, 0, 0],
  'six-player-large': [6, 6, 3, 0, 0],
  'seven-player': [7, 4, 2, 3, 2],
  'seven-player-alternate': [7, 3, 2, 0, 0],
  'eight-player': [8, 4, 2, 2, 2],
  'eight-player-alternate': [8, 3, 2, 0, 0],
} as const;

/** Complete Setup, step 6: the hyperlane tiles of each setup. */
const hyperlanes: Partial<Record<string, string>> = {
  'five-player-hyperlanes': '83a 84a 85a 86a 87a 88a',
  'seven-player': '83a 84a 85a 86a 87a 88a',
  'seven-player-alternate': '83b 84b 85b 86b 88b 90b',
  'eight-player-alternate': '83b 85b 87a 88a 89b 90b',
};

describe.each(layoutIds)('%s', id => {
  const layout = layouts[id];
  const [players, blue, red, moreBlue, moreRed] = dealt[id];

  test('deals the tiles that the rules say, one for each open place', () => {
    expect(layout.homes).toHaveLength(players);
    expect(layout.each).toEqual({ blue, red });
    expect(layout.extra).toEqual({ blue: moreBlue, red: moreRed });
    expect(layout.open).toHaveLength(players * (blue + red) + moreBlue + moreRed);
    expect(planOf(layout, pok).open).toHaveLength(layout.open.length);
  });

  test('uses each place once, and the hyperlane tiles that the rules name', () => {
    const all = ['000', ...layout.homes, ...layout.open, ...layout.hyperlanes.map(({ position }) => position)];
    expect(new Set(all).size).toBe(all.length);
    for (const position of all) expect(hexAt(position)).toBeDefined();
    expect(layout.hyperlanes.map(({ tile }) => tile).sort()).toEqual(hyperlanes[id]?.split(' ') ?? []);
  });

  test('has its homes clockwise, in the outer ring, none beside another', () => {
    expect([...layout.homes].sort(clockwise)).toEqual(layout.homes);
    const { beside, atEdge } = surveyOf(['000', ...layout.homes, ...layout.open], layout.hyperlanes);
    for (let home = 1; home <= players; home++) {
      expect(atEdge[home]).toBe(true);
      expect(beside[home]!.every(other => other > players)).toBe(true);
      expect(beside[home]!.length).toBeGreaterThanOrEqual(3);
    }
    expect(beside[0]!.length).toBeGreaterThan(0);
  });

  test('has enough tiles in the boxes it needs', () => {
    const sets: readonly Source[] = layout.needsPok ? pok : ['base'];
    const count = (back: string): number =>
      [...tiles.values()].filter(facts => facts.back === back && sets.includes(facts.source)).length;
    expect(dealtIn(layout).blue).toBeLessThanOrEqual(count('blue'));
    expect(dealtIn(layout).red).toBeLessThanOrEqual(count('red'));
  });
});

/** Steps from each home to Mecatol Rex, and the systems nearest to it, parts of shared ones included. */
function standing(id: (typeof layoutIds)[number]): { steps: number[]; own: number[] } {
  const { homes, open, hyperlanes: lanes } = layouts[id];
  const { nearest, ways } = terrainOf(['000', ...homes, ...open], lanes, homes, '000');
  return {
    steps: ways.map(each => each[0]!.length + 1),
    own: homes.map((_, seat) => nearest.reduce((sum, seats) => sum + (seats.includes(seat) ? 1 / seats.length : 0), 0)),
  };
}

test('six players have equal positions: five systems of their own, three steps from Mecatol Rex', () => {
  expect(standing('six-player')).toEqual({ steps: [3, 3, 3, 3, 3, 3], own: [5, 5, 5, 5, 5, 5] });
});

test('hyperlanes give five, seven and eight players equal ways to Mecatol Rex', () => {
  expect(standing('five-player-hyperlanes').steps).toEqual([3, 3, 3, 3, 3]);
  expect(standing('seven-player-alternate').steps).toEqual([3, 3, 3, 3, 3, 3, 3]);
  expect(standing('eight-player-alternate').steps).toEqual([3, 3, 3, 3, 3, 3, 3, 3]);
});

test('five players without hyperlanes: the cramped positions gain 2, 4 and 2 trade goods', () => {
  const { homes, tradeGoods } = layouts['five-player'];
  expect(homes.map((home, seat) => [home, tradeGoods[seat]])).toEqual([
    ['303', 0],
    ['307', 2],
    ['310', 4],
    ['313', 2],
    ['317', 0],
  ]);
  const { own } = standing('five-player');
  expect(own[2]).toBeLessThan(own[1]!);
  expect(own[1]).toBeLessThan(own[0]!);
});

describe('layouts for a table', () => {
  const usual = (players: number, sets: readonly Source[]): string[] => layoutsFor(players, sets).map(({ id }) => id);

  test('seven and eight players need Prophecy of Kings', () => {
    expect(usual(7, ['base'])).toEqual([]);
    expect(usual(8, ['base', 'te'])).toEqual([]);
    expect(usual(7, pok)).toEqual(['seven-player', 'seven-player-alternate']);
    expect(usual(8, pok)[0]).toBe('eight-player');
  });

  test('the usual one comes first', () => {
    expect(usual(5, ['base'])).toEqual(['five-player']);
    expect(usual(5, pok)).toEqual(['five-player-hyperlanes', 'five-player']);
    expect(usual(6, ['base'])).toEqual(['six-player']);
    expect(usual(6, pok)[0]).toBe('six-player');
    expect(usual(2, pok)).toEqual([]);
  });

  test("Thunder's Edge has its own Mecatol Rex", () => {
    expect(planOf(layouts['six-player'], ['base']).tiles).toEqual([{ tile: '18', position: '000', turn: 0 }]);
    expect(planOf(layouts['six-player'], ['base', 'te']).tiles).toEqual([{ tile: '112', position: '000', turn: 0 }]);
  });
});
