export { type FleetReach, type Reach, reachIn, type ShipReach } from './reach.ts';
