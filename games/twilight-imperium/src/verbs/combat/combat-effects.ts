import { dice, invariant, type Rule, type Seat } from '@orrery/kernel';
import { groupsToChange } from '../../model/changes.ts';
import type { Cause } from '../../model/combat/combat.ts';
import type { Combat } from '../../model/combat/state.ts';
import { emit } from '../../model/events/index.ts';
import { type Area, groupsIn, systemOf } from '../../model/readers.ts';
import type { State, SystemId } from '../../model/state.ts';
import { isAlike, isOfKind, type Kind, kindKey, markOf, typeOf } from '../../model/units/kinds.ts';
import type { UnitGroup } from '../../model/units/state.ts';
import { fightsIn, isShip } from '../../moments/units/counts-as.ts';
import { destroyUnits } from '../units/units.ts';
import { assignHits, chooseLosses, lossesOf } from './hits.ts';
export const areaOfCombat = ({ system, planet }: Combat): Area => ({ system, planet });

/** The other side of the combat under way, for one who takes part in it. */
export function opponentIn(combat: Combat, seat: Seat): Seat | undefined {
  if (seat === combat.attacker) return combat.defender;
  return seat === combat.defender ? combat.attacker : undefined;
}

/** A seat makes no combat rolls in this round of the combat under way. */
export function* preventCombatRolls(game: State, seat: Seat): Rule {
  game.combat!.silenced.push(seat);
  yield* emit('silenced', { seat });
}

/** Damaged units of a seat in the combat under way that did not use Sustain Damage in this round. */
export function repairable(game: State, seat: Seat): UnitGroup[] {
  const { combat } = game;
  if (!combat) return [];
  const fights = fightsIn(combat.kind);
  const justNow = (units: UnitGroup): number =>
    combat.sustained.find(each => each.seat === seat && isAlike(each, units))?.count ?? 0;
  return groupsIn(game, areaOfCombat(combat)).filter(
    group => group.seat === seat && fights(game, group, areaOfCombat(combat)) && group.damaged > justNow(group),
  );
}

export function* repairUnit(game: State, seat: Seat, kind: Kind, area: Area): Rule {
  const group = groupsToChange(game, area).find(each => each.seat === seat && each.damaged > 0 && isOfKind(each, kind));
  invariant(group, () => `seat ${seat} has no damaged ${kindKey(kind)} there`);
  group.damaged--;
  yield* emit('unit-repaired', { seat, unit: typeOf(kind), ...markOf(kind), system: area.system, planet: area.planet });
}

/** All damaged units of a seat in a system, in space and on its planets. */
export function* repairAllIn(game: State, seat: Seat, id: SystemId): Rule {
  for (const planet of [null, ...systemOf(game, id).planets.map(each => each.id)]) {
    const area: Area = { system: id, planet };
    for (const group of groupsIn(game, area).filter(each => each.seat === seat))
      for (let i = group.damaged; i > 0; i--) yield* repairUnit(game, seat, group, area);
  }
}

/**
 * A side of the combat under way produces hits besides its rolls. While the hits of a round are assigned they are
 * added to those, else they are assigned at once.
 */
export function* produceHits(game: State, by: Seat, count: number, cause: Cause): Rule {
  const combat = game.combat!;
  yield* emit('hits-produced', { seat: by, count });
  if (cause === 'combat') {
    combat.hits[by === combat.attacker ? 'attacker' : 'defender'] += count;
    return;
  }
  const which = fightsIn(combat.kind);
  yield* assignHits(game, opponentIn(combat, by)!, areaOfCombat(combat), count, which, { cause: 'effect', by });
}

/** Rolls dice and returns how many reach a number. */
export function* rollFor(seat: Seat, count: number, needs: number): Rule<number> {
  const results = yield* dice('effect', count, 10, () => [{ of: 'effect', needs, count }]);
  const reached = results.filter(result => result >= needs).length;
  yield* emit('rolled-for', { seat, results: [...results], needs, reached });
  return reached;
}

/** A side of the current space combat destroys this many of its ships, of its own choice. These are not hits, so nothing can be cancelled. */
export function* destroyOwnShips(game: State, seat: Seat, count: number, by: Seat, asked: string): Rule {
  const area = areaOfCombat(game.combat!);
  const ships = groupsIn(game, area).filter(group => group.seat === seat && isShip(game, group, area));
  const total = ships.reduce((sum, group) => sum + group.count, 0);
  const lost = Math.min(count, total);
  if (lost === 0) return;
  const chosen = yield* chooseLosses(seat, asked, ships, lost);
  for (const ship of ships.map(group => ({ ...group }))) {
    const losses = lossesOf(chosen, ship);
    yield* destroyUnits(game, seat, ship, losses.count, area, { cause: 'effect', by, damaged: losses.damaged });
  }
}
