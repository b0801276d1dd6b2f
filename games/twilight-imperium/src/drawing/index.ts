export * from './hex.ts';
export * from './places.ts';
export * from './planet.ts';
export * from './sky.ts';
export * from './tokens.ts';
export * from './units.ts';
