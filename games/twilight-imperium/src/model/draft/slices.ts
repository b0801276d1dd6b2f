import { tileFacts } from '../galaxy/galaxy.ts';
import { figuresOf } from '../galaxy/galaxy-balance.ts';
import { type PlanetId, planets } from '../galaxy/planets.ts';
import { type Anomaly, type Specialty, type Trait, traits, type Wormhole } from '../ids.ts';

/** Tiles of a slice: left, front, right, left-equidistant and front-far, seen from home facing the centre. */
export const SLICE_SIZE = 5;
export type Slice = readonly string[];

/** Of which a slice has three and two. */
export const blueInSlice = 3;
export const redInSlice = 2;

/** What a slice is worth, as drafters compare slices. */
export interface SliceFigures {
  readonly planets: number;
  readonly resources: number;
  readonly influence: number;
  /** Each planet spent for the greater of its two values; one with equal values counts half for each. */
  readonly optimalResources: number;
  readonly optimalInfluence: number;
  readonly optimal: number;
  readonly traits: Readonly<Record<Trait, number>>;
  readonly specialties: readonly Specialty[];
  readonly wormholes: readonly Wormhole[];
  readonly anomalies: readonly Anomaly[];
  readonly legendary: readonly PlanetId[];
}

interface Optimal {
  readonly resources: number;
  readonly influence: number;
}

function optimalOf(planet: PlanetId): Optimal {
  const { resources, influence } = planets[planet];
  if (resources > influence) return { resources, influence: 0 };
  if (influence > resources) return { resources: 0, influence };
  return { resources: resources / 2, influence: influence / 2 };
}

/** What the planets of one tile are worth if each is spent for its greater value. */
export function optimalOfTile(tile: string): Optimal {
  let [resources, influence] = [0, 0];
  for (const planet of tileFacts(tile).planets) {
    const worth = optimalOf(planet);
    resources += worth.resources;
    influence += worth.influence;
  }
  return { resources, influence };
}

export function sliceFigures(slice: Slice): SliceFigures {
  const facts = slice.map(tileFacts);
  const worlds = facts.flatMap(each => each.planets);
  const sum = (of: (tile: string) => number): number => slice.reduce((total, tile) => total + of(tile), 0);
  const optimalResources = sum(tile => optimalOfTile(tile).resources);
  const optimalInfluence = sum(tile => optimalOfTile(tile).influence);
  return {
    planets: worlds.length,
    resources: sum(tile => figuresOf(tile).resources),
    influence: sum(tile => figuresOf(tile).influence),
    optimalResources,
    optimalInfluence,
    optimal: optimalResources + optimalInfluence,
    traits: Object.fromEntries(traits.map(trait => [trait, sum(tile => figuresOf(tile)[trait])])) as Record<
      Trait,
      number
    >,
    specialties: worlds.flatMap(id => planets[id].specialties),
    wormholes: facts.flatMap(each => each.wormholes),
    anomalies: facts.flatMap(each => each.anomalies),
    legendary: worlds.filter(id => planets[id].legendary),
  };
}
