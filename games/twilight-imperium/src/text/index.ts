export * from './exploration.ts';
export * from './legendary.ts';
export * from './promissory-notes.ts';
export * from './technologies.ts';
