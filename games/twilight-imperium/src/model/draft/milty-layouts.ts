import { invariant } from '@orrery/kernel';
import { surveyOf, tileFacts } from '../galaxy/galaxy.ts';
import { inMapOrder, type MapPlan, mecatolTile } from '../galaxy/galaxy-plan.ts';
import { layouts } from '../galaxy/layouts.ts';
import type { Galaxy, PlacedTile } from '../galaxy/state.ts';
import type { Source } from '../ids.ts';
import { SLICE_SIZE, type Slice } from './slices.ts';

/** A board that is laid from slices. */
export interface MiltyLayout {
  /** Where the homes are, clockwise; the first one is the speaker's. */
  readonly homes: readonly string[];
  /** For each home where the tiles of its slice go, in the order in which a slice lists them. */
  readonly slices: readonly (readonly string[])[];
  readonly hyperlanes: readonly PlacedTile[];
  readonly needsPok: boolean;
}

/** The hyperlanes that stand for one missing player at 310, and the same turned about the centre. */
const gap: readonly (readonly [string, number])[] = [
  ['86a', 104],
  ['88a', 206],
  ['87a', 208],
  ['83a', 309],
  ['85a', 310],
  ['84a', 311],
];

function turnedAbout(position: number, sixths: number): string {
  const ring = Math.floor(position / 100);
  const size = 6 * ring;
  const place = ((position % 100) - 1 + ring * sixths) % size;
  return `${ring}${String(place + 1).padStart(2, '0')}`;
}

const gapTurned = (sixths: number): PlacedTile[] =>
  gap.map(([tile, position]) => ({ tile, position: turnedAbout(position, sixths), turn: sixths }));

const slice = (text: string): { home: string; slice: string[] } => {
  const [home, ...places] = text.split(' ');
  invariant(places.length === SLICE_SIZE, () => `a slice at ${home} has ${places.length} places`);
  return { home: home!, slice: places };
};

function layout(rows: readonly string[], hyperlanes: readonly PlacedTile[]): MiltyLayout {
  const read = rows.map(slice);
  return {
    homes: read.map(({ home }) => home),
    slices: read.map(each => each.slice),
    hyperlanes,
    needsPok: hyperlanes.length > 0,
  };
}

/** Home, then left, front, right, left-equidistant and front-far: the layouts of AsyncTI4 by number of players. */
const byPlayers: Readonly<Record<number, MiltyLayout>> = {
  3: layout(
    ['301 302 201 318 203 101', '307 308 205 306 207 103', '313 314 209 312 211 105'],
    [...gapTurned(4), ...gapTurned(0), ...gapTurned(2)],
  ),
  4: layout(
    ['304 305 203 303 204 102', '307 308 205 306 207 103', '313 314 209 312 210 105', '316 317 211 315 201 106'],
    [...gapTurned(3), ...gapTurned(0)],
  ),
  5: layout(
    [
      '301 302 201 318 202 101',
      '304 305 203 303 204 102',
      '307 308 205 306 207 103',
      '313 314 209 312 210 105',
      '316 317 211 315 212 106',
    ],
    layouts['five-player-hyperlanes'].hyperlanes,
  ),
  6: layout(
    [
      '301 302 201 318 202 101',
      '304 305 203 303 204 102',
      '307 308 205 306 206 103',
      '310 311 207 309 208 104',
      '313 314 209 312 210 105',
      '316 317 211 315 212 106',
    ],
    [],
  ),
  7: layout(
    [
      '401 402 301 424 202 201',
      '304 305 203 303 204 102',
      '307 308 205 306 206 103',
      '413 414 310 412 311 207',
      '416 313 312 415 209 208',
      '419 420 210 314 211 106',
      '422 423 317 316 318 212',
    ],
    layouts['seven-player-alternate'].hyperlanes,
  ),
  8: layout(
    [
      '401 402 301 424 302 201',
      '404 304 303 403 203 202',
      '407 408 204 305 205 103',
      '410 411 308 307 309 206',
      '413 414 310 412 311 207',
      '416 313 312 415 209 208',
      '419 420 210 314 211 106',
      '422 423 317 316 318 212',
    ],
    layouts['eight-player-alternate'].hyperlanes,
  ),
};

export function miltyLayout(players: number): MiltyLayout {
  const found = byPlayers[players];
  invariant(found, () => `no slices for ${players} players`);
  return found;
}

/** Which tiles of slices lie side by side on a board, by their index, as masks with a bit for each index. */
export interface SliceBorders {
  readonly inside: readonly number[];
  /** Of two different slices, wherever they are laid. */
  readonly across: readonly number[];
}

const noBorders = (): number[] => Array.from({ length: SLICE_SIZE }, () => 0);

/** Players choose which slice is laid where, so a border at any home counts for all slices. */
export function bordersOf({ homes, slices, hyperlanes }: MiltyLayout): SliceBorders {
  const places = slices.flatMap((positions, home) => positions.map((position, index) => ({ position, home, index })));
  const { beside } = surveyOf(['000', ...homes, ...places.map(({ position }) => position)], hyperlanes);
  const first = 1 + homes.length;
  const borders = { inside: noBorders(), across: noBorders() };
  for (const [i, { home, index }] of places.entries())
    for (const other of beside[first + i]!) {
      const there = places[other - first];
      if (there) borders[there.home === home ? 'inside' : 'across'][index]! |= 1 << there.index;
    }
  return borders;
}

/** The board with the slices that are known, by position; `undefined` where none is yet. */
export function miltyPlan(
  { homes, slices, hyperlanes }: MiltyLayout,
  laid: readonly (Slice | undefined)[],
  sets: readonly Source[],
): MapPlan {
  const tiles = slices.flatMap((positions, at) =>
    (laid[at] ?? []).map((tile, index): PlacedTile => ({ tile, position: positions[index]!, turn: 0 })),
  );
  return {
    tiles: inMapOrder([{ tile: mecatolTile(sets), position: '000', turn: 0 }, ...hyperlanes, ...tiles]),
    homes,
    open: [],
  };
}

/** The slices of a board that is laid for so many players, by position; nothing if it is not made of slices. */
export function slicesOn({ tiles }: Galaxy, players: number): Slice[] | undefined {
  const layout = byPlayers[players];
  const at = new Map(tiles.map(({ position, tile }) => [position, tile]));
  const slices = layout?.slices.map(positions => positions.flatMap(position => at.get(position) ?? []));
  const isSystem = (tile: string): boolean => ['blue', 'red'].includes(tileFacts(tile).back);
  return slices?.every(tilesOfOne => tilesOfOne.length === SLICE_SIZE && tilesOfOne.every(isSystem))
    ? slices
    : undefined;
}
