import type { Migration } from '@orrery/kernel';
import { v4ToV5 } from './v4-to-v5.ts';
import { v5ToV6 } from './v5-to-v6.ts';
import { v6ToV7 } from './v6-to-v7.ts';
import { v7ToV8 } from './v7-to-v8.ts';

/** How running games get from each version of the rules to the next: one file a step, oldest first. */
export const migrations: readonly Migration[] = [v4ToV5, v5ToV6, v6ToV7, v7ToV8];
