import { cloneSource } from '@orrery/kernel';
import { duelShape } from './duel-state.ts';

/** The text that duel-clone.generated.ts must have. */
export const duelCloneSource = `// Written from the shape in duel-state.ts; clone.test.ts says how to write it anew.
import { cloneJson } from '@orrery/kernel';
import type { Duel } from './duel-state.ts';

${cloneSource('cloneDuel', 'Duel', duelShape)}`;
