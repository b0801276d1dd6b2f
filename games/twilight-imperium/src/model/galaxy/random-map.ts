import { dice, invariant, quickRandom, type Random, type Rule, randomBelow } from '@orrery/kernel';
import type { Source } from '../ids.ts';
import { isHyperlane } from './galaxy.ts';
import { type Terrain, terrainOf } from './galaxy-balance.ts';
import { inMapOrder, isMecatolTile, type MapPlan, type OpenPlace } from './galaxy-plan.ts';
import { dealtIn, type Layout, layoutsFor, planOf } from './layouts.ts';
import { type Filled, MapSearch } from './random-map-search.ts';
import { tiles } from './tiles.ts';

type Back = 'blue' | 'red';

/** How often a new deal is tried when the best so far breaks a rule of setup or leaves a home poor. */
const DEALS = 6;

/** The tiles of these boxes with a colour on their back. */
const tilesWith = (back: Back, sets: readonly Source[]): string[] =>
  [...tiles].filter(([, facts]) => facts.back === back && sets.includes(facts.source)).map(([id]) => id);

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const other = randomBelow(i + 1, random);
    [out[i], out[other]] = [out[other]!, out[i]!];
  }
  return out;
}

/** Draws as many tiles of each colour as there are places and lays them out at random. */
function deal(
  plan: MapPlan,
  wanted: Readonly<Record<Back, number>>,
  sets: readonly Source[],
  random: Random,
): string[] {
  const placed = new Set(plan.tiles.map(({ tile }) => tile));
  const drawn = (back: Back): string[] => {
    const pile = tilesWith(back, sets).filter(tile => !placed.has(tile));
    invariant(pile.length >= wanted[back], () => `not enough ${back} tiles`);
    return shuffled(pile, random).slice(0, wanted[back]);
  };
  const hands = { blue: drawn('blue'), red: drawn('red') };
  const given = (back: Back): string => hands[back].shift()!;
  const fixed = new Map(plan.open.flatMap(({ position, back }) => (back === 'any' ? [] : [[position, given(back)]])));
  const rest = shuffled([...hands.blue, ...hands.red], random);
  return plan.open.map(({ position }) => fixed.get(position) ?? rest.shift()!);
}

function terrainFor(plan: MapPlan): Terrain {
  const systems = plan.tiles.filter(tile => !isHyperlane(tile));
  const mecatol = systems.find(({ tile }) => isMecatolTile(tile));
  invariant(mecatol, 'no Mecatol Rex');
  return terrainOf(
    [...systems, ...plan.open].map(({ position }) => position).concat(plan.homes),
    plan.tiles.filter(isHyperlane),
    plan.homes,
    mecatol.position,
  );
}

/**
 * Fills the open places of a plan with tiles drawn at random, then swaps them about until no swap makes the map
 * fairer: alike slices, no two anomalies and no two equal wormholes side by side (Complete Setup, step 6iii), two
 * planets next to each home and an open way to Mecatol Rex.
 */
export function filledAtRandom(
  plan: MapPlan,
  wanted: Readonly<Record<Back, number>>,
  sets: readonly Source[],
  random: Random,
): MapPlan {
  const terrain = terrainFor(plan);
  const placeOf = new Map(terrain.positions.map((position, place) => [position, place]));
  const fixed = new Map(
    plan.tiles.filter(tile => !isHyperlane(tile)).map(({ position, tile }) => [placeOf.get(position)!, tile]),
  );
  let best: MapSearch | undefined;
  for (let tries = 0; tries < DEALS && !best?.isSound; tries++) {
    const dealt = deal(plan, wanted, sets, random);
    const search = new MapSearch(
      terrain,
      fixed,
      plan.open.map(({ position, back }, i): Filled => ({ place: placeOf.get(position)!, back, tile: dealt[i]! })),
    );
    search.improve();
    if (!best || search.strain < best.strain) best = search;
  }
  const found = best!.tiles;
  return {
    ...plan,
    tiles: inMapOrder([...plan.tiles, ...plan.open.map(({ position }, i) => ({ tile: found[i]!, position, turn: 0 }))]),
    open: [],
  };
}

/** One draw of the kernel seeds the whole map, which keeps the log small and replay exact. */
function* mapSeed(): Rule<Random> {
  const [high, low] = yield* dice('map', 2, 65_536);
  return quickRandom((high! - 1) * 65_536 + low! - 1);
}

/** A balanced random map for so many seats on an official layout: the usual one unless another is named. */
export function* dealMap(seats: number, sets: readonly Source[], layout?: Layout): Rule<MapPlan> {
  const chosen = layout ?? layoutsFor(seats, sets)[0];
  invariant(chosen, () => `no layout for ${seats} players with ${sets.join(', ')}`);
  return filledAtRandom(planOf(chosen, sets), dealtIn(chosen), sets, yield* mapSeed());
}

/** Fills the places that a map string leaves to chance (`0b`, `0r`). */
export function* dealOpenPlaces(plan: MapPlan, sets: readonly Source[]): Rule<MapPlan> {
  if (plan.open.length === 0) return plan;
  const count = (back: OpenPlace['back']): number => plan.open.filter(place => place.back === back).length;
  return filledAtRandom(plan, { blue: count('blue'), red: count('red') }, sets, yield* mapSeed());
}
