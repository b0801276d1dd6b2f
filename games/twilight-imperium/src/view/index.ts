export { hidden } from './hidden.ts';
export * from './view.ts';
