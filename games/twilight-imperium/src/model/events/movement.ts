import type { Seat } from '@orrery/kernel';
import type { PlanetId } from '../galaxy/planets.ts';
import type { UnitType } from '../ids.ts';
import type { SystemId } from '../state.ts';
import type { Mark } from '../units/kinds.ts';

/** Units of one kind in one place. */
export type UnitsAt = {
  readonly seat: Seat;
  readonly unit: UnitType;
  readonly mark?: Mark;
  readonly count: number;
  readonly system: SystemId;
  readonly planet: PlanetId | null;
};

/** Tactical actions, and units that come, go and move. */
export interface MovementEvents {
  readonly activated: { readonly seat: Seat; readonly system: SystemId };
  readonly 'system-sealed': { readonly system: SystemId; readonly seat: Seat };
  readonly 'ship-boosted': { readonly seat: Seat; readonly system: SystemId; readonly unit: UnitType };
  readonly 'move-declared': {
    readonly seat: Seat;
    readonly from: SystemId;
    /** Systems entered; none where ships stay and take units aboard. */
    readonly path: readonly SystemId[];
    readonly ships: readonly { readonly unit: UnitType; readonly count: number; readonly damaged: number }[];
  };
  /** The way that was declared is closed, and there is no other. */
  readonly 'move-undone': { readonly seat: Seat; readonly from: SystemId };
  readonly moved: {
    readonly seat: Seat;
    readonly unit: UnitType;
    readonly mark?: Mark;
    readonly count: number;
    readonly from: SystemId;
    readonly to: SystemId;
    readonly fromPlanet: PlanetId | null;
    readonly toPlanet: PlanetId | null;
  };
  /** Dice in a gravity rift, and the ships that are lost in it. */
  readonly 'rift-rolled': {
    readonly seat: Seat;
    readonly system: SystemId;
    readonly results: readonly number[];
    readonly lost: readonly UnitType[];
  };
  readonly lifted: UnitsAt;
  readonly placed: UnitsAt;
  readonly 'units-removed': UnitsAt;
  /** They are set apart by a mark, or by none any more. */
  readonly 'units-marked': UnitsAt;
  readonly 'units-replaced': Omit<UnitsAt, 'unit'> & { readonly from: UnitType; readonly to: UnitType };
  readonly 'unit-turned': {
    readonly seat: Seat;
    readonly from: Seat;
    readonly unit: UnitType;
    readonly to: UnitType;
    readonly system: SystemId;
    readonly planet: PlanetId | null;
  };
  readonly 'taken-over': UnitsAt & { readonly from: Seat };
}
