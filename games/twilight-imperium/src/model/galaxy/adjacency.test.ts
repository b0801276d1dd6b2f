import { proves } from '@orrery/testkit/proves';
import { describe, expect, test } from 'vitest';
import type { Wormhole } from '../ids.ts';
import { areAdjacent, type Board, neighboursOf, nexus, wormholesIn } from './adjacency.ts';
import { systemTiles } from './galaxy.ts';
import { galaxyFor } from './galaxy-plan.ts';
import { readMapString } from './map-string.ts';
import type { Galaxy, System } from './state.ts';

const system = (id: string): System => ({
  id,
  tokens: [],
  space: [],
  planets: [],
  frontier: false,
  wormholes: [],
  anomalies: [],
});

const boardOf = (galaxy: Galaxy): Board => ({
  galaxy,
  systems: systemTiles(galaxy).map(({ tile }) => system(tile)),
  nexusOpen: false,
});

/** A published six-player map; its homes go to the Ghosts and five others, clockwise. */
const text = '26 61 64 59 62 63 71 45 69 41 65 68 72 79 66 80 75 67 0 73 40 0 74 46 0 37 49 0 60 77 0 76 47 0 70 78';

function sixPlayers(): Board {
  const read = readMapString(text, { players: 6, sets: ['base', 'pok'] });
  if (!read.ok) throw new Error(read.message);
  return boardOf(galaxyFor(read.value.plan, ['51', '01', '02', '03', '04', '05'], ['base', 'pok']));
}

/** The board with wormhole tokens in one of its systems. */
const withWormholes = (board: Board, id: string, ...kinds: Wormhole[]): Board => ({
  ...board,
  systems: board.systems.map(each => (each.id === id ? { ...each, wormholes: [...each.wormholes, ...kinds] } : each)),
});
const find = (board: Board, id: string): System => board.systems.find(each => each.id === id)!;
const set = (...ids: string[]): Set<string> => new Set(ids);

describe('on a known map', () => {
  test('Mecatol Rex has the first ring round it', () => {
    expect(new Set(neighboursOf(sixPlayers(), '18'))).toEqual(set('26', '61', '64', '59', '62', '63'));
  });

  test('places in later rings have the neighbours that one counts on the table', () => {
    const board = sixPlayers();
    expect(new Set(neighboursOf(board, '45'))).toEqual(set('73', '40', '69', '61', '26', '71')); // 202
    expect(new Set(neighboursOf(board, '01'))).toEqual(set('40', '69', '74')); // home at 304
    expect(new Set(neighboursOf(board, '76'))).toEqual(set('04', '66', '80', '47')); // 314
  });

  test('the two askers agree on every pair', () => {
    const board = sixPlayers();
    for (const { id: a } of board.systems)
      for (const { id: b } of board.systems) expect(areAdjacent(board, a, b)).toBe(neighboursOf(board, a).includes(b));
  });

  test('neighbours come in board order', () => {
    const board = sixPlayers();
    const rank = (id: string): number => board.systems.findIndex(each => each.id === id);
    for (const { id } of board.systems) {
      const ranks = neighboursOf(board, id).map(rank);
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    }
  });

  test('an unknown system is an error of ours', () => {
    expect(() => neighboursOf(sixPlayers(), '99')).toThrow('not on the board');
  });
});

describe('wormholes', () => {
  proves('LRR 6.1, LRR 101', 'systems with matching wormholes are adjacent, others are not', () => {
    const board = sixPlayers();
    expect(new Set(neighboursOf(board, '26'))).toEqual(set('18', '61', '45', '71', '67', '63', '79')); // alpha
    expect(areAdjacent(board, '64', '40')).toBe(true); // beta
    expect(areAdjacent(board, '26', '40')).toBe(false);
  });

  proves('LRR 6.2a', 'two wormholes in one system do not make it adjacent to itself', () => {
    const board = withWormholes(sixPlayers(), '26', 'alpha', 'beta');
    expect(areAdjacent(board, '26', '26')).toBe(false);
    expect(neighboursOf(board, '26')).not.toContain('26');
  });

  proves(
    'LRR 101.4a',
    'the gate and the home of the Ghosts are adjacent by delta, and the home to nothing else',
    () => {
      const board = sixPlayers();
      expect(neighboursOf(board, '51')).toEqual(['17']);
      expect(new Set(neighboursOf(board, '17'))).toEqual(set('73', '71', '78', '51'));
    },
  );

  test('a token adds its wormhole', () => {
    const board = withWormholes(sixPlayers(), '46', 'gamma');
    expect(wormholesIn(board, find(board, '46'))).toEqual(['gamma']);
    expect(areAdjacent(board, '46', nexus)).toBe(true);
    expect(areAdjacent(withWormholes(board, '46', 'alpha'), '46', '79')).toBe(true);
  });

  proves('LRR 100.1a', 'the nexus has gamma alone until it opens, then alpha and beta too', () => {
    const board = sixPlayers();
    expect(neighboursOf(board, nexus)).toEqual([]);
    expect(areAdjacent(board, nexus, '26')).toBe(false);
    const open = { ...board, nexusOpen: true };
    expect(new Set(neighboursOf(open, nexus))).toEqual(set('26', '79', '64', '40'));
    expect(areAdjacent(open, '26', nexus)).toBe(true);
  });

  test('an asker may see other wormholes: to the Ghosts alpha and beta are one', () => {
    const board = sixPlayers();
    const entangled = (each: System): readonly Wormhole[] => {
      const found = wormholesIn(board, each);
      return found.includes('alpha') || found.includes('beta') ? ['alpha', 'beta'] : found;
    };
    expect(areAdjacent(board, '26', '40', entangled)).toBe(true);
    expect(neighboursOf(board, '26', entangled)).toEqual(expect.arrayContaining(['79', '40', '64']));
    const none = (): readonly Wormhole[] => [];
    expect(areAdjacent(board, '26', '79', none)).toBe(false);
    expect(neighboursOf(board, '51', none)).toEqual([]);
  });
});
