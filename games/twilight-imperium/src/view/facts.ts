import { additions } from '../content/exploration/attachments.ts';
import { printedStats } from '../model/factions/faction-units.ts';
import { geometryOf, isHyperlane, surveyOf } from '../model/galaxy/galaxy.ts';
import { hexAt } from '../model/galaxy/hexes.ts';
import { type PlanetId, planets } from '../model/galaxy/planets.ts';
import type { Galaxy, Planet } from '../model/galaxy/state.ts';
import type { Specialty, Trait, UnitType } from '../model/ids.ts';
import { isGroundForceType, isStructureType } from '../model/readers.ts';
import type { SystemId } from '../model/state.ts';
import type { Roll } from '../model/units/units.ts';

export type { AgendaId } from '../model/agenda/agendas.ts';
export { underLaws } from '../model/agenda/law-stats.ts';
export type { ActionCardId } from '../model/cards/action-cards.ts';
export { technologies } from '../model/cards/technologies.ts';
export { type FaultKind, faultsOf, type SliceBounds } from '../model/draft/bounds.ts';
export { builtLayout } from '../model/draft/built-map.ts';
export { bordersOf, miltyLayout, slicesOn } from '../model/draft/milty-layouts.ts';
export { placements } from '../model/draft/placements.ts';
export { readSlices, writeSlices } from '../model/draft/slice-string.ts';
export { type Slice, type SliceFigures, sliceFigures } from '../model/draft/slices.ts';
export { isInDeckOf, printedStats } from '../model/factions/faction-units.ts';
export { factions } from '../model/factions/factions.ts';
export { canPlayTogether, hasFaction } from '../model/factions/homes.ts';
export { allAbilities } from '../model/factions/printed-factions.ts';
/** What is printed on the pieces, for screens and wording that know a piece by its id. */
export { neighboursOf, nexus, wormholesIn } from '../model/galaxy/adjacency.ts';
export { isHyperlane, printedIn, systemAt, tileFacts, tileOf } from '../model/galaxy/galaxy.ts';
export { type Balance, balanceOf, figuresOf } from '../model/galaxy/galaxy-balance.ts';
export { hexAt, hexDistance } from '../model/galaxy/hexes.ts';
export { writeMapString } from '../model/galaxy/map-string.ts';
export { type PlanetFacts, type PlanetId, planets } from '../model/galaxy/planets.ts';
export type { Planet, System } from '../model/galaxy/state.ts';
export {
  type AttachmentId,
  type ExplorationId,
  type FactionId,
  type FragmentKind,
  factionIds,
  fragmentKinds,
  type LegendaryId,
  type NoteId,
  noteIds,
  type PlanetTokenId,
  type Pool,
  pools,
  type RelicId,
  type Source,
  type Specialty,
  type StrategyCardId,
  specialties,
  strategyCardIds,
  type TechnologyId,
  type Trait,
  technologyIds,
  traits,
  type UnitType,
  unitTypes,
} from '../model/ids.ts';
export { type ObjectiveId, objectiveFacts, objectiveIds } from '../model/objectives/objectives.ts';
export { offeredSets } from '../model/options.ts';
export {
  anomaliesOf,
  attachedNotes,
  initiativeOf,
  isGroundForceType as isGroundForce,
  isMecatol,
  isShipType as isShip,
  isStructureType as isStructure,
  noteOwner,
} from '../model/readers.ts';
export { type ReasonId, reasonIds } from '../model/reasons.ts';
export type { SystemId } from '../model/state.ts';
export type { UnitGroup } from '../model/units/state.ts';
export { pieces, type UnitStats } from '../model/units/units.ts';

export const isPlanetId = (id: string): id is PlanetId => Object.hasOwn(planets, id);

/** What a planet is worth with what is attached to it. */
export function worthOf(planet: Planet): { readonly resources: number; readonly influence: number } {
  let { resources, influence } = planets[planet.id];
  for (const added of additions(planet)) {
    resources += added.resources;
    influence += added.influence;
  }
  return { resources, influence };
}

/** Does a unit of a player fight on the ground? Ground forces do, and structures that have a combat value. */
export const fightsOnGround = (player: Parameters<typeof printedStats>[0], unit: UnitType): boolean =>
  isGroundForceType(unit) || (isStructureType(unit) && printedStats(player, unit).combat !== undefined);

/** Space Cannons that cards give to a planet, as if it were a unit. */
export const cannonsOf = (planet: Planet): readonly Roll[] => additions(planet).flatMap(({ cannon }) => cannon ?? []);

/** The traits of a planet with what is attached to it. */
export const traitsOf = (planet: Planet): readonly Trait[] => [
  ...new Set([...planets[planet.id].traits, ...additions(planet).flatMap(({ traits }) => traits ?? [])]),
];

/** The technology specialties of a planet with what is attached to it. */
export const specialtiesOf = (planet: Planet): readonly Specialty[] => [
  ...planets[planet.id].specialties,
  ...additions(planet).flatMap(({ specialty }) => specialty ?? []),
];

/** Is it a legendary planet, or does something attached to it make it one? */
export const isLegendary = (planet: Planet): boolean =>
  planets[planet.id].legendary === true || additions(planet).some(({ legendary }) => legendary);

/** Does a system lie on the edge of the board? */
export function isAtEdge(galaxy: Galaxy, system: SystemId): boolean {
  const { atEdge, index } = geometryOf(galaxy);
  return atEdge[index.get(system)!]!;
}

/** Systems next to a place of the board, by edges and hyperlanes, whether anything lies there or not. */
export function tilesBeside({ tiles }: Galaxy, position: string): SystemId[] {
  const laid = tiles.filter(placed => !isHyperlane(placed) && placed.position !== position && hexAt(placed.position));
  const { beside } = surveyOf([position, ...laid.map(each => each.position)], tiles.filter(isHyperlane));
  return beside[0]!.map(other => laid[other - 1]!.tile);
}
