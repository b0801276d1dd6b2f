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
  ignoresAnomalies,
  mayBringFrom,
  mayEnterAnomaly,
  mayLeaveToken,
  mayMoveInto,
  mayMoveThrough,
  mayPassNebula,
  mayPassShips,
  moveValue,
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

/** Whether ships use a wormhole token: surely, if their owner likes, or not at all. */
export type UseOfToken = 'surely' | 'maybe' | 'not';

/** Do ships that go from one system into the next use it? */
export function useOfToken(
  game: State,
  seat: Seat,
  { system, shows }: WormholeToken,
  from: SystemId,
  to: SystemId,
): UseOfToken {
  if (from !== system && to !== system) return 'not';
  const there = wormholesToGo(game, seat, systemOf(game, from === system ? to : from));
  if (!there.includes(shows)) return 'not';
  if (isNextTo(game, from, to) || isLinked(game, seat, from, to)) return 'maybe';
  const here = systemOf(game, system);
  const others = here.wormholes.filter((_, i) => i !== here.wormholes.indexOf(shows));
  const without = wormholesToGo(game, seat, { ...here, wormholes: others });
  return without.some(kind => there.includes(kind)) ? 'maybe' : 'surely';
}

/** One leg that leads through it surely is enough. */
export const useOnLegs = (uses: readonly UseOfToken[]): UseOfToken =>
  uses.find(use => use === 'surely') ?? uses.find(use => use === 'maybe') ?? 'not';

const none: readonly UseOfToken[] = [];

const tokensOn = (game: State, seat: Seat, from: SystemId, path: readonly SystemId[]): readonly UseOfToken[] =>
  game.wormholeTokens.length === 0
    ? none
    : game.wormholeTokens.map(token =>
        useOnLegs(path.map((to, i) => useOfToken(game, seat, token, path[i - 1] ?? from, to))),
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

/** Is a system an anomaly of this kind, and does that mean anything to a seat's ships as they move? */
export const slowsOrPulls = (game: State, seat: Seat, system: System, anomaly: Anomaly): boolean =>
  isAnomaly(game, system, anomaly) && !ignoresAnomalies(game, seat, false);

/**
 * May ships that set out from a system pass another one on the way? Not through others' ships, nebulae and what they
 * cannot enter (LRR 58.3b, LRR 59.1).
 */
export const canPass = (game: State, seat: Seat, system: System, from: SystemId): boolean =>
  canEnter(game, seat, system) &&
  mayMoveThrough(game, { seat, system }, passesNebula(game, seat, system) && passesShips(game, seat, system, from));

/** Is it no nebula, or one that lets the seat's ships through? */
export const passesNebula = (game: State, seat: Seat, system: System): boolean =>
  !slowsOrPulls(game, seat, system, 'nebula') || mayPassNebula(game, { seat, system }, false);

export const passesShips = (game: State, seat: Seat, system: System, from: SystemId): boolean =>
  !othersHaveShips(game, system, seat) || mayPassShips(game, { seat, system, from }, false);

/** May a seat activate a system? Not where its own command token lies (LRR 5.2). */
export const mayActivate = (seat: Seat, system: System): boolean => !hasToken(system, seat);

/** Does no own command token hold units in a system? In the active one it does not (LRR 58.3c). */
export const maySetOut = (game: State, seat: Seat, from: System, active?: SystemId): boolean =>
  from.id === active || !hasToken(from, seat) || mayLeaveToken(game, { seat, system: from }, false);

/** Ships of one kind that set out together. */
interface Ships {
  readonly unit: UnitType;
  readonly count: number;
}

/** The move value of ships where they stand; in a nebula it is 1 before anything is added (LRR 59.2). */
export const moveFrom = (game: State, seat: Seat, { unit, count }: Ships, from: System): number => {
  const printed = statsOf(game, seat, unit).move;
  if (printed === undefined) return 0;
  return moveValue(game, { seat, unit, count, from }, slowsOrPulls(game, seat, from, 'nebula') ? 1 : printed);
};

/** Ships of the active system that do not move may take ground forces aboard from its planets. */
const staying: Route = { path: [], rifts: 0, pickUps: [], through: [] };

const hasCargo = (game: State, seat: Seat, id: SystemId): boolean => {
  const system = systemOf(game, id);
  if (!maySetOut(game, seat, system) || !mayBringFrom(game, { seat, system }, true)) return false;
  return (
    countAs(canBeCarried, game, system, seat) > 0 ||
    system.planets.some(planet => countAs(canBeCarried, game, planet, seat) > 0)
  );
};

/**
 * The ways for ships that go together from a system into the active one, as far as they differ in what matters: what lies on them to be picked up, how
 * many gravity rifts they cross, and which wormhole tokens they use. Each rift left gives 1 more move (LRR 41.1).
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

  const walk = (at: System, path: readonly SystemId[], rifts: number): void => {
    const leaving = rifts + (slowsOrPulls(game, seat, at, 'gravity-rift') ? 1 : 0);
    if (path.length + 1 > move + leaving) return;
    // A system is entered twice only on the way back from something to fetch.
    const turnsBack =
      carries && at.id !== from.id && path.indexOf(at.id) === path.length - 1 && hasCargo(game, seat, at.id);
    for (const id of waysFrom(game, seat, at.id)) {
      if (id === active) {
        keep({
          path: [...path, id],
          rifts: leaving,
          pickUps: carries ? path.filter(each => each !== active && hasCargo(game, seat, each)) : [],
          through: tokensOn(game, seat, from.id, [...path, id]),
        });
        if (
          carries &&
          from.id !== active &&
          !path.includes(active) &&
          canPass(game, seat, systemOf(game, active), from.id)
        )
          walk(systemOf(game, active), [...path, id], leaving);
      } else if (turnsBack || (id !== from.id && !path.includes(id))) {
        const next = systemOf(game, id);
        if (canPass(game, seat, next, from.id)) walk(next, [...path, id], leaving);
      }
    }
  };

  /** Keeps a path unless another one has the same cargo, no more rifts and is not longer. */
  const keep = (route: Route): void => {
    const beats = (a: Route, b: Route): boolean =>
      a.rifts <= b.rifts &&
      a.path.length <= b.path.length &&
      a.through.every((use, i) => use === 'maybe' || use === b.through[i]) &&
      b.pickUps.every(each => a.pickUps.includes(each));
    if (best.some(other => beats(other, route))) return;
    for (let i = best.length - 1; i >= 0; i--) if (beats(route, best[i]!)) best.splice(i, 1);
    best.push(route);
  };

  walk(from, [], 0);
  if (from.id !== active) return best;
  return best.filter(route => route === staying || route.pickUps.length > 0); // LRR 58.3e, for what it could fetch
}

/**
 * The systems that a ship could enter from another, each with the fewest systems it enters on the way: wherever
 * `routesFor` would find a way, all at once. No way leads farther by coming back to a system, since a gravity rift gives
 * no more than the move it takes to leave it (LRR 41.1). Whoever shuns the danger (LRR 41.2) leaves none.
 */
export function reachOf(
  game: State,
  seat: Seat,
  unit: UnitType,
  from: System,
  shunsRifts = false,
): ReadonlyMap<SystemId, number> {
  const reached = new Map<SystemId, number>();
  if (!mayBringFrom(game, { seat, system: from }, true)) return reached;
  const passed = new Map<SystemId, number>(); // the most moves left there
  let ends = [{ at: from, left: moveFrom(game, seat, { unit, count: 1 }, from) }];
  if (ends[0]!.left <= 0) return reached;
  for (let entered = 1; ends.length > 0; entered++) {
    const next: typeof ends = [];
    for (const end of ends) {
      const isRift = slowsOrPulls(game, seat, end.at, 'gravity-rift');
      const left = end.left - (isRift ? 0 : 1);
      if (left < 0 || (isRift && shunsRifts)) continue;
      for (const id of waysFrom(game, seat, end.at.id)) {
        if (id === from.id || (passed.get(id) ?? -1) >= left) continue;
        const at = systemOf(game, id);
        if (!reached.has(id) && canEnter(game, seat, at)) reached.set(id, entered);
        if (!canPass(game, seat, at, from.id)) continue;
        passed.set(id, left);
        next.push({ at, left });
      }
    }
    ends = next;
  }
  return reached;
}
