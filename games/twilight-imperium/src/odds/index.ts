export { type FactionId, factionIds, type Source, sources, type TechnologyId, technologyIds } from '../model/ids.ts';
export { exactOdds } from './exact.ts';
export { checkFight, type Fight, type Odds, type Place, type Side, withoutIdle } from './fight.ts';
export { type Force, readForce } from './force.ts';
export { oddsOf } from './odds.ts';
export { simulatedOdds } from './simulate.ts';
