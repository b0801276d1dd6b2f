export * from './facts.ts';
export { hidden } from './hidden.ts';
export * from './view.ts';
