export { type CannonReach, type Overlays, overlaysIn, type ProductionPlace } from './overlays.ts';
