import { chooseNumber, open, type Rule, type Seat } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import { type StructureType, structureTypes, type UnitType } from '../../model/ids.ts';
import { type Area, groupsIn } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { type Kind, typeOf } from '../../model/units/kinds.ts';
import { isStructure } from '../../moments/units/counts-as.ts';
import { afterStructurePlaced } from '../../moments/units/windows.ts';
import { updateControl } from '../galaxy/control-hook.ts';
import { callBack, piecesFor } from './recall.ts';
import { add, reinforcementsOf, subtract } from './units.ts';
/** Replaces own units by others from the reinforcements, or by units called back from elsewhere (LRR 23.4a). */
export function* replaceUnits(
  game: State,
  seat: Seat,
  from: Kind,
  to: UnitType,
  count: number,
  area: Area,
  damaged = 0,
): Rule {
  if (count === 0) return;
  yield* callBack(game, seat, to, count);
  subtract(game, area, seat, from, count, damaged);
  add(game, area, seat, to, count);
  const { system, planet } = area;
  yield* emit('units-replaced', { seat, from: typeOf(from), to, count, system, planet });
  if (area.planet) yield* updateControl(game, area.planet);
  if (isStructure(game, { seat, unit: to }, area))
    yield* open(game, afterStructurePlaced, { seat, unit: to as StructureType, system: area.system });
}

/** Replaces another player's unit by an own one from reinforcements, without destroying it. */
export function* replaceOthers(
  game: State,
  { from, kind, damaged = 0 }: { readonly from: Seat; readonly kind: Kind; readonly damaged?: number },
  seat: Seat,
  to: UnitType,
  area: Area,
): Rule {
  subtract(game, area, from, kind, 1, damaged);
  add(game, area, seat, to, 1);
  const { system, planet } = area;
  yield* emit('unit-turned', { seat, from, unit: typeOf(kind), to, system, planet });
  if (planet) yield* updateControl(game, planet);
}

/**
 * Replaces others' structures on a planet by a seat's own from reinforcements. If there are too few, it chooses how
 * many to call back from elsewhere (LRR 24.4).
 */
export function* takeOverStructures(game: State, seat: Seat, area: Area, asked: string): Rule {
  for (const unit of structureTypes) {
    const theirs = groupsIn(game, area)
      .filter(group => group.seat !== seat && group.unit === unit)
      .map(group => ({ ...group }));
    const total = theirs.reduce((sum, { count }) => sum + count, 0);
    const spare = Math.min(total, reinforcementsOf(game, seat, unit));
    const most = Math.min(total, piecesFor(game, seat, unit));
    let left = most > spare ? yield* chooseNumber(seat, `${asked}.${unit}`, spare, most) : spare;
    yield* callBack(game, seat, unit, left);
    for (const { seat: owner, count } of theirs) {
      const taken = Math.min(left, count);
      if (taken === 0) continue;
      subtract(game, area, owner, unit, taken);
      add(game, area, seat, unit, taken);
      yield* emit('taken-over', { seat, from: owner, unit, count: taken, system: area.system, planet: area.planet });
      left -= taken;
      yield* open(game, afterStructurePlaced, { seat, unit, system: area.system });
    }
  }
}
