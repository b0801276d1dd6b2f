import { invariant } from '@orrery/kernel';
import { geometryOf } from './galaxy.ts';
import type { PlanetId } from './planets.ts';
import { type Area, systemWith } from './readers.ts';
import type { Planet, State, System, SystemId, UnitGroup } from './state.ts';

/** Something on the board that may be written to. */
export type Changing<T> = T extends readonly (infer Each)[]
  ? Changing<Each>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Changing<T[Key]> }
    : T;

/** How often systems have been given out to be changed: all together, and each by its place. */
interface Changes {
  readonly all: number;
  readonly each: readonly number[];
}

const watched = new WeakMap<State, Changing<Changes>>();

/** Counts from now on how often the systems of a state were to be changed. */
export function changesIn(game: State): Changes {
  const known = watched.get(game);
  if (known) return known;
  const changes = { all: 0, each: game.systems.map(() => 0) };
  watched.set(game, changes);
  return changes;
}

function changing(game: State, index: number): Changing<System> {
  const changes = watched.get(game);
  if (changes) {
    changes.all++;
    changes.each[index] = (changes.each[index] ?? 0) + 1;
  }
  return game.systems[index] as Changing<System>;
}

/**
 * A system that is about to change. This is the only way to write to the board: all else reads it. It is good until the
 * next `yield`: by then whoever draws the board must have been told, so whoever goes on to write takes it anew.
 */
export function systemToChange(game: State, id: SystemId): Changing<System> {
  const index = geometryOf(game.galaxy).index.get(id);
  invariant(index !== undefined, () => `system ${id} is not on the board`);
  return changing(game, index);
}

/** A planet on the board that is about to change. */
export const planetToChange = (game: State, id: PlanetId): Changing<Planet> =>
  systemToChange(game, systemWith(game, id).id).planets.find(planet => planet.id === id)!;

/** The units of a place that are about to change. */
export function groupsToChange(game: State, { system, planet }: Area): Changing<UnitGroup>[] {
  const there = systemToChange(game, system);
  return planet === null ? there.space : there.planets.find(({ id }) => id === planet)!.units;
}
