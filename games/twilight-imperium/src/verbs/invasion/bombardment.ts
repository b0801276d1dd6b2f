import type { Rule, Seat } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import type { Planet, System } from '../../model/galaxy/state.ts';
import type { UnitType } from '../../model/ids.ts';
import { type Area, countOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { hitsProduced } from '../../moments/combat/queries.ts';
import { bombardmentBonus, ignoresShields, mayBombard } from '../../moments/invasion/queries.ts';
import { isGroundForce } from '../../moments/units/counts-as.ts';
import { statsOf } from '../../moments/units/queries.ts';
import { assignHits, hitsIn, rollForAbility, type Shot } from '../combat/hits.ts';

/** Does Planetary Shield prevent bombardment by the seat (LRR 15.1f)? */
const isShielded = (game: State, seat: Seat, system: System, planet: Planet): boolean =>
  planet.units.some(group => group.seat !== seat && statsOf(game, group.seat, group.unit).shield) &&
  !system.space.some(group => group.seat === seat && statsOf(game, seat, group.unit).breaksShield) &&
  !ignoresShields(game, seat, false);

/** May a seat bombard a planet: other players' ground forces, no effective shield and no other restriction? */
export function canBombard(game: State, seat: Seat, system: System, planet: Planet): boolean {
  const isManned = planet.units.some(group => group.seat !== seat && isGroundForce(game, group, planet));
  return mayBombard(game, { seat, planet }, isManned) && !isShielded(game, seat, system, planet);
}

/** A seat's units with Bombardment in a system (LRR 15.1), except on one planet. */
export function bombersIn(game: State, seat: Seat, system: System, besides?: PlanetId): Map<UnitType, number> {
  const found = new Map<UnitType, number>();
  const areas = [system.space, ...system.planets.filter(({ id }) => id !== besides).map(({ units }) => units)];
  for (const groups of areas)
    for (const { seat: owner, unit, count } of groups)
      if (owner === seat && statsOf(game, seat, unit).bombardment) found.set(unit, (found.get(unit) ?? 0) + count);
  return found;
}

/** The shots of `count` units. */
export const bombardmentShots = (game: State, seat: Seat, unit: UnitType, count: number): Shot[] =>
  Array.from({ length: count }, () => ({ unit, roll: statsOf(game, seat, unit).bombardment! }));

/**
 * Bombards a planet, even without a victim's ground forces, if it may be bombarded. Returns the number of infantry
 * destroyed.
 */
export function* bombard(
  game: State,
  seat: Seat,
  system: System,
  planet: Planet,
  victim: Seat | undefined,
  shots: readonly Shot[],
): Rule<number> {
  if (!canBombard(game, seat, system, planet)) return 0;
  const area: Area = { system: system.id, planet: planet.id };
  const volley = yield* rollForAbility(game, seat, 'bombardment', shots, bombardmentBonus(game, { seat, planet }, 0));
  const hits = hitsProduced(game, { seat, roll: 'bombardment', dice: volley }, hitsIn(volley));
  yield* emit('bombardment', { seat, planet: planet.id, hits, dice: volley });
  if (victim === undefined) return 0;
  const infantry = (): number => countOf(planet.units, victim, unit => unit === 'infantry');
  const before = infantry();
  yield* assignHits(game, victim, area, hits, isGroundForce, { cause: 'bombardment', by: seat });
  return before - infantry();
}
