import { invariant } from '@orrery/kernel';
import type { Source } from '../ids.ts';
import { inMapOrder, type MapPlan, mecatolTile } from './galaxy-plan.ts';
import { ringPositions } from './hexes.ts';
import type { PlacedTile } from './state.ts';

/** The game board setups of the rules reference. */
export const layoutIds = [
  'three-player',
  'four-player',
  'five-player',
  'five-player-hyperlanes',
  'six-player',
  'six-player-large',
  'seven-player',
  'seven-player-alternate',
  'eight-player',
  'eight-player-alternate',
] as const;
export type LayoutId = (typeof layoutIds)[number];

interface TileCounts {
  readonly blue: number;
  readonly red: number;
}

export interface Layout {
  readonly id: LayoutId;
  /** Home positions, clockwise; the first seat has the first. */
  readonly homes: readonly string[];
  readonly hyperlanes: readonly PlacedTile[];
  /** Where systems are placed. */
  readonly open: readonly string[];
  /** Tiles dealt to each player. */
  readonly each: TileCounts;
  /** Tiles that the speaker draws on top and places next to Mecatol Rex. */
  readonly extra: TileCounts;
  /** What a seat gains for its poor position. */
  readonly tradeGoods: readonly number[];
  /** It uses tiles of Prophecy of Kings, or more than the base game has. */
  readonly needsPok: boolean;
}

/** Positions in rings of three digits each, such as `301 304`. */
const list = (text: string): string[] => text.split(' ');

interface Draft {
  readonly homes: string;
  readonly each: readonly [blue: number, red: number];
  readonly extra?: readonly [blue: number, red: number];
  readonly rings?: number;
  /** Position, tile and side, turn. */
  readonly hyperlanes?: readonly (readonly [string, string, number])[];
  /** Places inside the rings that stay empty. */
  readonly gaps?: string;
  readonly tradeGoods?: readonly number[];
  readonly needsPok?: true;
}

function layout(id: LayoutId, draft: Draft): Layout {
  const homes = list(draft.homes);
  const hyperlanes = (draft.hyperlanes ?? []).map(([position, tile, turn]): PlacedTile => ({ tile, position, turn }));
  const taken = new Set([...homes, ...hyperlanes.map(({ position }) => position), ...list(draft.gaps ?? '')]);
  const rings = Array.from({ length: draft.rings ?? 3 }, (_, i) => ringPositions(i + 1)).flat();
  const [blue, red] = draft.each;
  const [moreBlue, moreRed] = draft.extra ?? [0, 0];
  return {
    id,
    homes,
    hyperlanes,
    open: rings.filter(position => !taken.has(position)),
    each: { blue, red },
    extra: { blue: moreBlue, red: moreRed },
    tradeGoods: draft.tradeGoods ?? homes.map(() => 0),
    needsPok: draft.needsPok ?? false,
  };
}

const drafts: Readonly<Record<LayoutId, Draft>> = {
  'three-player': { homes: '304 310 316', each: [6, 2], gaps: '301 302 306 307 308 312 313 314 318' },
  'four-player': { homes: '305 309 314 318', each: [5, 3] },
  'five-player': { homes: '303 307 310 313 317', each: [4, 2], extra: [0, 1], tradeGoods: [0, 2, 4, 2, 0] },
  'five-player-hyperlanes': {
    homes: '301 304 307 313 316',
    each: [3, 2],
    hyperlanes: [
      ['104', '86a', 0],
      ['206', '88a', 0],
      ['208', '87a', 0],
      ['309', '83a', 0],
      ['310', '85a', 0],
      ['311', '84a', 0],
    ],
    needsPok: true,
  },
  'six-player': { homes: '301 304 307 310 313 316', each: [3, 2] },
  'six-player-large': { homes: '401 405 409 413 417 421', each: [6, 3], rings: 4, needsPok: true },
  'seven-player': {
    homes: '401 404 407 410 416 419 422',
    each: [4, 2],
    extra: [3, 2],
    rings: 4,
    hyperlanes: [
      ['207', '86a', 0],
      ['309', '88a', 0],
      ['311', '87a', 0],
      ['412', '83a', 0],
      ['413', '85a', 0],
      ['414', '84a', 0],
    ],
    needsPok: true,
  },
  'seven-player-alternate': {
    homes: '401 304 307 413 416 419 422',
    each: [3, 2],
    rings: 4,
    hyperlanes: [
      ['101', '85b', 0],
      ['104', '84b', 0],
      ['105', '90b', 0],
      ['302', '88b', 0],
      ['309', '86b', 0],
      ['315', '83b', 2],
    ],
    gaps: '403 404 405 406 407 408 409 410 411 417 418 421',
    needsPok: true,
  },
  'eight-player': {
    homes: '401 404 407 410 413 416 419 422',
    each: [4, 2],
    extra: [2, 2],
    rings: 4,
    needsPok: true,
  },
  'eight-player-alternate': {
    homes: '401 404 407 410 413 416 419 422',
    each: [3, 2],
    rings: 4,
    hyperlanes: [
      ['101', '87a', 1],
      ['102', '90b', 3],
      ['104', '88a', 2],
      ['105', '89b', 0],
      ['306', '85b', 2],
      ['315', '83b', 2],
    ],
    gaps: '405 406 409 417 418 421',
    needsPok: true,
  },
};

export const layouts: Readonly<Record<LayoutId, Layout>> = Object.fromEntries(
  layoutIds.map(id => [id, layout(id, drafts[id])]),
) as Record<LayoutId, Layout>;

/** The layouts that so many players can use with these boxes, the usual one first. */
export function layoutsFor(players: number, sets: readonly Source[]): Layout[] {
  const pok = sets.includes('pok');
  const fitting = layoutIds
    .map(id => layouts[id])
    .filter(each => each.homes.length === players && (pok || !each.needsPok));
  return pok && players === 5 ? fitting.reverse() : fitting; // hyperlanes give five players equal positions
}

/** The layout that a table asks for: by its name, or the usual one for `random`; it must fit the table. */
export const layoutNamed = (name: string, players: number, sets: readonly Source[]): Layout | undefined =>
  layoutsFor(players, sets).find(({ id }) => name === 'random' || name === id);

/** How many blue and red tiles are dealt in all. */
export const dealtIn = ({ homes, each, extra }: Layout): TileCounts => ({
  blue: homes.length * each.blue + extra.blue,
  red: homes.length * each.red + extra.red,
});

/** A layout with nothing dealt yet. */
export function planOf(layout: Layout, sets: readonly Source[]): MapPlan {
  const { blue, red } = dealtIn(layout);
  invariant(blue + red === layout.open.length, () => `${layout.id} does not deal as many tiles as it has places`);
  return {
    tiles: inMapOrder([{ tile: mecatolTile(sets), position: '000', turn: 0 }, ...layout.hyperlanes]),
    homes: layout.homes,
    open: layout.open.map(position => ({ position, back: 'any' })),
  };
}
