import { emit, invariant, type Rule, type Seat } from '@orrery/kernel';
import type { UnitType } from '../model/ids.ts';
import { type Area, groupsIn, isGroundForce, isShip } from '../model/readers.ts';
import type { Combat, State, UnitGroup } from '../model/state.ts';

export const areaOfCombat = ({ system, planet }: Combat): Area => ({ system, planet });

/** The other side of the combat under way, for one who takes part in it. */
export function opponentIn(combat: Combat, seat: Seat): Seat | undefined {
  if (seat === combat.attacker) return combat.defender;
  return seat === combat.defender ? combat.attacker : undefined;
}

/** A seat makes no combat rolls in this round of the combat under way. */
export function* silence(game: State, seat: Seat): Rule {
  game.combat!.silenced.push(seat);
  yield* emit('silenced', { seat });
}

/** Damaged units of a seat in the combat under way that did not use Sustain Damage in this round. */
export function repairable(game: State, seat: Seat): UnitGroup[] {
  const { combat } = game;
  if (!combat) return [];
  const fights = combat.kind === 'space' ? isShip : isGroundForce;
  const justNow = (unit: UnitType): number =>
    combat.sustained.find(each => each.seat === seat && each.unit === unit)?.count ?? 0;
  return groupsIn(game, areaOfCombat(combat)).filter(
    group => group.seat === seat && fights(group.unit) && group.damaged > justNow(group.unit),
  );
}

export function* repairUnit(game: State, seat: Seat, unit: UnitType, area: Area): Rule {
  const group = groupsIn(game, area).find(each => each.seat === seat && each.unit === unit);
  invariant(group && group.damaged > 0, () => `seat ${seat} has no damaged ${unit} there`);
  group.damaged--;
  yield* emit('unit-repaired', { seat, unit, system: area.system, planet: area.planet });
}
