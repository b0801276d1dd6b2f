import { ask, pick, type Rule, type Seat } from '@orrery/kernel';
import { type Area, groupsIn } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import type { UnitGroup } from '../../model/units/state.ts';
import { pieces } from '../../model/units/units.ts';
import { destroyUnits } from './units.ts';

type TokenUnit = 'fighter' | 'infantry';

/** Areas with a seat's fighters or infantry: each needs a plastic piece (LRR 36.3, LRR 46.3). */
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
  /** Areas without a piece. */
  readonly over: number;
}

/** Counts the areas with fighters and infantry for each seat. */
function countPlaces(groups: readonly UnitGroup[], fighters: number[], infantry: number[]): void {
  for (let i = 0; i < groups.length; i++) {
    const { seat, unit } = groups[i]!;
    if (unit === 'infantry') infantry[seat]!++;
    else if (unit === 'fighter') fighters[seat]!++;
  }
}

/** Seats with fighters or infantry in more areas than plastic pieces. Called often, so it only counts. */
export function plasticShortages(game: State): Shortage[] {
  const fighters: number[] = [];
  const infantry: number[] = [];
  for (let seat = 0; seat < game.seats.length; seat++) {
    fighters.push(0);
    infantry.push(0);
  }
  for (const { space, planets } of game.systems) {
    countPlaces(space, fighters, infantry);
    for (let i = 0; i < planets.length; i++) countPlaces(planets[i]!.units, fighters, infantry);
  }
  const found: Shortage[] = [];
  for (let seat = 0; seat < game.seats.length; seat++) {
    if (fighters[seat]! > pieces.fighter) found.push({ seat, unit: 'fighter', over: fighters[seat]! - pieces.fighter });
    if (infantry[seat]! > pieces.infantry)
      found.push({ seat, unit: 'infantry', over: infantry[seat]! - pieces.infantry });
  }
  return found;
}

/** The owner chooses areas to remove plastic pieces from: their units are destroyed (LRR 36.3a, LRR 46.3a). */
export function* destroyUnitsWithoutPlastic(game: State): Rule {
  for (const { seat, unit, over } of plasticShortages(game)) {
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
