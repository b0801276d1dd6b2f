import type { Seat } from '@orrery/kernel';
import { isNextTo, type Link, neighboursOf } from '../../model/galaxy/adjacency.ts';
import type { System, WormholeToken } from '../../model/galaxy/state.ts';
import type { Anomaly, UnitType, Wormhole } from '../../model/ids.ts';
import { hasToken, systemOf } from '../../model/readers.ts';
import type { State, SystemId } from '../../model/state.ts';
import { furtherAdjacent, isJoined, wormholesToMove } from '../galaxy/queries.ts';
import { anomaliesIn, isAnomaly, wormholesSeen } from '../galaxy/systems.ts';
import { canBeCarried, countAs, groundForcesOn, othersHaveShips } from '../units/counts-as.ts';
import { statsOf } from '../units/queries.ts';
import {
  besideShip,
  furtherThroughRifts,
  gainsByReturning,
  ignoresAnomalies,
  ignoresNebulae,
  mayActivateAgain,
  mayActivateThere,
  mayBringFrom,
  mayEnterAnomaly,
  mayGoBy,
  mayLeaveToken,
  mayMoveInto,
  mayMoveThrough,
  mayPassAnomaly,
  mayPassNebula,
  mayPassShips,
  moveBase,
  moveValue,
  routeWorth,
  shipMayLeaveToken,
} from './queries.ts';
/** A way into the active system. */
export interface Route {
  /** Systems entered, the active system last. */
  readonly path: readonly SystemId[];
  /** Gravity rifts left on the way. */
  readonly rifts: number;
  /** Systems on the way where something could be picked up. */
  readonly pickUps: readonly SystemId[];
  /** Whether it leads through each of the wormhole tokens. */
  readonly through: readonly UseOfToken[];
  /** Systems on it that these ships alone may treat as adjacent; absent where there are none. */
  readonly beside?: readonly SystemId[];
  readonly worth: number;
}

/** These, and whatever else joins a system with such wormholes to others. */
const linksWith = (
  game: State,
  system: System,
  seat: Seat | null,
  wormholes: readonly Wormhole[],
  open: readonly Wormhole[],
): readonly Link[] =>
  wormholes.length > 0 && isJoined(game, { system, seat, wormholes }, false) ? [...open, 'joined'] : open;

const noSystem: readonly SystemId[] = [];

/** These, and those that content makes adjacent. */
function withFurther(game: State, system: SystemId, found: readonly SystemId[]): readonly SystemId[] {
  const further = furtherAdjacent(game, system, noSystem);
  return further.length === 0 ? found : [...new Set([...found, ...further])];
}

/** Systems next to one for a seat's ships, wormholes included. */
export const adjacentFor = (game: State, seat: Seat | null, system: SystemId): readonly SystemId[] =>
  withFurther(
    game,
    system,
    neighboursOf(game, system, each => {
      const there = wormholesSeen(game, each, seat);
      return linksWith(game, each, seat, there, there);
    }),
  );

/** Systems into which a seat's ships can move from one, as far as the way alone matters. */
export const waysFrom = (game: State, seat: Seat, system: SystemId): readonly SystemId[] =>
  withFurther(
    game,
    system,
    neighboursOf(game, system, each => {
      const there = wormholesSeen(game, each, seat);
      return linksWith(game, each, seat, there, wormholesToMove(game, { system: each, seat }, there));
    }),
  );

const wormholesToGo = (game: State, seat: Seat, system: System) =>
  wormholesToMove(game, { system, seat }, wormholesSeen(game, system, seat));

/** Does content join the wormholes of two systems, whatever kinds they are of? */
function isLinked(game: State, seat: Seat, from: SystemId, to: SystemId): boolean {
  const joins = (id: SystemId): boolean => {
    const system = systemOf(game, id);
    const wormholes = wormholesSeen(game, system, seat);
    return linksWith(game, system, seat, wormholes, []).length > 0;
  };
  return joins(from) && joins(to);
}

/** Systems that all of these ships may treat as adjacent to wherever they are. */
export function besideAll(game: State, seat: Seat, ships: readonly Pick<Ships, 'unit'>[]): readonly SystemId[] {
  const [first = noSystem, ...others] = ships.map(({ unit }) => besideShip(game, { seat, unit }, noSystem));
  return others.length === 0 ? first : first.filter(id => others.every(each => each.includes(id)));
}

/** The next systems on the way of ships that may treat others as adjacent, too. */
export const waysOf = (game: State, seat: Seat, at: SystemId, beside: readonly SystemId[]): readonly SystemId[] => {
  const ways = waysFrom(game, seat, at);
  return beside.length === 0 ? ways : [...new Set([...ways, ...beside.filter(id => id !== at)])];
};

/** Is one system next to another for a seat's ships, or for these alone, whatever the wormholes of the two? */
export const isJoinedOtherwise = (
  game: State,
  seat: Seat,
  from: SystemId,
  to: SystemId,
  beside: readonly SystemId[] = noSystem,
): boolean =>
  isNextTo(game, from, to) ||
  isLinked(game, seat, from, to) ||
  furtherAdjacent(game, from, noSystem).includes(to) ||
  beside.includes(to);

/** Can ships of a seat have gone through a wormhole from one system into the next? */
export function leadsThroughWormhole(
  game: State,
  seat: Seat,
  from: SystemId,
  to: SystemId,
  beside: readonly SystemId[] = noSystem,
): boolean {
  if (!isJoinedOtherwise(game, seat, from, to, beside)) return true; // also where the wormhole has moved on since
  const there = wormholesToGo(game, seat, systemOf(game, to));
  return (
    isLinked(game, seat, from, to) || wormholesToGo(game, seat, systemOf(game, from)).some(kind => there.includes(kind))
  );
}

/** Whether ships use a wormhole token: surely, if their owner likes, or not at all. */
export type UseOfToken = 'surely' | 'maybe' | 'not';

/** Do ships that go from one system into the next use it? */
export function useOfToken(
  game: State,
  seat: Seat,
  { system, shows, back }: WormholeToken,
  from: SystemId,
  to: SystemId,
  beside: readonly SystemId[] = noSystem,
): UseOfToken {
  if (back === undefined || (from !== system && to !== system)) return 'not';
  const there = wormholesToGo(game, seat, systemOf(game, from === system ? to : from));
  if (!there.includes(shows)) return 'not';
  if (isJoinedOtherwise(game, seat, from, to, beside)) return 'maybe';
  const here = systemOf(game, system);
  const others = here.wormholes.filter((_, i) => i !== here.wormholes.indexOf(shows));
  const without = wormholesToGo(game, seat, { ...here, wormholes: others });
  return without.some(kind => there.includes(kind)) ? 'maybe' : 'surely';
}

/** One leg that leads through it surely is enough. */
export const useOnLegs = (uses: readonly UseOfToken[]): UseOfToken =>
  uses.find(use => use === 'surely') ?? uses.find(use => use === 'maybe') ?? 'not';

const none: readonly UseOfToken[] = [];

const tokensOn = (
  game: State,
  seat: Seat,
  from: SystemId,
  path: readonly SystemId[],
  beside: readonly SystemId[],
): readonly UseOfToken[] =>
  game.wormholeTokens.length === 0
    ? none
    : game.wormholeTokens.map(token =>
        useOnLegs(path.map((to, i) => useOfToken(game, seat, token, path[i - 1] ?? from, to, beside))),
      );

/** May the ships of a seat end their move in a system? Anomalies say no first (LRR 11.1, LRR 86.1). */
export const canEnter = (game: State, seat: Seat, system: System): boolean =>
  mayMoveInto(
    game,
    { seat, system },
    anomaliesIn(game, system).every(anomaly => isOpenTo(game, seat, system, anomaly)),
  );

/** Is one anomaly of a system open to a seat's ships? */
export const isOpenTo = (game: State, seat: Seat, system: System, anomaly: Anomaly): boolean =>
  mayEnterAnomaly(
    game,
    { seat, system, anomaly },
    (anomaly !== 'supernova' && anomaly !== 'asteroid-field') || ignoresAnomalies(game, seat, false),
  );

/** May a seat's ships go through one anomaly of a system, as far as that alone matters? */
export const isPassable = (game: State, seat: Seat, system: System, anomaly: Anomaly): boolean =>
  mayPassAnomaly(game, { seat, system, anomaly }, isOpenTo(game, seat, system, anomaly));

/** Is a system an anomaly of this kind, and does that mean anything to a seat's ships as they move? */
export const slowsOrPulls = (game: State, seat: Seat, system: System, anomaly: Anomaly): boolean =>
  isAnomaly(game, system, anomaly) &&
  !ignoresAnomalies(game, seat, false) &&
  !(anomaly === 'nebula' && ignoresNebulae(game, seat, false));

/** Is a system a nebula that keeps a seat's ships out where it is not the active system (LRR 59.1)? */
export const isNebulaFor = (game: State, seat: Seat, system: System): boolean =>
  isAnomaly(game, system, 'nebula') && !ignoresNebulae(game, seat, false);

/**
 * May ships that set out from a system pass another one on the way? Not through others' ships, nebulae and what they
 * cannot enter (LRR 58.3b, LRR 59.1).
 */
export const canPass = (
  game: State,
  seat: Seat,
  system: System,
  from: SystemId,
  ships: readonly Pick<Ships, 'unit'>[],
): boolean =>
  mayMoveInto(
    game,
    { seat, system },
    anomaliesIn(game, system).every(anomaly => isPassable(game, seat, system, anomaly)),
  ) &&
  mayMoveThrough(
    game,
    { seat, system },
    passesNebula(game, seat, system) && passesShips(game, seat, system, from, ships),
  );

/** Is it no nebula, or one that lets the seat's ships through? */
export const passesNebula = (game: State, seat: Seat, system: System): boolean =>
  !slowsOrPulls(game, seat, system, 'nebula') || mayPassNebula(game, { seat, system }, false);

export const passesShips = (
  game: State,
  seat: Seat,
  system: System,
  from: SystemId,
  ships: readonly Pick<Ships, 'unit'>[],
): boolean =>
  !othersHaveShips(game, system, seat) ||
  ships.every(({ unit }) => mayPassShips(game, { seat, system, from, unit }, false));

/** May a seat activate a system? Not where its own command token lies, unless content lets it (LRR 5.2). */
export const mayActivate = (game: State, seat: Seat, system: System): boolean =>
  (!hasToken(system, seat) || mayActivateAgain(game, { seat, system }, false)) &&
  mayActivateThere(game, { seat, system }, true);

/**
 * Does no own command token hold units in a system? In the active one it does not (LRR 58.3c). Where ships are named:
 * neither these nor what they carry.
 */
export const maySetOut = (
  game: State,
  seat: Seat,
  from: System,
  active?: SystemId,
  ships: readonly Pick<Ships, 'unit'>[] = [],
): boolean =>
  from.id === active ||
  !hasToken(from, seat) ||
  mayLeaveToken(game, { seat, system: from }, false) ||
  (ships.length > 0 && ships.every(({ unit }) => shipMayLeaveToken(game, { seat, system: from, unit }, false)));

/** Ships of one kind that set out together. */
interface Ships {
  readonly unit: UnitType;
  readonly count: number;
}

/** The move value of ships where they stand; in a nebula it is 1 before anything is added (LRR 59.2). */
export const moveFrom = (game: State, seat: Seat, { unit, count }: Ships, from: System): number => {
  const printed = statsOf(game, seat, unit).move;
  if (printed === undefined) return 0;
  const ships = { seat, unit, count, from };
  return moveValue(game, ships, moveBase(game, ships, slowsOrPulls(game, seat, from, 'nebula') ? 1 : printed));
};

/** Ships of the active system that do not move may take ground forces aboard from its planets. */
const staying: Route = { path: [], rifts: 0, pickUps: [], through: [], worth: 0 };

const hasCargo = (game: State, seat: Seat, id: SystemId, ships: readonly Ships[]): boolean => {
  const system = systemOf(game, id);
  if (!maySetOut(game, seat, system, undefined, ships) || !mayBringFrom(game, { seat, system }, true)) return false;
  return (
    countAs(canBeCarried, game, system, seat) > 0 ||
    system.planets.some(planet => countAs(canBeCarried, game, planet, seat) > 0)
  );
};

/**
 * The ways for ships that go together from a system into the active one, as far as they differ in what matters: what lies on them to be picked up, how
 * many gravity rifts they cross, and which wormhole tokens they use. Each rift left gives 1 more move (LRR 41.1), unless
 * anomalies mean nothing to the ships; what content adds for all of them together counts even so, and though the first be
 * reached only with it.
 */
export function routesFor(
  game: State,
  seat: Seat,
  ships: readonly Ships[],
  from: System,
  active: SystemId,
  farther = 0,
): Route[] {
  const move = Math.min(...ships.map(each => moveFrom(game, seat, each, from))) + farther;
  if (move <= 0 || !mayBringFrom(game, { seat, system: from }, true)) return [];
  const carries = ships.some(({ unit }) => (statsOf(game, seat, unit).capacity ?? 0) > 0);
  const lifts = from.id === active && carries && from.planets.some(planet => groundForcesOn(game, planet, seat) > 0);
  const best: Route[] = lifts ? [staying] : [];
  if (!canEnter(game, seat, systemOf(game, active))) return best;
  const further = furtherThroughRifts(game, seat, 0);
  const beside = besideAll(game, seat, ships);

  const walk = (at: System, path: readonly SystemId[], rifts: number, crossedBefore: boolean): void => {
    const leaving = rifts + (slowsOrPulls(game, seat, at, 'gravity-rift') ? 1 : 0);
    const crossed = crossedBefore || isAnomaly(game, at, 'gravity-rift');
    const left = move + leaving - (path.length + 1);
    if (left + further < 0) return;
    const arrives = left + (crossed ? further : 0) >= 0;
    // A system is entered twice only on the way back from something to fetch.
    const turnsBack =
      carries && at.id !== from.id && path.indexOf(at.id) === path.length - 1 && hasCargo(game, seat, at.id, ships);
    for (const id of waysOf(game, seat, at.id, beside)) {
      if (id === active) {
        if (arrives)
          keep({
            path: [...path, id],
            rifts: leaving,
            pickUps: carries ? path.filter(each => each !== active && hasCargo(game, seat, each, ships)) : [],
            through: tokensOn(game, seat, from.id, [...path, id], beside),
            worth: routeWorth(game, { seat, from: from.id, path: [...path, id], beside, carries }, 0),
            ...(beside.length > 0 && { beside: beside.filter(each => each === id || path.includes(each)) }),
          });
        if (
          carries &&
          from.id !== active &&
          !path.includes(active) &&
          canPass(game, seat, systemOf(game, active), from.id, ships)
        )
          walk(systemOf(game, active), [...path, id], leaving, crossed);
      } else if (turnsBack || (id !== from.id && !path.includes(id))) {
        const next = systemOf(game, id);
        if (canPass(game, seat, next, from.id, ships)) walk(next, [...path, id], leaving, crossed);
      }
    }
  };

  /** Keeps a path unless another one has the same cargo, no more rifts and is not longer. */
  const keep = (route: Route): void => {
    if (!mayGoBy(game, { seat, units: ships.map(({ unit }) => unit), from: from.id, path: route.path }, true)) return;
    const beats = (a: Route, b: Route): boolean =>
      a.rifts <= b.rifts &&
      a.path.length <= b.path.length &&
      a.worth >= b.worth &&
      a.through.every((use, i) => use === 'maybe' || use === b.through[i]) &&
      b.pickUps.every(each => a.pickUps.includes(each));
    if (best.some(other => beats(other, route))) return;
    for (let i = best.length - 1; i >= 0; i--) if (beats(route, best[i]!)) best.splice(i, 1);
    best.push(route);
  };

  walk(from, [], 0, further === 0);
  if (from.id !== active) return best;
  if (gainsByReturning(game, { seat, units: ships.map(({ unit }) => unit), system: from }, false)) return best;
  return best.filter(route => route === staying || route.pickUps.length > 0); // LRR 58.3e, R-301
}
