export * from './registry.ts';
export * from './seats.ts';
export * from './zones.ts';
