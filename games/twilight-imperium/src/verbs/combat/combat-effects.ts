import { choose, invariant, open, type Rule, type Seat } from '@orrery/kernel';
import { groupsToChange } from '../../model/changes.ts';
import type { Cause } from '../../model/combat/combat.ts';
import type { Combat } from '../../model/combat/state.ts';
import { emit } from '../../model/events/index.ts';
import { type Area, groupsIn, systemOf } from '../../model/readers.ts';
import type { State, SystemId } from '../../model/state.ts';
import { isAlike, isOfKind, type Kind, kindKey, markOf, typeOf } from '../../model/units/kinds.ts';
import type { UnitGroup } from '../../model/units/state.ts';
import { beforeHitsAssigned } from '../../moments/combat/windows.ts';
import { fightsIn, isShip } from '../../moments/units/counts-as.ts';
import { statsOf } from '../../moments/units/queries.ts';
import { destroyChosen } from './chosen-losses.ts';
import { rollDice } from './die.ts';
import { assignHits, assignHitTo, chooseLosses } from './hits.ts';
export const areaOfCombat = ({ system, planet }: Combat): Area => ({ system, planet });

/** The opponent in the current combat; undefined for other players. */
export function opponentIn(combat: Combat, seat: Seat): Seat | undefined {
  if (seat === combat.attacker) return combat.defender;
  return seat === combat.defender ? combat.attacker : undefined;
}

/** A seat makes no combat rolls in the current combat round. */
export function* preventCombatRolls(game: State, seat: Seat): Rule {
  game.combat!.silenced.push(seat);
  yield* emit('silenced', { seat });
}

/** Damaged units of a seat in the current combat that did not use Sustain Damage in this round. */
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

/** Damages undamaged units without using Sustain Damage. */
export function* damageUnits(game: State, seat: Seat, kind: Kind, count: number, area: Area): Rule {
  const group = groupsToChange(game, area).find(each => each.seat === seat && isOfKind(each, kind));
  const damaged = Math.min(count, group ? group.count - group.damaged : 0);
  if (!group || damaged <= 0) return;
  group.damaged += damaged;
  const { system, planet } = area;
  yield* emit('units-damaged', { seat, unit: typeOf(kind), ...markOf(kind), count: damaged, system, planet });
}

/** Repairs all of a seat's units with Sustain Damage in a system. */
export function* repairAllIn(game: State, seat: Seat, id: SystemId): Rule {
  for (const planet of [null, ...systemOf(game, id).planets.map(each => each.id)]) {
    const area: Area = { system: id, planet };
    for (const group of groupsIn(game, area).filter(each => each.seat === seat && statsOf(game, seat, each).sustain))
      for (let i = group.damaged; i > 0; i--) yield* repairUnit(game, seat, group, area);
  }
}

/**
 * A side of the current combat produces hits besides its rolls. If the hits of a round are being assigned, they are
 * added to those; otherwise they are assigned at once.
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

/**
 * A side of the current space combat produces one hit and assigns it itself. The opponent may cancel it; only the ship
 * that is hit may use Sustain Damage.
 */
export function* hitOneShip(game: State, by: Seat, asked: string): Rule {
  const area = areaOfCombat(game.combat!);
  const seat = opponentIn(game.combat!, by)!;
  yield* emit('hits-produced', { seat: by, count: 1 });
  const moment = { seat, area, cause: 'effect' as Cause, by, hits: 1 };
  yield* open(game, beforeHitsAssigned, moment);
  if (moment.hits === 0) return;
  const targets = groupsIn(game, area)
    .filter(group => group.seat === seat && isShip(game, group, area))
    .flatMap(group => [
      ...(group.count > group.damaged ? [{ seat, unit: group.unit, ...markOf(group), damaged: false }] : []),
      ...(group.damaged > 0 ? [{ seat, unit: group.unit, ...markOf(group), damaged: true }] : []),
    ]);
  if (targets.length === 0) return;
  const target =
    targets.length === 1
      ? targets[0]!
      : yield* choose(by, asked, targets, {
          key: each => `${kindKey(each)}${each.damaged ? '!' : ''}`,
          at: each => ({ unit: each.unit, ...markOf(each), ...(each.damaged && { damaged: 1 }) }),
        });
  yield* assignHitTo(game, target, area, { cause: 'effect', by });
}

/** Rolls dice; returns how many reach `needs`. */
export function* rollFor(seat: Seat, count: number, needs: number): Rule<number> {
  const results = yield* rollDice('effect', count, () => [{ of: 'effect', needs, count }]);
  const reached = results.filter(result => result >= needs).length;
  yield* emit('rolled-for', { seat, results: [...results], needs, reached });
  return reached;
}

/**
 * A side of the current space combat chooses and destroys this many of its ships. These are not hits and cannot be
 * cancelled.
 */
export function* destroyOwnShips(game: State, seat: Seat, count: number, by: Seat, asked: string): Rule {
  const area = areaOfCombat(game.combat!);
  const ships = groupsIn(game, area).filter(group => group.seat === seat && isShip(game, group, area));
  const total = ships.reduce((sum, group) => sum + group.count, 0);
  const lost = Math.min(count, total);
  if (lost === 0) return;
  const chosen = yield* chooseLosses(seat, asked, ships, lost);
  yield* destroyChosen(game, seat, ships, chosen, area, { cause: 'effect', by });
}
