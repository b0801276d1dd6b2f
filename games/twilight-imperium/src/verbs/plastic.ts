import { ask, pick, type Rule, type Seat } from '@orrery/kernel';
import { type Area, groupsIn } from '../model/readers.ts';
import type { State, UnitGroup } from '../model/state.ts';
import { pieces } from '../model/units.ts';
import { destroyUnits } from './units.ts';

type TokenUnit = 'fighter' | 'infantry';

/** Places that hold a kind of unit of a seat: each needs a plastic piece of it (LRR 36.3, LRR 46.3). */
function placesWith(game: State, seat: Seat, unit: TokenUnit): Area[] {
  const has = (groups: readonly UnitGroup[]): boolean =>
    groups.some(group => group.seat === seat && group.unit === unit);
  return game.systems.flatMap(({ id, space, planets }) => [
    ...(has(space) ? [{ system: id, planet: null }] : []),
    ...planets.filter(({ units }) => has(units)).map(planet => ({ system: id, planet: planet.id })),
  ]);
}

interface Shortage {
  readonly seat: Seat;
  readonly unit: TokenUnit;
  /** Places without a plastic piece. */
  readonly over: number;
}

/** Who has fighters or infantry in more places than plastic pieces of them. Looked at often, so it only counts. */
export function shortages(game: State): Shortage[] {
  const fighters = new Array<number>(game.seats.length).fill(0);
  const infantry = new Array<number>(game.seats.length).fill(0);
  const look = (groups: readonly UnitGroup[]): void => {
    for (const group of groups)
      if (group.unit === 'infantry') infantry[group.seat]!++;
      else if (group.unit === 'fighter') fighters[group.seat]!++;
  };
  for (const system of game.systems) {
    if (system.space.length > 0) look(system.space);
    for (const planet of system.planets) if (planet.units.length > 0) look(planet.units);
  }
  const found: Shortage[] = [];
  for (let seat = 0; seat < game.seats.length; seat++) {
    const missing = { fighter: fighters[seat]! - pieces.fighter, infantry: infantry[seat]! - pieces.infantry };
    if (missing.fighter > 0) found.push({ seat, unit: 'fighter', over: missing.fighter });
    if (missing.infantry > 0) found.push({ seat, unit: 'infantry', over: missing.infantry });
  }
  return found;
}

/** Their owner says from where it takes plastic pieces away: what stood there as tokens is destroyed (LRR 36.3a, LRR 46.3a). */
export function* destroyLoneTokens(game: State): Rule {
  for (const { seat, unit, over } of shortages(game)) {
    const given = yield* ask(
      pick(seat, 'lone-tokens', placesWith(game, seat, unit), {
        key: ({ system, planet }) => planet ?? system,
        at: ({ system, planet }) => (planet ? { planet } : { system }),
        min: over,
        max: over,
        prompt: { unit, count: over },
      }),
    );
    for (const area of given) {
      const group = groupsIn(game, area).find(each => each.seat === seat && each.unit === unit);
      if (group) yield* destroyUnits(game, seat, unit, group.count, area, { cause: 'effect', by: null });
    }
  }
}
