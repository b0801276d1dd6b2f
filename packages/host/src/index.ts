export * from './history.ts';
export * from './picture.ts';
export * from './play.ts';
export * from './states.ts';
