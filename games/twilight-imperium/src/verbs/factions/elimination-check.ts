import type { Seat } from '@orrery/kernel';
import type { Area } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { isGroundForce, type Units } from '../../moments/units/counts-as.ts';
import { statsOf } from '../../moments/units/queries.ts';
/** Does a unit keep its owner in the game: a ground force, or one with Production (LRR 33.1)? */
export const keepsInGame = (game: State, units: Units, area: Area): boolean => {
  if (isGroundForce(game, units, area)) return true;
  const { production, productionPlusResources } = statsOf(game, units.seat, units.unit);
  return production !== undefined || productionPlusResources !== undefined;
};

/** Marks a seat that lost a planet: its elimination is checked later. */
export function markForEliminationCheck(game: State, seat: Seat): void {
  if (!game.maybeEliminated.includes(seat)) game.maybeEliminated.push(seat);
}

/** Like `markForEliminationCheck`, for a lost unit; only if the unit kept its owner in the game. */
export function markForEliminationCheckAfterUnitLoss(game: State, units: Units, area: Area): void {
  if (keepsInGame(game, units, area)) markForEliminationCheck(game, units.seat);
}
