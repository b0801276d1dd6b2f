export { type FactionId, factionIds, type Source, sources, type TechnologyId, technologyIds } from '../model/ids.ts';
export { type Force, readForce } from './force.ts';
export { checkFight, type Fight, type Odds, oddsOf, type Place, type Side } from './odds.ts';
