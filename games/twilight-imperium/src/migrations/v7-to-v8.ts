import type { Migration } from '@orrery/kernel';

/** The last three factions of base game, Codices and Prophecy of Kings. What they add to the state is absent in older games. */
export const v7ToV8: Migration = {
  from: 7,
  changes: [
    'The Council Keleres, the Nomad and the Titans of Ul can be chosen. This game keeps the factions that it has.',
    'Abilities of many factions are corrected; see the list of changes.',
  ],
};
