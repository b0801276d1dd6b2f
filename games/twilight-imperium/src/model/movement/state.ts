import type { Seat } from '@orrery/kernel';
import type { PlanetId } from '../galaxy/planets.ts';
import type { UnitType } from '../ids.ts';
import type { SystemId } from '../state.ts';
import type { Mark } from '../units/kinds.ts';

/** Ships that set out together along one path, with what they carry. */
export interface Wave {
  from: SystemId;
  /** Systems entered, the active system last; none where they stay in it and take units aboard. */
  path: SystemId[];
  ships: Cargo[];
  cargo: (Cargo & { at: SystemId; planet: PlanetId | null })[];
}

export interface Cargo {
  unit: UnitType;
  count: number;
  damaged: number;
  mark?: Mark;
}

/** The steps of a tactical action that cards tell apart. */
export type TacticalStep =
  | 'movement'
  | 'space-cannon-offense'
  | 'anti-fighter-barrage'
  | 'space-combat'
  | 'bombardment'
  | 'ground-combat'
  | 'production';

export interface Tactical {
  seat: Seat;
  system: SystemId;
  step: TacticalStep;
  /** Whose promissory notes the active player had in its play area when the action began. */
  friends: Seat[];
  waves: Wave[];
  /** Planets that ground forces were committed to. */
  committed: PlanetId[];
  /** One ship of this kind that set out from here moves farther. */
  extraMove: { system: SystemId; unit: UnitType } | null;
  /** Nothing may be moved into the system from elsewhere. */
  noMovementIn?: true;
}
