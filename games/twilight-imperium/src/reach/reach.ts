import type { Seat } from '@orrery/kernel';
import type { System } from '../model/galaxy/state.ts';
import type { UnitType } from '../model/ids.ts';
import { hasToken } from '../model/readers.ts';
import type { State, SystemId } from '../model/state.ts';
import { neighboursAmong } from '../moments/economy/neighbours.ts';
import { adjacentFor, maySetOut, moveFrom } from '../moments/movement/routes.ts';
import { reachOf } from '../moments/movement/ship-reach.ts';
import { shipsOf } from '../moments/units/counts-as.ts';
import type { View } from '../view/index.ts';
import { restored } from './restored.ts';
import '../index.ts'; // installs the content that changes movement

/** Where ships of a type can move. */
export interface ShipReach {
  readonly unit: UnitType;
  readonly move: number;
  /** Systems they could move into, with the number of moves. */
  readonly to: Readonly<Record<SystemId, number>>;
  /** Those they reach only by leaving a gravity rift, which may destroy them (LRR 41.2). */
  readonly risky: readonly SystemId[];
}

/** Where the ships of a player in one system could go. */
export interface FleetReach {
  readonly seat: Seat;
  readonly from: SystemId;
  /** No ship can move: own command token here (LRR 58.3c). */
  readonly isHeld: boolean;
  /** Those with a move value. */
  readonly ships: readonly ShipReach[];
}

/** Adjacent systems, and where ships could move. */
export interface Reach {
  readonly adjacent: Readonly<Record<SystemId, readonly SystemId[]>>;
  readonly fleets: readonly FleetReach[];
}

/** The active system while the seat moves ships: its own command token is no obstacle there. */
const movingInto = ({ tactical }: View, seat: Seat): SystemId | undefined =>
  tactical?.seat === seat && tactical.step === 'movement' ? tactical.system : undefined;

/** The state as in a tactical action of the seat: some cards apply only then. */
const inActionOf = (game: State, seat: Seat): State => ({
  ...game,
  tactical: { seat, system: '', step: 'movement', friends: [], waves: [], committed: [], extraMove: null },
});

function fleetIn(table: State, view: View, seat: Seat, from: System): FleetReach {
  const game = inActionOf(table, seat);
  const isFree = (unit: UnitType): boolean => maySetOut(game, seat, from, undefined, [{ unit }]);
  const goals = game.systems.filter(system => !hasToken(system, seat) || system.id === movingInto(view, seat));
  const ships = shipsOf(game, from, seat).flatMap(({ unit }): ShipReach[] => {
    const move = moveFrom(game, seat, { unit, count: 1 }, from);
    if (move <= 0) return [];
    const reached = isFree(unit) ? reachOf(game, seat, unit, from) : undefined;
    const to = goals.flatMap(({ id }) => {
      const entered = reached?.get(id);
      return entered === undefined ? [] : [[id, entered] as const];
    });
    const safe = isFree(unit) ? reachOf(game, seat, unit, from, true) : undefined;
    const risky = to.map(([id]) => id).filter(id => !safe?.has(id));
    return [{ unit, move, to: Object.fromEntries(to), risky }];
  });
  return { seat, from: from.id, isHeld: !shipsOf(game, from, seat).some(({ unit }) => isFree(unit)), ships };
}

/**
 * The adjacent systems, as the viewing seat sees them, and where all players' ships could move now by the rules,
 * without action cards and the like.
 */
export function reachIn(view: View): Reach {
  const game = restored(view);
  return {
    adjacent: Object.fromEntries(game.systems.map(({ id }) => [id, adjacentFor(game, view.seat, id)])),
    fleets: game.systems.flatMap(system =>
      game.seats.flatMap((_, seat) =>
        shipsOf(game, system, seat).length > 0 ? [fleetIn(game, view, seat, system)] : [],
      ),
    ),
  };
}

/** The neighbours of the viewing seat (LRR 60); none for a spectator. */
export function neighboursIn(view: View): readonly Seat[] {
  const { seat } = view;
  if (seat === null) return [];
  const game = restored(view);
  return neighboursAmong(
    game,
    seat,
    [...game.seats.keys()].filter(each => each !== seat),
  );
}
