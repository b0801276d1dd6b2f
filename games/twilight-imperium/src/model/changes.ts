import { invariant, type Seat } from '@orrery/kernel';
import type { Law } from './agenda/state.ts';
import type { LastingEffect } from './cards/state.ts';
import type { Combat } from './combat/state.ts';
import type { Player } from './factions/player.ts';
import { geometryOf } from './galaxy/galaxy.ts';
import { type PlanetId, planets } from './galaxy/planets.ts';
import type { PlacedTile, Planet, System } from './galaxy/state.ts';
import { type Area, planetOf, systemWith } from './readers.ts';
import type { State, SystemId } from './state.ts';
import type { UnitGroup } from './units/state.ts';

/** Something of a state that may be written to. */
export type Changing<T> = T extends readonly (infer Each)[]
  ? Changing<Each>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Changing<T[Key]> }
    : T;

/** Change counters of a list: one for the list and one for each index. */
interface Counts {
  readonly all: number;
  readonly each: readonly number[];
}

/** The lists of a state whose members are changed only through the functions of this file. */
export type Watched = 'systems' | 'seats';

type Changes = Readonly<Record<Watched, Counts>>;

const watched = new WeakMap<State, Changing<Changes>>();

const none = (list: readonly unknown[]): Changing<Counts> => ({ all: 0, each: list.map(() => 0) });

/** Counts from now on how often the systems and the players of a state were to be changed. */
export function changesIn(game: State): Changes {
  const known = watched.get(game);
  if (known) return known;
  const changes = { systems: none(game.systems), seats: none(game.seats) };
  watched.set(game, changes);
  return changes;
}

function count(game: State, list: Watched, index: number): void {
  const counts = watched.get(game)?.[list];
  if (!counts) return;
  counts.all++;
  counts.each[index] = (counts.each[index] ?? 0) + 1;
}

/** Replaces the laws in play. */
export function setLaws(game: State, laws: Law[]): void {
  game.laws = laws;
  game.needsSettling = true;
}

/** Replaces the lasting effects. */
export function setLasting(game: State, effects: LastingEffect[]): void {
  game.lasting = effects;
  game.needsSettling = true;
}

/** A combat begins; whatever waits for one is looked at. */
export function beginCombat(game: State, combat: Combat): void {
  game.combat = combat;
  game.needsSettling = true;
}

/** No combat is under way any more; from now on capacity counts again (LRR 16.3c). */
export function clearCombat(game: State): void {
  game.combat = null;
  game.needsSettling = true;
}

/**
 * A system that is about to change. This is the only way to write to the board: all else reads it. It is good until the
 * next `yield`: by then whoever draws the board must have been told, so whoever goes on to write takes it anew.
 */
export function systemToChange(game: State, id: SystemId): Changing<System> {
  const index = geometryOf(game.galaxy).index.get(id);
  invariant(index !== undefined, () => `system ${id} is not on the board`);
  count(game, 'systems', index);
  game.needsSettling = true;
  return game.systems[index] as Changing<System>;
}

/**
 * Another board takes the place of the old one, which copies of the state may still share. Systems are those of its
 * tiles, in their order; those that are new come last.
 */
export function changeGalaxy(game: State, tiles: readonly PlacedTile[], added: readonly System[] = []): void {
  game.galaxy = { tiles };
  if (added.length > 0) game.systems = [...game.systems, ...added];
  for (let i = 0; i < game.systems.length; i++) count(game, 'systems', i);
  game.needsSettling = true;
}

/** A planet that is about to change: on the board, or a card alone. */
export function planetToChange(game: State, id: PlanetId): Changing<Planet> {
  const owner = planets[id].cardAlone ? planetOf(game, id).controller : null;
  const among =
    owner === null ? systemToChange(game, systemWith(game, id).id).planets : playerToChange(game, owner).planetCards;
  return among!.find(planet => planet.id === id)!;
}

/** The units of a place that are about to change. */
export function groupsToChange(game: State, { system, planet }: Area): Changing<UnitGroup>[] {
  const there = systemToChange(game, system);
  return planet === null ? there.space : there.planets.find(({ id }) => id === planet)!.units;
}

/** A player that is about to change. This is the only way to write to one, and good until the next `yield`, too. */
export function playerToChange(game: State, seat: Seat): Changing<Player> {
  count(game, 'seats', seat);
  game.needsSettling = true;
  return game.seats[seat] as Changing<Player>;
}
