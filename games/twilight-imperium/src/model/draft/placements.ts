import { isHyperlane, surveyOf } from '../galaxy/galaxy.ts';
import { clash } from '../galaxy/galaxy-balance.ts';
import type { Layout } from '../galaxy/layouts.ts';
import type { Galaxy } from '../galaxy/state.ts';

/** Where a tile may be placed. */
export interface Placement {
  readonly tile: string;
  readonly places: readonly string[];
}

const ringOf = (position: string): string => position.charAt(0);

/** The places of the innermost ring that is not full yet. */
export function openRing({ tiles }: Galaxy, { open }: Layout): string[] {
  const taken = new Set(tiles.map(({ position }) => position));
  const free = open.filter(position => !taken.has(position));
  const innermost = free.map(ringOf).sort()[0];
  return free.filter(position => ringOf(position) === innermost);
}

/**
 * Where each tile of a hand may be placed: in the ring that is being built, and not where an anomaly would lie beside
 * an anomaly or a wormhole beside its like, unless no tile of the hand can be placed otherwise.
 */
export function placements(galaxy: Galaxy, layout: Layout, hand: readonly string[]): Placement[] {
  const free = openRing(galaxy, layout);
  const laid = galaxy.tiles.filter(placed => !isHyperlane(placed) && /^\d/.test(placed.position));
  const { beside } = surveyOf([...laid.map(({ position }) => position), ...free], galaxy.tiles.filter(isHyperlane));
  const neighbours = new Map(
    free.map((position, i) => [position, beside[laid.length + i]!.flatMap(other => laid[other]?.tile ?? [])]),
  );
  const clean = hand.map(tile => ({
    tile,
    places: free.filter(position => !neighbours.get(position)!.some(other => clash(tile, other))),
  }));
  const possible = clean.filter(({ places }) => places.length > 0);
  return possible.length > 0 ? possible : hand.map(tile => ({ tile, places: free }));
}
