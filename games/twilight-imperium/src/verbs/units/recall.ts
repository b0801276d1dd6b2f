import { allocate, ask, type Line, pick, type Rule, type Seat, type Target } from '@orrery/kernel';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import type { UnitType } from '../../model/ids.ts';
import { hasToken } from '../../model/readers.ts';
import type { State, SystemId } from '../../model/state.ts';
import { type Mark, markOf } from '../../model/units/kinds.ts';
import type { UnitGroup } from '../../model/units/state.ts';
import { reinforcementsOf, removeUnits } from './units.ts';

/** Units that could be removed to reinforcements: in systems without an own command token (LRR 67.5a, LRR 24.4a). */
function recallable(game: State, seat: Seat, unit: UnitType): Line[] {
  const lines: Line[] = [];
  const look = (units: readonly UnitGroup[], system: SystemId, planet: PlanetId | null): void => {
    for (const group of units) {
      const { count, damaged, mark } = group;
      if (group.seat !== seat || group.unit !== unit) continue;
      const key = `${system}:${planet ?? 'space'}${mark === undefined ? '' : `:${mark}`}`;
      const at = { system, ...(planet ? { planet } : {}), ...markOf(group) };
      if (count > damaged) lines.push({ key, at, min: 0, max: count - damaged });
      if (damaged > 0) lines.push({ key: `${key}!`, at: { ...at, damaged: 1 }, min: 0, max: damaged });
    }
  };
  for (const system of game.systems) {
    if (hasToken(system, seat)) continue;
    look(system.space, system.id, null);
    for (const { id, units } of system.planets) look(units, system.id, id);
  }
  return lines;
}

/** Pieces in reinforcements plus those that could be called back. */
export function piecesFor(game: State, seat: Seat, unit: UnitType): number {
  const spare = reinforcementsOf(game, seat, unit);
  if (spare === Number.POSITIVE_INFINITY) return spare;
  return recallable(game, seat, unit).reduce((sum, { max }) => sum + max, spare);
}

export const pieceAvailable = (game: State, seat: Seat, unit: UnitType): boolean =>
  reinforcementsOf(game, seat, unit) > 0 || recallable(game, seat, unit).length > 0;

/**
 * Asks where the seat places a piece. A piece in reinforcements must be placed; calling one back from the board is
 * optional (LRR 23.4a). Undefined without a place or piece, or if the seat declines.
 */
export function* choosePlaceFor<T>(
  game: State,
  seat: Seat,
  unit: UnitType,
  kind: string,
  places: readonly T[],
  { key, at }: { readonly key: (place: T) => string; readonly at: (place: T) => Target },
): Rule<T | undefined> {
  if (places.length === 0 || !pieceAvailable(game, seat, unit)) return undefined;
  const isSpare = reinforcementsOf(game, seat, unit) > 0;
  if (isSpare && places.length === 1) return places[0];
  const [place] = yield* ask(pick(seat, kind, places, { key, at, min: isSpare ? 1 : 0 }));
  return place;
}

/** Moves units from the board to reinforcements until `count` can be placed; asks from where. */
export function* callBack(game: State, seat: Seat, unit: UnitType, count: number): Rule {
  const missing = count - reinforcementsOf(game, seat, unit);
  if (missing <= 0) return;
  const lines = recallable(game, seat, unit);
  const suggest: Record<string, number> = {};
  let left = missing;
  for (const line of lines) {
    const taken = Math.min(left, line.max);
    if (taken > 0) suggest[line.key] = taken;
    left -= taken;
  }
  const chosen = yield* allocate(seat, 'recall', lines, {
    min: missing,
    max: missing,
    suggest,
    prompt: { unit, count: missing },
  });
  for (const [key, some] of Object.entries(chosen)) {
    const [system, place, mark] = key.replace('!', '').split(':') as [SystemId, PlanetId | 'space', Mark?];
    const area = { system, planet: place === 'space' ? null : place };
    yield* removeUnits(
      game,
      seat,
      { unit, ...(mark !== undefined && { mark }) },
      some,
      area,
      key.endsWith('!') ? some : 0,
    );
  }
}
