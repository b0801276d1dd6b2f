export * from './facts.ts';
export { hidden } from './hidden.ts';
export { painter } from './painter.ts';
export * from './view.ts';
