import type { Migration } from '@orrery/kernel';

/** How running games get from each version of the rules to the next: one file a step, named `v1-to-v2.ts`, oldest first. */
export const migrations: readonly Migration[] = [];
