import { query, type Seat } from '@orrery/kernel';
import type { Planet, System } from '../../model/galaxy/state.ts';
import { type Area, systemOf, unitsIn } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { statsOf } from '../units/queries.ts';

/** May the seat commit ground forces to a planet? */
export const mayCommitTo = query<State, { seat: Seat; planet: Planet }, boolean>('may-commit-to');
/**
 * How many times a seat spends 1 influence to commit ground forces to a planet: each time by itself, so that what a planet
 * brings above that is lost.
 */
export const landingPrices = query<State, { seat: Seat; planet: Planet }, number>('landing-prices');
/** The influence that a seat pays to remove the custodians token (LRR 27.1). */
export const custodiansPrice = query<State, Seat, number>('custodians-price');
/** Planets from each of which a seat may commit one ground force to others in the active system, besides those in space. */
export const commitsFrom = query<State, { seat: Seat; system: System }, readonly Area[]>('commits-from');
/** Does the seat land at once, without Space Cannon Offense, space combat and bombardment? */
export const landsAtOnce = query<State, Seat, boolean>('lands-at-once');
/** What is added to each Bombardment die of a seat against a planet. */
export const bombardmentBonus = query<State, { seat: Seat; planet: Planet }, number>('bombardment-bonus');
/** Do Planetary Shields mean nothing when the seat bombards? */
export const ignoresShields = query<State, Seat, boolean>('ignores-shields');
/** Is there something on a planet for the seat to bombard? Shields are another matter. */
export const mayBombard = query<State, { seat: Seat; planet: Planet }, boolean>('may-bombard');

/** Has the seat a unit with Bombardment in a system, in space or on a planet? */
export const canBombardIn = (game: State, seat: Seat, system: System): boolean =>
  unitsIn(system).some(group => group.seat === seat && statsOf(game, seat, group.unit).bombardment !== undefined);

/** Has the seat a unit on a planet whose Planetary Shield holds? Others' units in the system may break it. */
export function holdsShield(game: State, seat: Seat, { system, planet }: Area): boolean {
  const place = systemOf(game, system);
  const units = place.planets.find(({ id }) => id === planet)?.units ?? [];
  return (
    units.some(group => group.seat === seat && statsOf(game, seat, group.unit).shield) &&
    ![...place.space, ...units].some(group => group.seat !== seat && statsOf(game, group.seat, group.unit).breaksShield)
  );
}
