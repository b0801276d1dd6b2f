import { proves } from '@orrery/testkit/proves';
import { describe, expect, test } from 'vitest';
import { geometryOf, systemTiles } from './galaxy.ts';
import { galaxyFor } from './galaxy-plan.ts';
import { layouts, planOf } from './layouts.ts';
import type { Galaxy, PlacedTile } from './state.ts';

const galaxy = (...tiles: [tile: string, position: string, turn?: number][]): Galaxy => ({
  tiles: tiles.map(([tile, position, turn = 0]): PlacedTile => ({ tile, position, turn })),
});

const besides = (board: Galaxy, system: string): readonly string[] =>
  geometryOf(board).neighbours[geometryOf(board).index.get(system)!]!;
const isAtEdge = (board: Galaxy, system: string): boolean =>
  geometryOf(board).atEdge[geometryOf(board).index.get(system)!]!;

/** The five-player layout with a different system in each place. */
function fivePlayers(): { board: Galaxy; at: (position: string) => string } {
  const plan = planOf(layouts['five-player-hyperlanes'], ['base', 'pok']);
  const names = ['19', '20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '30', '31', '32', '33', '34', '35'];
  names.push('36', '37', '38', '39', '40', '41', '42', '43');
  const dealt = plan.open.map(({ position }, i): PlacedTile => ({ tile: names[i]!, position, turn: 0 }));
  const board = galaxyFor(
    { ...plan, tiles: [...plan.tiles, ...dealt], open: [] },
    ['01', '02', '03', '04', '05'],
    ['base', 'pok'],
  );
  return { board, at: position => board.tiles.find(tile => tile.position === position)!.tile };
}

describe('side by side', () => {
  proves('LRR 6', 'systems whose sides touch are adjacent, and no others', () => {
    const board = galaxy(['18', '000'], ['19', '101'], ['20', '102'], ['21', '104'], ['22', '201']);
    expect(besides(board, '18')).toEqual(['19', '20', '21']);
    expect(besides(board, '19')).toEqual(['18', '20', '22']);
    expect(besides(board, '21')).toEqual(['18']);
  });

  proves('LRR 44.1, LRR 6.4', 'a line across several hyperlanes joins the systems at its ends', () => {
    const { board, at } = fivePlayers();
    expect(besides(board, at('308'))).toContain(at('312')); // 83A, 85A, 84A
    expect(besides(board, at('103'))).toContain(at('105')); // 86A
    expect(new Set(besides(board, at('207')))).toEqual(
      new Set(['103', '205', '308', '105', '209', '312'].map(at)), // 88A and 87A
    );
  });

  proves('LRR 44.1', 'lines that only meet at an edge of a tile do not join', () => {
    const { board, at } = fivePlayers();
    expect(besides(board, at('105'))).not.toContain(at('312'));
    expect(besides(board, at('103'))).not.toContain(at('308'));
  });

  test('a turned hyperlane turns its lines', () => {
    const around: [string, string][] = ['19', '20', '21', '22', '23', '24'].map((tile, i) => [tile, `10${i + 1}`]);
    const joined = (turn: number): string[] => {
      const board = galaxy(['83a', '000', turn], ...around);
      return around.flatMap(([tile], i) => (besides(board, tile).includes(around[(i + 3) % 6]![0]) ? [tile] : []));
    };
    expect(joined(0)).toEqual(['20', '23']); // north-east and south-west
    expect(joined(1)).toEqual(['21', '24']);
    expect(joined(2)).toEqual(['19', '22']);
    expect(joined(3)).toEqual(joined(0));
  });

  proves('LRR 44.2', 'a hyperlane tile is no system', () => {
    const { board } = fivePlayers();
    expect(systemTiles(board)).toHaveLength(board.tiles.length - 6);
    expect(geometryOf(board).index.has('83a')).toBe(false);
    expect(geometryOf(board).ids).toEqual(systemTiles(board).map(({ tile }) => tile));
  });

  proves('LRR 6.2a', 'a system is not adjacent to itself, not even round hyperlanes', () => {
    const loop = galaxy(['18', '000'], ['120a', '101', 1], ['119a', '102'], ['19', '103']);
    expect(besides(loop, '18')).toEqual(['19']);
    const { board } = fivePlayers();
    for (const id of geometryOf(board).ids) expect(besides(board, id)).not.toContain(id);
  });

  test('adjacency goes both ways on every official layout', () => {
    for (const layout of Object.values(layouts)) {
      const places = [...layout.homes, ...layout.open];
      const { beside } = geometryOf(fake(places, layout.hyperlanes));
      for (const [i, others] of beside.entries()) for (const other of others) expect(beside[other]).toContain(i);
    }
  });
});

/** A board with systems that have only a number at these places. */
function fake(places: readonly string[], hyperlanes: readonly PlacedTile[]): Galaxy {
  const ids = [...Array(62).keys()].map(i => `${i + 1}`.padStart(2, '0')).slice(0, places.length);
  return { tiles: [...places.map((position, i) => ({ tile: ids[i]!, position, turn: 0 })), ...hyperlanes] };
}

describe('the edge of the game board', () => {
  proves('LRR 39.2', 'a system with a free side is at the edge', () => {
    const ring: [string, string][] = ['19', '20', '21', '22', '23', '24'].map((tile, i) => [tile, `10${i + 1}`]);
    const board = galaxy(['18', '000'], ...ring);
    expect(isAtEdge(board, '18')).toBe(false);
    expect(isAtEdge(board, '19')).toBe(true);
  });

  proves('LRR 39.2a, LRR 100.1c', 'the home of the Ghosts and the nexus are at the edge and touch nothing', () => {
    const board = galaxy(['18', '000'], ['17', '101'], ['51', 'tr'], ['82a', 'tl']);
    for (const apart of ['51', '82a']) {
      expect(isAtEdge(board, apart)).toBe(true);
      expect(besides(board, apart)).toEqual([]);
    }
  });

  proves(
    'LRR 39.2, LRR 44',
    'a side at a hyperlane is no free side: the system among the hyperlanes is not at the edge',
    () => {
      const { board, at } = fivePlayers();
      expect(isAtEdge(board, at('207'))).toBe(false);
      expect(isAtEdge(board, at('308'))).toBe(true);
    },
  );
});

test('a system cannot stand on the board twice, nor two tiles in one place', () => {
  expect(() => geometryOf(galaxy(['18', '000'], ['18', '101']))).toThrow('twice');
  expect(() => geometryOf(galaxy(['18', '000'], ['19', '000']))).toThrow('two tiles at 000');
});

describe('the board of a game', () => {
  const plan = { tiles: [{ tile: '18', position: '000', turn: 0 }], homes: ['304', '301'], open: [] };

  test('leaves a gate where a home lies beside the board', () => {
    expect(galaxyFor(plan, ['01', '51'], ['base']).tiles).toEqual([
      { tile: '18', position: '000', turn: 0 },
      { tile: '17', position: '301', turn: 0 },
      { tile: '01', position: '304', turn: 0 },
      { tile: '51', position: 'tl', turn: 0 },
    ]);
  });

  test('has the nexus with Prophecy of Kings', () => {
    const apart = galaxyFor(plan, ['118', '51'], ['base', 'pok', 'te']).tiles.slice(-3);
    expect(apart.map(({ tile, position }) => [tile, position])).toEqual([
      ['82a', 'tl'],
      ['118', 'tr'],
      ['51', 'br'],
    ]);
  });

  test('cannot be made while places are open', () => {
    expect(() => galaxyFor({ ...plan, open: [{ position: '101', back: 'any' }] }, ['01', '02'], ['base'])).toThrow(
      'dealt',
    );
  });
});
