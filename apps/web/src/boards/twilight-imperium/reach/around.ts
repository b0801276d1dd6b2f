import type { Seat } from '@orrery/kernel';
import type { FleetReach, Reach } from '@orrery/twilight-imperium/reach';
import type { SystemId, UnitType } from '@orrery/twilight-imperium/view';

/** A system from which own ships could come. */
export interface Origin {
  readonly from: SystemId;
  /** How many systems the first of them would enter. */
  readonly moves: number;
  readonly units: readonly UnitType[];
  /** All of them would come out of a gravity rift. */
  readonly isRisky: boolean;
}

/** What there is to know about the ways from and to a system. */
export interface Around {
  readonly adjacent: readonly SystemId[];
  /** The fleets in it, one's own first. */
  readonly fleets: readonly FleetReach[];
  readonly origins: readonly Origin[];
}

export function aroundOf({ adjacent, fleets }: Reach, system: SystemId, me: Seat | null): Around {
  return {
    adjacent: adjacent[system] ?? [],
    fleets: fleets.filter(({ from }) => from === system).sort((a, b) => Number(b.seat === me) - Number(a.seat === me)),
    origins: fleets.flatMap(({ seat, from, ships }) => {
      const coming = seat === me ? ships.filter(({ to }) => to[system] !== undefined) : [];
      const moves = Math.min(...coming.map(({ to }) => to[system]!));
      const isRisky = coming.every(({ risky }) => risky.includes(system));
      return coming.length > 0 ? [{ from, moves, units: coming.map(({ unit }) => unit), isRisky }] : [];
    }),
  };
}

export interface Goal {
  readonly system: SystemId;
  /** How many systems the first of its ships would enter. */
  readonly moves: number;
  /** All that get there come out of a gravity rift. */
  readonly isRisky: boolean;
}

/** The systems that a fleet reaches. */
export function goalsOf({ ships }: FleetReach): readonly Goal[] {
  return [...new Set(ships.flatMap(({ to }) => Object.keys(to)))].map(system => {
    const able = ships.filter(({ to }) => to[system] !== undefined);
    return {
      system,
      moves: Math.min(...able.map(({ to }) => to[system]!)),
      isRisky: able.every(({ risky }) => risky.includes(system)),
    };
  });
}
