import { invariant } from '@orrery/kernel';
import { type Anomaly, type Trait, traits } from '../ids.ts';
import type { SystemId } from '../state.ts';
import { isHyperlane, surveyOf, tileFacts } from './galaxy.ts';
import { isMecatolTile } from './galaxy-plan.ts';
import { hexAt } from './hexes.ts';
import { planets } from './planets.ts';
import type { Galaxy, PlacedTile } from './state.ts';

/** What a system adds to the slice it lies in, or what a slice has. */
export type Figure =
  | 'resources'
  | 'influence'
  /** Each planet spent for the greater of its two values. */
  | 'optimal'
  | 'planets'
  | 'specialties'
  | 'wormholes'
  | 'legendary'
  | Trait;
export type Figures = Readonly<Record<Figure, number>>;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The figures of one tile. */
export function figuresOf(tile: string): Figures {
  const facts = tileFacts(tile);
  const found = facts.planets.map(id => planets[id]);
  const having = (trait: Trait): number => found.filter(each => each.traits.includes(trait)).length;
  return {
    resources: sum(found.map(({ resources }) => resources)),
    influence: sum(found.map(({ influence }) => influence)),
    optimal: sum(found.map(({ resources, influence }) => Math.max(resources, influence))),
    planets: found.length,
    specialties: sum(found.map(({ specialties }) => specialties.length)),
    wormholes: facts.wormholes.length,
    legendary: found.filter(({ legendary }) => legendary).length,
    cultural: having('cultural'),
    hazardous: having('hazardous'),
    industrial: having('industrial'),
  };
}

const hasAny = (tile: string, kinds: readonly Anomaly[]): boolean =>
  tileFacts(tile).anomalies.some(anomaly => kinds.includes(anomaly));

/** Can ships without special technology end a move there? */
export const isEnterable = (tile: string): boolean => !hasAny(tile, ['supernova', 'asteroid-field']);
/** Can they move through? */
export const isPassable = (tile: string): boolean => isEnterable(tile) && !hasAny(tile, ['nebula']);

/** May two tiles not be placed next to one another? Two anomalies may not, nor two equal wormholes. */
export function clash(a: string, b: string): boolean {
  const [one, two] = [tileFacts(a), tileFacts(b)];
  if (one.anomalies.length > 0 && two.anomalies.length > 0) return true;
  return one.wormholes.some(wormhole => two.wormholes.includes(wormhole));
}

/** What the places of a map mean to its seats, whatever lies on them. Places are named by their index. */
export interface Terrain {
  readonly positions: readonly string[];
  readonly beside: readonly (readonly number[])[];
  /** The seats a place is nearest to, who share it; nobody for homes and Mecatol Rex. */
  readonly nearest: readonly (readonly number[])[];
  /** The places next to a seat's home. */
  readonly atHome: readonly (readonly number[])[];
  /** A seat's shortest ways to Mecatol Rex: the places between. */
  readonly ways: readonly (readonly (readonly number[])[])[];
}

function distancesFrom(start: number, beside: Terrain['beside']): number[] {
  const distance = beside.map(() => Number.POSITIVE_INFINITY);
  distance[start] = 0;
  const queue = [start];
  for (const at of queue)
    for (const other of beside[at]!)
      if (distance[other] === Number.POSITIVE_INFINITY) {
        distance[other] = distance[at]! + 1;
        queue.push(other);
      }
  return distance;
}

/** Every shortest way between two places, without its ends. */
function waysBetween(from: number, distance: readonly number[], beside: Terrain['beside']): number[][] {
  const onward = (at: number): number[][] =>
    distance[at] === 1
      ? [[]]
      : beside[at]!.filter(other => distance[other] === distance[at]! - 1).flatMap(other =>
          onward(other).map(rest => [other, ...rest]),
        );
  return Number.isFinite(distance[from]) ? onward(from) : [];
}

/** Surveys a map with systems at these positions. Distances go along hyperlanes, not through wormholes. */
export function terrainOf(
  positions: readonly string[],
  hyperlanes: readonly PlacedTile[],
  homes: readonly string[],
  mecatol: string,
): Terrain {
  const { beside } = surveyOf(positions, hyperlanes);
  const indexOf = (position: string): number => {
    const index = positions.indexOf(position);
    invariant(index >= 0, () => `nothing stands at ${position}`);
    return index;
  };
  const starts = homes.map(indexOf);
  const centre = indexOf(mecatol);
  const far = starts.map(start => distancesFrom(start, beside));
  const toCentre = distancesFrom(centre, beside);
  return {
    positions,
    beside,
    nearest: positions.map((_, place) => {
      const least = Math.min(...far.map(distance => distance[place]!));
      if (least === 0 || place === centre || !Number.isFinite(least)) return [];
      return starts.flatMap((_start, seat) => (far[seat]![place] === least ? [seat] : []));
    }),
    atHome: starts.map(start => beside[start]!.filter(place => place !== centre && !starts.includes(place))),
    ways: starts.map(start => waysBetween(start, toCentre, beside)),
  };
}

/** What one seat finds round its home. Systems as near to another home are shared. */
export interface Slice extends Figures {
  /** Planets in systems next to the home that ships can enter. */
  readonly atHome: number;
  /** Does a shortest way to Mecatol Rex lead through no supernova, asteroid field or nebula? */
  readonly openWay: boolean;
}

export interface Balance {
  readonly slices: readonly Slice[];
  /** Between the richest and the poorest slice, in optimal value. */
  readonly spread: number;
  /** Neighbours that setup keeps apart where it can. */
  readonly clashes: readonly (readonly [SystemId, SystemId])[];
}

/** How a map treats its seats, whose homes stand at these positions. Home tiles themselves do not count. */
export function balanceOf(map: Galaxy, homes: readonly string[]): Balance {
  const placed = new Map(map.tiles.filter(tile => !isHyperlane(tile)).map(({ position, tile }) => [position, tile]));
  const board = [...new Set([...placed.keys(), ...homes])].filter(position => hexAt(position));
  const mecatol = [...placed].find(([, tile]) => isMecatolTile(tile))?.[0];
  invariant(mecatol, 'no Mecatol Rex');
  const terrain = terrainOf(board, map.tiles.filter(isHyperlane), homes, mecatol);
  const tileAt = (place: number): string | undefined =>
    homes.includes(board[place]!) ? undefined : placed.get(board[place]!);

  const isOpen = (tile: string | undefined): boolean => !tile || isPassable(tile);

  const slices = homes.map((_, seat): Slice => {
    const shared = board.flatMap((_position, place) => {
      const [seats, tile] = [terrain.nearest[place]!, tileAt(place)];
      return tile && seats.includes(seat) ? [{ figures: figuresOf(tile), share: 1 / seats.length }] : [];
    });
    const total = (name: Figure): number => sum(shared.map(({ figures, share }) => figures[name] * share));
    const near = terrain.atHome[seat]!.map(tileAt).filter(tile => tile !== undefined);
    return {
      resources: total('resources'),
      influence: total('influence'),
      optimal: total('optimal'),
      planets: total('planets'),
      specialties: total('specialties'),
      wormholes: total('wormholes'),
      legendary: total('legendary'),
      ...(Object.fromEntries(traits.map(trait => [trait, total(trait)])) as Record<Trait, number>),
      atHome: sum(near.filter(isEnterable).map(tile => figuresOf(tile).planets)),
      openWay: terrain.ways[seat]!.some(way => way.every(place => isOpen(tileAt(place)))),
    };
  });
  const optimal = slices.map(slice => slice.optimal);
  return {
    slices,
    spread: Math.max(...optimal) - Math.min(...optimal),
    clashes: board.flatMap((_, place) =>
      terrain.beside[place]!.flatMap(other => {
        const [a, b] = [tileAt(place), tileAt(other)];
        return other > place && a && b && clash(a, b) ? [[a, b] as const] : [];
      }),
    ),
  };
}
