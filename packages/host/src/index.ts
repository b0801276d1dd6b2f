export * from './past.ts';
export * from './picture.ts';
export * from './play.ts';
export * from './states.ts';
