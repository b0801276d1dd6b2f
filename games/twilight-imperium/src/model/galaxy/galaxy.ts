import { invariant } from '@orrery/kernel';
import type { SystemId } from '../state.ts';
import { across, type Edge, edges, type Hex, hexAt, opposite, turned } from './hexes.ts';
import type { PlanetId } from './planets.ts';
import type { Galaxy, PlacedTile, System } from './state.ts';
import { type TileFacts, tiles } from './tiles.ts';

/** Which of a list of places lie side by side, by their index in it. */
export interface Survey {
  /** Places that share an edge or are joined by hyperlanes (LRR 6, LRR 44.1), in order. */
  readonly beside: readonly (readonly number[])[];
  /** Places on the edge of the game board (LRR 39.2). An edge at a hyperlane does not count. */
  readonly atEdge: readonly boolean[];
}

/** What the board alone says about which systems lie side by side; wormholes come on top. */
export interface Geometry extends Survey {
  /** Where a system stands in `state.systems`. */
  readonly index: ReadonlyMap<SystemId, number>;
  readonly ids: readonly SystemId[];
  /** The same for the system on whose tile a planet is printed. */
  readonly printed: ReadonlyMap<PlanetId, number>;
  /** The neighbours of a system, as ids. */
  readonly neighbours: readonly (readonly SystemId[])[];
  /** `touching[a][b]` is 1 for neighbours. */
  readonly touching: readonly Uint8Array[];
}

/** Tile numbers may carry the side of a double-sided tile. */
export function tileFacts(tile: string): TileFacts {
  const facts = tiles.get(tile);
  invariant(facts, () => `there is no tile ${tile}`);
  return facts;
}

const onTiles: ReadonlySet<PlanetId> = new Set(
  [...tiles.values()].flatMap(({ back, planets }) => (back === 'fracture' ? [] : planets)),
);

/** Is a planet part of a tile that is on the board from the beginning, or never? Others come while the game goes on. */
export const isPrintedOnTile = (planet: PlanetId): boolean => onTiles.has(planet);

export const isHyperlane = (placed: PlacedTile): boolean => tileFacts(placed.tile).back === 'hyperlane';

/** Tiles that are systems, in the order they have in `state.systems` (LRR 44.2). */
export const systemTiles = (galaxy: Galaxy): PlacedTile[] => galaxy.tiles.filter(placed => !isHyperlane(placed));

/** The system that a tile is. */
export const systemAt = ({ tile, system = tile }: PlacedTile): SystemId => system;

/** The tile that lies in a system. */
export const tileOf = ({ id, tile = id }: Pick<System, 'id' | 'tile'>): string => tile;

/** What is printed in a system. */
export const printedIn = (system: Pick<System, 'id' | 'tile'>): TileFacts => tileFacts(tileOf(system));

const known = new WeakMap<Galaxy, Geometry>();

/** Worked out once for each board. */
export function geometryOf(galaxy: Galaxy): Geometry {
  let geometry = known.get(galaxy);
  if (!geometry) {
    geometry = measure(galaxy);
    known.set(galaxy, geometry);
  }
  return geometry;
}

function measure(galaxy: Galaxy): Geometry {
  const systems = systemTiles(galaxy);
  const ids = systems.map(systemAt);
  const index = new Map(ids.map((id, i) => [id, i]));
  invariant(index.size === ids.length, 'a system stands on the board twice');
  const survey = surveyOf(
    systems.map(({ position }) => position),
    galaxy.tiles.filter(isHyperlane),
  );
  return {
    ...survey,
    index,
    ids,
    printed: new Map(systems.flatMap(({ tile }, i) => tileFacts(tile).planets.map(planet => [planet, i] as const))),
    neighbours: survey.beside.map(others => others.map(i => ids[i]!)),
    touching: survey.beside.map(others => {
      const row = new Uint8Array(ids.length);
      for (const other of others) row[other] = 1;
      return row;
    }),
  };
}

const keyOf = ({ q, r }: Hex): string => `${q},${r}`;

/** Surveys systems at these positions among these hyperlanes. Places beside the board touch nothing (LRR 39.2a). */
export function surveyOf(systems: readonly string[], hyperlanes: readonly PlacedTile[]): Survey {
  const board = new Map<string, number | PlacedTile>();
  const place = (position: string, what: number | PlacedTile): void => {
    const hex = hexAt(position);
    if (!hex) return;
    invariant(!board.has(keyOf(hex)), () => `two tiles at ${position}`);
    board.set(keyOf(hex), what);
  };
  for (const [i, position] of systems.entries()) place(position, i);
  for (const hyperlane of hyperlanes) place(hyperlane.position, hyperlane);

  /** Where one comes out who leaves a hex by an edge, through any number of hyperlanes. */
  const reached = (from: Hex, edge: Edge, passed: readonly string[]): number[] => {
    const hex = across(from, edge);
    const there = board.get(keyOf(hex));
    if (there === undefined) return [];
    if (typeof there === 'number') return [there];
    const entered = opposite(edge);
    const mark = `${there.position} ${entered}`;
    if (passed.includes(mark)) return [];
    return lanesFrom(there, entered).flatMap(out => reached(hex, out, [...passed, mark]));
  };

  const hexes = systems.map(hexAt);
  return {
    beside: hexes.map((hex, i) => {
      const found = hex ? edges.flatMap(edge => reached(hex, edge, [])) : [];
      return [...new Set(found)].filter(other => other !== i).sort((a, b) => a - b); // LRR 6.2a
    }),
    atEdge: hexes.map(hex => !hex || edges.some(edge => !board.has(keyOf(across(hex, edge))))),
  };
}

/** Where the lanes that enter a turned hyperlane tile by this edge lead out. Lanes that only meet there do not join. */
function lanesFrom(placed: PlacedTile, entered: Edge): Edge[] {
  const lanes = tileFacts(placed.tile).lanes ?? [];
  return lanes.flatMap(([a, b]) => {
    const [one, two] = [turned(a, placed.turn), turned(b, placed.turn)];
    return one === entered ? [two] : two === entered ? [one] : [];
  });
}
