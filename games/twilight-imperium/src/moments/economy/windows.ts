import type { Amounts, Seat } from '@orrery/kernel';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import type { UnitType } from '../../model/ids.ts';
import type { SystemId } from '../../model/state.ts';
import { itsSeat, telling, whenActive, window } from '../timing.ts';

/**
 * Units are about to use Production, before it is said what they make: for what raises the limit, and for help that
 * others give. A seat's own open discounts wait for the bill.
 */
export const whenProducing = telling<{
  seat: Seat;
  system: SystemId;
  limit: number;
  discount: number;
  /** All units cost nothing. */
  free: boolean;
}>('when-producing', 'seat', 'system');
/** A seat has produced units, by Production or at an effect's word. */
export const afterUnitsProduced = whenActive<{ seat: Seat; system: SystemId }>(
  'after-units-produced',
  itsSeat,
  'system',
);
/** Ground forces are paid for and about to be placed; content may let them go to further planets. */
export const whenGroundForcesProduced = telling<{ seat: Seat; system: SystemId; further: PlanetId[] }>(
  'when-ground-forces-produced',
  'seat',
  'system',
);
/** Units have used Production; `made` says how many of each kind they made. */
export const afterProduction = whenActive<{ seat: Seat; system: SystemId; made: Amounts }>(
  'after-production',
  itsSeat,
  'seat',
  'system',
);
/** A use of Production is over with all that belongs to it; which of the seat's units it was. */
export const afterProductionResolved = whenActive<{ seat: Seat; system: SystemId; by: readonly ProducingPlace[] }>(
  'after-production-resolved',
  itsSeat,
);
/** Units of one type that produce, or what produces as if it were a unit: on a planet or in space. */
export interface ProducingPlace {
  readonly unit: UnitType | null;
  readonly planet: PlanetId | null;
}
/** Units of one kind are made, by Production or at an effect's word; they are about to be placed. */
export const whenUnitsProduced = whenActive<{ seat: Seat; system: SystemId; unit: UnitType; count: number }>(
  'when-units-produced',
  itsSeat,
);
/** Goods out of a transaction count as gained too; of that there is word once more when it is over. */
export const afterTradeGoodsGained = telling<{
  readonly seat: Seat;
  readonly count: number;
  /** How many of them came from the supply, and not from a card or another player. */
  readonly fromSupply: number;
  readonly inTransaction?: true;
}>('after-trade-goods-gained', 'seat', 'count');
/** A seat's commodities were replenished, though there was perhaps no room for any. */
export const whenReplenished = whenActive<{ seat: Seat }>('when-replenished', itsSeat);
export const afterReplenished = whenActive<{ seat: Seat }>('after-replenished', itsSeat, 'seat');
/** Two seats are about to make offers to each other; nobody else is asked. */
export const whenNegotiating = window<{ seat: Seat; partner: Seat }>(
  'when-negotiating',
  (_game, { seat, partner }) => [seat, partner],
  (_game, { seat, partner }) => [seat, partner],
  ['seat'],
);
/** A planet is about to change hands in a transaction, with others of its owner's perhaps; units on it may leave. */
export const beforePlanetTraded = whenActive<{ seat: Seat; planet: PlanetId; traded: readonly PlanetId[] }>(
  'before-planet-traded',
  itsSeat,
  'planet',
);
/** Two seats have made a transaction. */
export const afterTransaction = whenActive<{ seats: readonly Seat[] }>(
  'after-transaction',
  (_game, { seats }) => [...seats],
  'seats',
);
