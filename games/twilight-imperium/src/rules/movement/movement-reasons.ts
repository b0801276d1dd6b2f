import type { Barred, Reason, Seat } from '@orrery/kernel';
import type { System } from '../../model/galaxy/state.ts';
import type { Anomaly, UnitType } from '../../model/ids.ts';
import type { Cargo } from '../../model/movement/state.ts';
import { systemOf } from '../../model/readers.ts';
import { bar, because } from '../../model/reasons.ts';
import type { State, SystemId } from '../../model/state.ts';
import { anomaliesIn } from '../../moments/galaxy/systems.ts';
import { furtherThroughRifts, mayBringFrom } from '../../moments/movement/queries.ts';
import {
  canEnter,
  canPass,
  isOpenTo,
  isPassable,
  maySetOut,
  moveFrom,
  passesNebula,
  passesShips,
  slowsOrPulls,
  waysFrom,
} from '../../moments/movement/routes.ts';
import { hasShips, movesItself } from '../../moments/units/counts-as.ts';
import { statsOf } from '../../moments/units/queries.ts';

/** The rule that keeps ships out of an anomaly. */
const ruleOf = (anomaly: Anomaly): string =>
  ({ 'asteroid-field': 'LRR 11.1', supernova: 'LRR 86.1', nebula: 'LRR 59.1' })[anomaly as string] ?? 'LRR 9';

const forbiddenAnomaly = (game: State, seat: Seat, system: System, may = isOpenTo): Anomaly | undefined =>
  anomaliesIn(game, system).find(anomaly => !may(game, seat, system, anomaly));

/** Why ships cannot end a move in a system. */
export function whyKeptOut(game: State, seat: Seat, system: System): Reason {
  const anomaly = forbiddenAnomaly(game, seat, system);
  return anomaly
    ? because('move.anomaly', ruleOf(anomaly), { system: system.id, anomaly })
    : because('move.kept-out', 'LRR 1.6', { system: system.id });
}

/** Why ships cannot pass through a system on their way. */
function whyBlocked(game: State, seat: Seat, system: System, from: SystemId, unit: UnitType): Reason {
  const anomaly =
    forbiddenAnomaly(game, seat, system, isPassable) ?? (passesNebula(game, seat, system) ? undefined : 'nebula');
  if (anomaly) return because('move.blocked-by-anomaly', ruleOf(anomaly), { system: system.id, anomaly });
  return !passesShips(game, seat, system, from, [{ unit }])
    ? because('move.blocked-by-ships', 'LRR 58.3b', { system: system.id })
    : because('move.blocked-by-effect', 'LRR 1.6', { system: system.id });
}

/** The shortest path between two systems, ignoring what blocks it; undefined if there is none. */
function shortestWay(game: State, seat: Seat, from: SystemId, to: SystemId): readonly SystemId[] | undefined {
  const ways = new Map<SystemId, readonly SystemId[]>([[from, []]]);
  for (const [at, way] of ways) {
    if (at === to) return way;
    for (const id of waysFrom(game, seat, at)) if (!ways.has(id)) ways.set(id, [...way, id]);
  }
  return undefined;
}

/** The move value of one ship by itself. */
const moveOf = (game: State, seat: Seat, unit: UnitType, from: System): number =>
  moveFrom(game, seat, { unit, count: 1 }, from);

/** Why a ship cannot move from a system into the active system. */
function whyNoWay(game: State, seat: Seat, { unit }: Cargo, from: System, active: SystemId): Reason {
  if (!maySetOut(game, seat, from, active, [{ unit }]))
    return because('move.own-token', 'LRR 58.3c', { system: from.id });
  const goal = systemOf(game, active);
  if (!canEnter(game, seat, goal)) return whyKeptOut(game, seat, goal);
  if (!mayBringFrom(game, { seat, system: from }, true)) return because('move.held', 'LRR 1.6', { system: from.id });
  if (statsOf(game, seat, unit).move === undefined) return because('move.no-move', 'LRR 95.1', { unit });
  if (from.id === active) return because('move.there', 'LRR 58.3e');
  const way = shortestWay(game, seat, from.id, active);
  if (!way) return because('move.no-way', 'LRR 58.3f');
  const move = moveOf(game, seat, unit, from);
  const rifts = [from.id, ...way.slice(0, -1)].filter(id =>
    slowsOrPulls(game, seat, systemOf(game, id), 'gravity-rift'),
  ).length;
  const block = way.slice(0, -1).find(id => !canPass(game, seat, systemOf(game, id), from.id, [{ unit }]));
  const further = rifts > 0 ? furtherThroughRifts(game, seat, 0) : 0;
  return way.length <= move + rifts + further && block !== undefined
    ? whyBlocked(game, seat, systemOf(game, block), from.id, unit)
    : because('move.too-far', 'LRR 58.3f', { unit, move, distance: way.length });
}

type ShipsLeft = (system: System) => readonly Cargo[];

/** Systems with ships of a seat of which none can move into the active system. */
export function whyNotFrom(
  game: State,
  seat: Seat,
  active: SystemId,
  open: ReadonlySet<SystemId>,
  left: ShipsLeft,
): Barred[] {
  return game.systems
    .filter(system => hasShips(game, system, seat) && !open.has(system.id))
    .map(system => {
      const [fastest] = [...left(system)].sort(
        (a, b) => moveOf(game, seat, b.unit, system) - moveOf(game, seat, a.unit, system),
      );
      const reason = fastest ? whyNoWay(game, seat, fastest, system, active) : because('move.told', 'LRR 58.5');
      return bar(system.id, { system: system.id }, reason);
    });
}

/** Units in the space of a system that cannot move into the active one by themselves. */
export function whyNotThese(
  game: State,
  seat: Seat,
  system: System,
  active: SystemId,
  ships: readonly Cargo[],
  left: ShipsLeft,
): Barred[] {
  return system.space
    .filter(group => group.seat === seat && !ships.some(({ unit }) => unit === group.unit))
    .map(group => {
      const { unit } = group;
      const isLeft = left(system).some(each => each.unit === unit);
      const reason = !movesItself(game, group, system)
        ? because('move.carried', 'LRR 95.1', { unit })
        : isLeft
          ? whyNoWay(game, seat, group, system, active)
          : because('move.told', 'LRR 58.5');
      return bar(unit, { system: system.id, unit }, reason);
    });
}
