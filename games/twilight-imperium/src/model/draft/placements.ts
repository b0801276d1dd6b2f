import { isHyperlane, surveyOf, tileFacts } from '../galaxy/galaxy.ts';
import { clash } from '../galaxy/galaxy-balance.ts';
import { hexAt } from '../galaxy/hexes.ts';
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

/** Which tiles lie beside each free place of the ring that is being built. */
function neighboursOfRing(galaxy: Galaxy, layout: Layout): ReadonlyMap<string, readonly string[]> {
  const free = openRing(galaxy, layout);
  const laid = galaxy.tiles.filter(placed => !isHyperlane(placed) && hexAt(placed.position));
  const { beside } = surveyOf([...laid.map(({ position }) => position), ...free], galaxy.tiles.filter(isHyperlane));
  return new Map(
    free.map((position, i) => [position, beside[laid.length + i]!.flatMap(other => laid[other]?.tile ?? [])]),
  );
}

/**
 * Where each tile of a hand may be placed: in the ring that is being built, and not where an anomaly would lie beside
 * an anomaly or a wormhole beside its like, unless no tile of the hand can be placed otherwise.
 */
export function placements(galaxy: Galaxy, layout: Layout, hand: readonly string[]): Placement[] {
  const neighbours = [...neighboursOfRing(galaxy, layout)];
  const clean = hand.map(tile => ({
    tile,
    places: neighbours.flatMap(([place, beside]) => (beside.some(other => clash(tile, other)) ? [] : [place])),
  }));
  const possible = clean.filter(({ places }) => places.length > 0);
  return possible.length > 0 ? possible : hand.map(tile => ({ tile, places: neighbours.map(([place]) => place) }));
}

/** A place that a tile keeps away from, and the neighbour that it keeps away from. */
export interface Kept {
  readonly position: string;
  readonly neighbour: string;
  readonly why: 'anomaly' | 'wormhole';
}

/** The free places of the ring where a tile would lie beside its like. */
export const keptFrom = (galaxy: Galaxy, layout: Layout, tile: string): Kept[] =>
  [...neighboursOfRing(galaxy, layout)].flatMap(([position, beside]): Kept[] => {
    const neighbour = beside.find(other => clash(tile, other));
    if (neighbour === undefined) return [];
    const areAnomalies = [tile, neighbour].every(each => tileFacts(each).anomalies.length > 0);
    return [{ position, neighbour, why: areAnomalies ? 'anomaly' : 'wormhole' }];
  });
