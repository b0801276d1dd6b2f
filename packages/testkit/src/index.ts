export * from './events.ts';
export * from './perft.ts';
export * from './private-questions.ts';
export * from './properties.ts';
export * from './random-play.ts';
