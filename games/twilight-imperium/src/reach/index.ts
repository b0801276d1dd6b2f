export { type FleetReach, neighboursIn, type Reach, reachIn, type ShipReach } from './reach.ts';
