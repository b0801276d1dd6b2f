export * from './registry.ts';
export * from './rule-book.ts';
export * from './seats.ts';
export * from './telling.ts';
export * from './words.ts';
export * from './zones.ts';
