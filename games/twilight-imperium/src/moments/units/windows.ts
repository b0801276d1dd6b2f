import type { Seat } from '@orrery/kernel';
import type { Cause } from '../../model/combat/combat.ts';
import type { StructureType, TechnologyId, UnitType } from '../../model/ids.ts';
import type { Area } from '../../model/readers.ts';
import type { SystemId } from '../../model/state.ts';
import type { Mark } from '../../model/units/kinds.ts';
import { itsSeat, whenActive } from '../timing.ts';
import type { Units } from './counts-as.ts';

export const afterUnitsDestroyed = whenActive<Destroyed>(
  'after-units-destroyed',
  (_game, { seat, by }) => (by === null ? [seat] : [seat, by]),
  'seat',
  'unit',
  'count',
);
/** A seat is about to place a structure from its reinforcements; content may put something else there instead. */
export const whenPlacingStructure = whenActive<{
  readonly seat: Seat;
  readonly unit: StructureType;
  readonly area: Area;
  instead: boolean;
}>('when-placing-structure', itsSeat, 'unit');
/** A structure was placed from the reinforcements, for whatever reason. */
export const afterStructurePlaced = whenActive<{ seat: Seat; unit: StructureType; system: SystemId }>(
  'after-structure-placed',
  itsSeat,
  'system',
);

export type UnitsThere = Units & { readonly area: Area };

/** Equal units of one seat, destroyed at once. */
export interface Destroyed {
  readonly seat: Seat;
  readonly unit: UnitType;
  readonly mark?: Mark;
  readonly count: number;
  readonly area: Area;
  readonly by: Seat | null;
  readonly cause: Cause;
  /** Other units that are destroyed at the same time; some of them may be gone already, others not yet. */
  readonly together: readonly UnitsThere[];
  /** The technologies of all seats when it was destroyed, if somebody may have gained one since. */
  readonly known?: readonly (readonly TechnologyId[])[] | undefined;
  /** What its owner had left in that area, before anybody answered to it. */
  readonly left: readonly Units[];
  /** How many of them were captured by now; nobody captures these again. */
  captured: number;
}
