import type { Seat } from '@orrery/kernel';
import type { Cause } from '../../model/combat/combat.ts';
import type { StructureType, UnitType } from '../../model/ids.ts';
import type { Area } from '../../model/readers.ts';
import type { SystemId } from '../../model/state.ts';
import type { Mark } from '../../model/units/kinds.ts';
import { itsSeat, whenActive } from '../timing.ts';

export const afterUnitsDestroyed = whenActive<Destroyed>(
  'after-units-destroyed',
  (_game, { seat, by }) => (by === null ? [seat] : [seat, by]),
  'seat',
  'unit',
  'count',
);
/** A structure was placed from the reinforcements, for whatever reason. */
export const afterStructurePlaced = whenActive<{ seat: Seat; unit: StructureType; system: SystemId }>(
  'after-structure-placed',
  itsSeat,
  'system',
);

/** Equal units of one seat, destroyed together. */
export interface Destroyed {
  readonly seat: Seat;
  readonly unit: UnitType;
  readonly mark?: Mark;
  readonly count: number;
  readonly area: Area;
  readonly by: Seat | null;
  readonly cause: Cause;
}
