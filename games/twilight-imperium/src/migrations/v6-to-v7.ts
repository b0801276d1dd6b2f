import type { Migration } from '@orrery/kernel';

/** All factions up to Prophecy of Kings are complete. A game that runs keeps its factions; new games choose from all of them. */
export const v6ToV7: Migration = {
  from: 6,
  changes: [
    'All factions up to Prophecy of Kings and Codex III can be chosen. This game keeps the factions that it has.',
    'Leadership asks only those who can buy a command token.',
  ],
};
