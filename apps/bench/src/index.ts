export { library } from './boardgame-io.ts';
export type { Chapter } from './chapters.ts';
export type { Figure } from './figures.ts';
export { quick, thorough } from './measure.ts';
export { measureAll } from './measure-all.ts';
