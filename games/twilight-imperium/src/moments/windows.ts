/** All windows: what a game reports, and tests that need every one of them. Rules and cards import the chapter's file. */
export * from './agenda/windows.ts';
export * from './cards/windows.ts';
export * from './combat/windows.ts';
export * from './economy/windows.ts';
export * from './factions/windows.ts';
export * from './galaxy/windows.ts';
export * from './invasion/windows.ts';
export * from './movement/windows.ts';
export * from './objectives/windows.ts';
export * from './phases/windows.ts';
export * from './tokens/windows.ts';
export * from './units/windows.ts';
