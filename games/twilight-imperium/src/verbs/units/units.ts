import { open, type Rule, type Seat } from '@orrery/kernel';
import { groupsToChange, systemToChange } from '../../model/changes.ts';
import type { Cause } from '../../model/combat/combat.ts';
import { emit } from '../../model/events/index.ts';
import type { StructureType, TechnologyId, UnitType } from '../../model/ids.ts';
import type { Cargo } from '../../model/movement/state.ts';
import { type Area, groupsIn, piecesOf, planetOf, playerOf, unitsIn } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { isAlike, isOfKind, type Kind, kindKey, markOf, typeOf } from '../../model/units/kinds.ts';
import type { Captured, UnitGroup } from '../../model/units/state.ts';
import { isStructure } from '../../moments/units/counts-as.ts';
import { mayBeDestroyed, mayPlaceOn } from '../../moments/units/queries.ts';
import { afterStructurePlaced, afterUnitsDestroyed, type UnitsThere } from '../../moments/units/windows.ts';
import { eliminateDefeated } from '../factions/elimination.ts';
import { markForEliminationCheckAfterUnitLoss } from '../factions/elimination-check.ts';
import { updateControl } from '../galaxy/control-hook.ts';
import { openNexus } from '../galaxy/nexus.ts';

/** A seat's group of one kind among the groups of an area. */
export const groupOf = <Group extends UnitGroup>(groups: readonly Group[], seat: Seat, kind: Kind) =>
  groups.find(group => group.seat === seat && isAlike(group, typeof kind === 'string' ? { unit: kind } : kind)) ??
  (typeof kind === 'string' ? groups.find(group => group.seat === seat && group.unit === kind) : undefined);

/** Puts units into an area without an event; the caller emits it. */
export function add(game: State, area: Area, seat: Seat, kind: Kind, count: number, damaged = 0): void {
  const groups = groupsToChange(game, area);
  const unit = typeOf(kind);
  const marked = { unit, ...markOf(kind) };
  const group = groups.find(each => each.seat === seat && isAlike(each, marked));
  if (group) {
    group.count += count;
    group.damaged += damaged;
  } else if (count > 0) groups.push({ seat, unit, count, damaged, ...markOf(kind) });
}

/**
 * Removes units from an area; damaged ones only as told or if there are no others. Marks their owner for the
 * elimination check. Returns the removed units by mark.
 */
export function subtract(game: State, area: Area, seat: Seat, kind: Kind, count: number, damaged = 0): Cargo[] {
  const groups = groupsToChange(game, area);
  const taken: Cargo[] = [];
  let [left, hurt] = [count, damaged];
  while (left > 0) {
    const group = groupOf(groups, seat, kind);
    if (!group) throw new Error(`seat ${seat} has no ${count} ${kindKey(kind)} there`);
    const some = Math.min(left, group.count);
    const before = group.damaged;
    const told = Math.min(hurt, before, some);
    group.count -= some;
    group.damaged = Math.min(before - told, group.count);
    taken.push({ unit: group.unit, count: some, damaged: before - group.damaged, ...markOf(group) });
    if (group.count === 0) groups.splice(groups.indexOf(group), 1);
    left -= some;
    hurt -= told;
    markForEliminationCheckAfterUnitLoss(game, group, area);
  }
  return taken;
}

/** Pieces on the board, waiting or captured. */
function inUse(game: State, seat: Seat, unit: UnitType): number {
  let count = unit === 'infantry' ? playerOf(game, seat).reviving : 0;
  const sum = (groups: readonly (UnitGroup | Captured)[]): void => {
    for (const group of groups) if (group.seat === seat && group.unit === unit) count += group.count;
  };
  for (const system of game.systems) {
    sum(system.space);
    for (const planet of system.planets) sum(planet.units);
  }
  for (const player of game.seats) sum(player.captured);
  return count;
}

/** Fighters and infantry are not limited: tokens replace them (LRR 36, LRR 46). */
export const hasTokensForUnit = (unit: UnitType): boolean => unit === 'fighter' || unit === 'infantry';

/** Pieces left to place; infinite for fighters and infantry. */
export const reinforcementsOf = (game: State, seat: Seat, unit: UnitType): number =>
  hasTokensForUnit(unit) ? Number.POSITIVE_INFINITY : piecesOf(game, unit) - inUse(game, seat, unit);

/** Places units from reinforcements; fewer if there are not enough, none if not allowed there. */
export function* placeUnits(game: State, seat: Seat, unit: UnitType, count: number, area: Area): Rule<number> {
  if (area.planet && !mayPlaceOn(game, { seat, planet: planetOf(game, area.planet), unit }, true)) return 0;
  const placed = Math.min(count, reinforcementsOf(game, seat, unit));
  if (placed <= 0) return 0;
  add(game, area, seat, unit, placed);
  yield* emit('placed', { seat, unit, count: placed, system: area.system, planet: area.planet });
  yield* openNexus(game); // LRR 100.2
  if (area.planet) yield* updateControl(game, area.planet);
  if (isStructure(game, { seat, unit }, area))
    yield* open(game, afterStructurePlaced, { seat, unit: unit as StructureType, system: area.system });
  return placed;
}

/**
 * Returns units to reinforcements without destroying them. Like the verbs below, it does nothing for eliminated
 * players.
 */
export function* removeUnits(game: State, seat: Seat, kind: Kind, count: number, area: Area, damaged = 0): Rule {
  if (count === 0 || playerOf(game, seat).eliminated) return;
  const unit = typeOf(kind);
  subtract(game, area, seat, kind, count, damaged);
  yield* emit('units-removed', { seat, unit, ...markOf(kind), count, system: area.system, planet: area.planet });
  if (area.planet) yield* updateControl(game, area.planet);
}

export interface Destruction {
  readonly cause: Cause;
  readonly by: Seat | null;
  /** How many of them were damaged. */
  readonly damaged?: number;
  /** Destroyed simultaneously. */
  readonly together?: readonly UnitsThere[];
  /** The technologies of all seats as the hits were assigned, if those of both sides are destroyed at the same time. */
  readonly known?: readonly (readonly TechnologyId[])[];
}

const alone: readonly UnitsThere[] = [];

export function* destroyUnits(game: State, seat: Seat, kind: Kind, count: number, area: Area, how: Destruction): Rule {
  const { cause, by, damaged = 0, together = alone, known } = how;
  const unit = typeOf(kind);
  if (count === 0 || playerOf(game, seat).eliminated) return;
  if (!mayBeDestroyed(game, { seat, unit, cause }, true)) return;
  subtract(game, area, seat, kind, count, damaged);
  const noted = game.combat?.sustained.find(each => each.seat === seat && isOfKind(each, kind));
  if (noted) noted.count = Math.max(0, noted.count - damaged); // removes those that just sustained first
  if (game.combat) game.combat.losses.push({ seat, unit, count, round: game.combat.round, cause });
  yield* emit('destroyed', { seat, unit, ...markOf(kind), count, system: area.system, planet: area.planet, by, cause });
  yield* eliminateDefeated(game); // before anybody can react
  const left = groupsIn(game, area).flatMap(group =>
    group.seat === seat ? [{ seat, unit: group.unit, ...markOf(group) }] : [],
  );
  const destroyed = { seat, unit, ...markOf(kind), count, area, by, cause, together, left, known, captured: 0 };
  yield* open(game, afterUnitsDestroyed, destroyed);
  if (area.planet) yield* updateControl(game, area.planet);
}

/** Moves units between areas with their damage. */
export function* moveUnits(
  game: State,
  seat: Seat,
  kind: Kind,
  count: number,
  damaged: number,
  from: Area,
  to: Area,
): Rule {
  if (count === 0 || playerOf(game, seat).eliminated) return;
  for (const taken of subtract(game, from, seat, kind, count, damaged))
    add(game, to, seat, taken, taken.count, taken.damaged);
  yield* emit('moved', {
    seat,
    unit: typeOf(kind),
    ...markOf(kind),
    count,
    from: from.system,
    to: to.system,
    fromPlanet: from.planet,
    toPlanet: to.planet,
  });
  if (from.planet) yield* updateControl(game, from.planet);
  if (to.planet) yield* updateControl(game, to.planet);
}

export function* repairAll(game: State): Rule {
  for (const system of game.systems)
    if (unitsIn(system).some(({ damaged }) => damaged !== 0)) {
      const { space, planets } = systemToChange(game, system.id);
      for (const groups of [space, ...planets.map(({ units }) => units)]) for (const group of groups) group.damaged = 0;
    }
  yield* emit('repaired');
}
