import { query, type Seat } from '@orrery/kernel';
import { planets } from '../../model/galaxy/planets.ts';
import type { Planet, System } from '../../model/galaxy/state.ts';
import type { Specialty, Trait, Wormhole } from '../../model/ids.ts';
import { printedInfluence, printedResources } from '../../model/readers.ts';
import type { State, SystemId } from '../../model/state.ts';

export const resourcesOf = query<State, Planet, number>('resources');
export const influenceOf = query<State, Planet, number>('influence');
/** Do a planet's resources count as its influence, and its influence as its resources? */
export const valuesSwapped = query<State, Planet, boolean>('values-swapped');
export const traitsOf = query<State, Planet, readonly Trait[]>('traits');
export const specialtiesOf = query<State, Planet, readonly Specialty[]>('specialties');
export const countsAsLegendary = query<State, Planet, boolean>('counts-as-legendary');
/** Those of them that ships can move through: fewer than make systems adjacent where something bars the way. */
export const wormholesToMove = query<State, { system: System; seat: Seat }, readonly Wormhole[]>('wormholes-to-move');
/**
 * Is a system, with these wormholes, adjacent to all others of which the same is true? Not through wormholes: what keeps
 * ships from those does not count.
 */
export const isJoined = query<State, { system: System; seat: Seat | null; wormholes: readonly Wormhole[] }, boolean>(
  'is-joined',
);
/** Systems that are adjacent to one for everybody, beyond those that the board and its wormholes make so. */
export const furtherAdjacent = query<State, SystemId, readonly SystemId[]>('further-adjacent');

const ownResources = (game: State, planet: Planet): number => resourcesOf(game, planet, printedResources(planet));
const ownInfluence = (game: State, planet: Planet): number => influenceOf(game, planet, printedInfluence(planet));

export const resources = (game: State, planet: Planet): number =>
  valuesSwapped(game, planet, false) ? ownInfluence(game, planet) : ownResources(game, planet);
export const influence = (game: State, planet: Planet): number =>
  valuesSwapped(game, planet, false) ? ownResources(game, planet) : ownInfluence(game, planet);

export const traitsOn = (game: State, planet: Planet): readonly Trait[] =>
  traitsOf(game, planet, planets[planet.id].traits);
export const specialtiesOn = (game: State, planet: Planet): readonly Specialty[] =>
  specialtiesOf(game, planet, planets[planet.id].specialties);
export const isLegendary = (game: State, planet: Planet): boolean =>
  countsAsLegendary(game, planet, planets[planet.id].legendary === true);
