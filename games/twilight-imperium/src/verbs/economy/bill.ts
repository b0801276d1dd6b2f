import type { Amounts, Seat } from '@orrery/kernel';
import { type UnitType, unitTypes } from '../../model/ids.ts';
import type { State } from '../../model/state.ts';
import { madeForNothing } from '../../moments/economy/queries.ts';
import { statsOf } from '../../moments/units/queries.ts';

/** The cost of units: two for one cost, or one for the same cost (LRR 67.2). */
export function costOf(game: State, seat: Seat, amounts: Amounts): number {
  let total = 0;
  for (const unit of unitTypes) {
    const count = amounts[unit] ?? 0;
    if (count === 0) continue;
    const { cost = 0, perCost = 1 } = statsOf(game, seat, unit);
    total += cost * Math.ceil(count / perCost);
  }
  return total;
}

/** The cost without free units. */
export const priceOf = (game: State, seat: Seat, amounts: Amounts): number =>
  costOf(
    game,
    seat,
    Object.fromEntries(
      Object.entries(amounts).filter(([unit]) => !madeForNothing(game, { seat, unit: unit as UnitType }, false)),
    ),
  );
