import { open, type Rule, type Seat } from '@orrery/kernel';
import { groupsToChange, systemToChange } from '../../model/changes.ts';
import type { Cause } from '../../model/combat/combat.ts';
import { emit } from '../../model/events/index.ts';
import type { StructureType, UnitType } from '../../model/ids.ts';
import { type Area, piecesOf, planetOf, playerOf, unitsIn } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import type { Captured, UnitGroup } from '../../model/units/state.ts';
import { isStructure } from '../../moments/units/counts-as.ts';
import { mayBeDestroyed, mayPlaceOn } from '../../moments/units/queries.ts';
import { afterStructurePlaced, afterUnitsDestroyed } from '../../moments/units/windows.ts';
import { eliminateDefeated } from '../factions/elimination.ts';
import { markForEliminationCheckAfterUnitLoss } from '../factions/elimination-check.ts';
import { updateControl } from '../galaxy/control-hook.ts';
import { openNexus } from '../galaxy/nexus.ts';
/** The units of one kind that a seat has among those of a place. */
export const groupOf = <Group extends UnitGroup>(groups: readonly Group[], seat: Seat, unit: UnitType) =>
  groups.find(group => group.seat === seat && group.unit === unit);

/** Puts units into an area without a word; the callers say what happened. */
export function add(game: State, area: Area, seat: Seat, unit: UnitType, count: number, damaged = 0): void {
  const groups = groupsToChange(game, area);
  const group = groupOf(groups, seat, unit);
  if (group) {
    group.count += count;
    group.damaged += damaged;
  } else if (count > 0) groups.push({ seat, unit, count, damaged });
}

/** Takes units out of an area; damaged ones only as far as told, or as far as there are no others. Who lost them is noted. */
export function subtract(game: State, area: Area, seat: Seat, unit: UnitType, count: number, damaged = 0): void {
  const groups = groupsToChange(game, area);
  const group = groupOf(groups, seat, unit);
  if (!group || group.count < count) throw new Error(`seat ${seat} has no ${count} ${unit} there`);
  group.count -= count;
  group.damaged = Math.min(group.damaged - damaged, group.count);
  if (group.count === 0) groups.splice(groups.indexOf(group), 1);
  markForEliminationCheckAfterUnitLoss(game, { seat, unit }, area);
}

/** Pieces of a kind on the board, waiting and captured. */
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

/** Fighters and infantry go on with tokens from the supply (LRR 36, LRR 46). */
export const hasTokensForUnit = (unit: UnitType): boolean => unit === 'fighter' || unit === 'infantry';

/** Pieces left to place; without end for fighters and infantry. */
export const reinforcementsOf = (game: State, seat: Seat, unit: UnitType): number =>
  hasTokensForUnit(unit) ? Number.POSITIVE_INFINITY : piecesOf(game, unit) - inUse(game, seat, unit);

/** Places units from the reinforcements; fewer if there are no more, none where nothing may be placed. */
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

/** Back to the reinforcements without being destroyed. Like the verbs below, it does nothing to who has left the game meanwhile. */
export function* removeUnits(game: State, seat: Seat, unit: UnitType, count: number, area: Area, damaged = 0): Rule {
  if (count === 0 || playerOf(game, seat).eliminated) return;
  subtract(game, area, seat, unit, count, damaged);
  yield* emit('units-removed', { seat, unit, count, system: area.system, planet: area.planet });
  if (area.planet) yield* updateControl(game, area.planet);
}

export interface Destruction {
  readonly cause: Cause;
  readonly by: Seat | null;
  /** How many of them were damaged. */
  readonly damaged?: number;
}

export function* destroyUnits(
  game: State,
  seat: Seat,
  unit: UnitType,
  count: number,
  area: Area,
  how: Destruction,
): Rule {
  const { cause, by, damaged = 0 } = how;
  if (count === 0 || playerOf(game, seat).eliminated) return;
  if (!mayBeDestroyed(game, { seat, unit, cause }, true)) return;
  subtract(game, area, seat, unit, count, damaged);
  const noted = game.combat?.sustained.find(each => each.seat === seat && each.unit === unit);
  if (noted) noted.count = Math.max(0, noted.count - damaged); // its owner loses those that sustained just now
  if (game.combat) game.combat.losses.push({ seat, unit, count, round: game.combat.round, cause });
  yield* emit('destroyed', { seat, unit, count, system: area.system, planet: area.planet, by, cause });
  yield* eliminateDefeated(game); // before anybody answers to it
  yield* open(game, afterUnitsDestroyed, { seat, unit, count, area, by, cause });
  if (area.planet) yield* updateControl(game, area.planet);
}

/** From one area to another, damage and all. */
export function* moveUnits(
  game: State,
  seat: Seat,
  unit: UnitType,
  count: number,
  damaged: number,
  from: Area,
  to: Area,
): Rule {
  if (count === 0 || playerOf(game, seat).eliminated) return;
  subtract(game, from, seat, unit, count, damaged);
  add(game, to, seat, unit, count, damaged);
  yield* emit('moved', {
    seat,
    unit,
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
