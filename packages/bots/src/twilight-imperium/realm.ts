import type { Seat } from '@orrery/kernel';
import {
  isMecatol,
  neighboursOf,
  type Planet,
  type PlanetId,
  type PlayerView,
  printedStats,
  type System,
  type SystemId,
  type TechnologyId,
  type UnitGroup,
  type UnitStats,
  type UnitType,
  type View,
} from '@orrery/twilight-imperium/view';
import { within } from './reach.ts';

/** Equal own units in one place. */
export interface Stack {
  readonly system: SystemId;
  /** Where they stand; null in space. */
  readonly planet: PlanetId | null;
  readonly unit: UnitType;
  readonly count: number;
}

/** A seat's units, planets and technologies, real or hypothetical. */
export interface Holdings {
  readonly planets: ReadonlySet<PlanetId>;
  readonly stacks: readonly Stack[];
  readonly technologies: readonly TechnologyId[];
}

/** A predicate on systems. */
export type Where = (realm: Realm, system: SystemId) => boolean;

/** The table as one seat's bot reads it from the view. */
export interface Realm {
  readonly view: View;
  readonly me: Seat;
  readonly player: PlayerView;
  readonly holdings: Holdings;
  readonly systems: ReadonlyMap<SystemId, System>;
  readonly places: ReadonlyMap<PlanetId, { readonly planet: Planet; readonly system: System }>;
  readonly homes: ReadonlySet<SystemId>;
  readonly mecatol: System;
  neighbours(system: SystemId): readonly SystemId[];
  /** The distance between two systems, ignoring obstacles. */
  distance(from: SystemId, to: SystemId): number;
  /** The systems that ships with this move value can reach. */
  within(system: SystemId, moves: number): ReadonlySet<SystemId>;
  /** The systems with a property; the result is cached. */
  systemsThat(where: Where): ReadonlySet<SystemId>;
  /** The printed values of a seat's unit. */
  stats(unit: UnitType, seat?: Seat): UnitStats;
}

const groupsOf = (groups: readonly UnitGroup[], seat: Seat): UnitGroup[] => groups.filter(group => group.seat === seat);

const remember = <K, V>(work: (key: K) => V): ((key: K) => V) => {
  const known = new Map<K, V>();
  return key => {
    if (!known.has(key)) known.set(key, work(key));
    return known.get(key)!;
  };
};

function stacksOf({ systems }: View, me: Seat): Stack[] {
  const stacks: Stack[] = [];
  for (const { id: system, space, planets } of systems) {
    for (const { unit, count } of groupsOf(space, me)) stacks.push({ system, planet: null, unit, count });
    for (const { id: planet, units } of planets)
      for (const { unit, count } of groupsOf(units, me)) stacks.push({ system, planet, unit, count });
  }
  return stacks;
}

const FAR = 99;

function distancesFrom(from: SystemId, neighbours: (system: SystemId) => readonly SystemId[]): Map<SystemId, number> {
  const found = new Map([[from, 0]]);
  const queue = [from];
  for (const at of queue)
    for (const id of neighbours(at))
      if (!found.has(id)) {
        found.set(id, found.get(at)! + 1);
        queue.push(id);
      }
  return found;
}

/** Where planets are that are cards alone: they can be spent, but not held like others. */
const nowhere: System = {
  ...{ id: '', tokens: [], space: [], planets: [], frontier: false },
  ...{ wormholes: [], anomalies: [] },
};

/** Reads a view. */
export function realmOf(view: View, me: Seat): Realm {
  const player = view.players[me]!;
  const places = view.systems.flatMap(system => system.planets.map(planet => ({ planet, system })));
  const apart = view.players.flatMap(({ planetCards = [] }) =>
    planetCards.map(planet => ({ planet, system: nowhere })),
  );
  const own = places.filter(({ planet }) => planet.controller === me).map(({ planet }) => planet.id);
  const table = {
    me,
    holdings: { planets: new Set(own), stacks: stacksOf(view, me), technologies: player.technologies },
    systems: new Map(view.systems.map(system => [system.id, system])),
    neighbours: remember((system: SystemId) => neighboursOf(view, system)),
  };
  const statsOf = remember((seat: Seat) => remember((unit: UnitType) => printedStats(view.players[seat]!, unit)));
  const stepsFrom = remember((from: SystemId) => distancesFrom(from, table.neighbours));
  const byMoves = remember((moves: number) => remember((system: SystemId) => within(table, system, moves)));
  const realm: Realm = {
    ...table,
    view,
    player,
    distance: (from, to) => stepsFrom(from).get(to) ?? FAR,
    within: (system, moves) => byMoves(moves)(system),
    places: new Map([...places, ...apart].map(place => [place.planet.id, place])),
    homes: new Set(view.players.map(({ home }) => home)),
    mecatol: view.systems.find(({ planets }) => planets.some(({ id }) => isMecatol(id)))!,
    systemsThat: remember((where: Where) => new Set([...table.systems.keys()].filter(id => where(realm, id)))),
    stats: (unit, seat = me) => statsOf(seat)(unit),
  };
  return realm;
}

/** How many units of some kinds stand somewhere. */
export function countUnits(
  { stacks }: Holdings,
  which: (unit: UnitType) => boolean,
  where: (stack: Stack) => boolean = () => true,
): number {
  let count = 0;
  for (const stack of stacks) if (which(stack.unit) && where(stack)) count += stack.count;
  return count;
}

/** A copy with more or fewer units of a kind in a place. */
export function withUnits(holdings: Holdings, change: Stack): Holdings {
  const { system, planet, unit } = change;
  let { count } = change;
  const stacks = holdings.stacks.filter(each => {
    if (each.system !== system || each.planet !== planet || each.unit !== unit) return true;
    count += each.count;
    return false;
  });
  if (count > 0) stacks.push({ system, planet, unit, count });
  return { ...holdings, stacks };
}

export const withPlanet = (holdings: Holdings, planet: PlanetId): Holdings => ({
  ...holdings,
  planets: new Set([...holdings.planets, planet]),
});

export const withTechnology = (holdings: Holdings, technology: TechnologyId): Holdings => ({
  ...holdings,
  technologies: [...holdings.technologies, technology],
});

/** The item with the best score; the first of equals. */
export function best<T>(items: Iterable<T>, measure: (item: T) => number): T | undefined {
  let chosen: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = measure(item);
    if (value > most) {
      most = value;
      chosen = item;
    }
  }
  return chosen;
}

export const sum = <T>(items: Iterable<T>, value: (item: T) => number): number => {
  let total = 0;
  for (const item of items) total += value(item);
  return total;
};
