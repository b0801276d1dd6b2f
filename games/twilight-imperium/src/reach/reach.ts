import type { Seat } from '@orrery/kernel';
import type { System } from '../model/galaxy/state.ts';
import type { UnitType } from '../model/ids.ts';
import type { State, SystemId } from '../model/state.ts';
import { adjacentFor, mayActivate, maySetOut, moveFrom, reachOf } from '../moments/movement/routes.ts';
import { shipsOf } from '../moments/units/counts-as.ts';
import type { View } from '../view/index.ts';
import { restored } from './restored.ts';
import '../index.ts'; // what is printed on components has its say about movement

/** How far ships of one kind in one system go. */
export interface ShipReach {
  readonly unit: UnitType;
  readonly move: number;
  /** Systems they could move into, each with how many they enter on the way. */
  readonly to: Readonly<Record<SystemId, number>>;
  /** Those of them that they reach only out of a gravity rift, which may destroy them (LRR 41.2). */
  readonly risky: readonly SystemId[];
}

/** Where the ships of a player in one system could go. */
export interface FleetReach {
  readonly seat: Seat;
  readonly from: SystemId;
  /** An own command token keeps them here (LRR 58.3c). */
  readonly isHeld: boolean;
  /** Those that move by themselves. */
  readonly ships: readonly ShipReach[];
}

/** What is next to what, and which ships could move where. */
export interface Reach {
  readonly adjacent: Readonly<Record<SystemId, readonly SystemId[]>>;
  readonly fleets: readonly FleetReach[];
}

/** The system into which a seat is just moving ships: activated already, so that its token is no obstacle. */
const movingInto = ({ tactical }: View, seat: Seat): SystemId | undefined =>
  tactical?.seat === seat && tactical.step === 'movement' ? tactical.system : undefined;

function fleetIn(game: State, view: View, seat: Seat, from: System): FleetReach {
  const isHeld = !maySetOut(game, seat, from);
  const goals = game.systems.filter(system => mayActivate(seat, system) || system.id === movingInto(view, seat));
  const ships = shipsOf(game, from, seat).flatMap(({ unit }): ShipReach[] => {
    const move = moveFrom(game, seat, { unit, count: 1 }, from);
    if (move <= 0) return [];
    const reached = isHeld ? undefined : reachOf(game, seat, unit, from);
    const to = goals.flatMap(({ id }) => {
      const entered = reached?.get(id);
      return entered === undefined ? [] : [[id, entered] as const];
    });
    const safe = isHeld ? undefined : reachOf(game, seat, unit, from, true);
    const risky = to.map(([id]) => id).filter(id => !safe?.has(id));
    return [{ unit, move, to: Object.fromEntries(to), risky }];
  });
  return { seat, from: from.id, isHeld, ships };
}

/**
 * What is adjacent, as a seat sees it, and where everybody's ships could move by themselves as things stand: by the
 * game's own rules, with nothing that is played for the occasion.
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
