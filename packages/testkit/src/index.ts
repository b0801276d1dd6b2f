export * from './events.ts';
export * from './hidden-pieces.ts';
export * from './perft.ts';
export * from './private-questions.ts';
export * from './properties.ts';
export * from './random-play.ts';
export * from './reveals.ts';
