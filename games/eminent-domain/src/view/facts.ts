/** What is printed on the pieces, for screens and bots that know a piece by its id. */
export { type CardKey, cardFacts, kindOf, stackOf } from '../model/cards.ts';
export {
  type CardKind,
  type HandTechnologyId,
  type PermanentId,
  type PlanetId,
  type PlanetType,
  planetTypes,
  type Resource,
  type Role,
  type StackId,
  stackIds,
  type TechnologyId,
} from '../model/ids.ts';
export { type PlanetFacts, planets } from '../model/planets.ts';
export type { ReasonId } from '../model/reasons.ts';
export { INFLUENCE_SUPPLY } from '../model/setup.ts';
export { type Level, levels, type TechnologyFacts, technologies } from '../model/technologies.ts';
