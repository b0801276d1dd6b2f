export * from './picture.ts';
export * from './play.ts';
