import { query, type Seat } from '@orrery/kernel';
import type { State } from '../../model/state.ts';

/** Secret objectives, scored ones included (LRR 61.21). */
export const secretLimit = query<State, Seat, number>('secret-limit');
/** Does the seat play with its secret objectives open to all? */
export const showsSecrets = query<State, Seat, boolean>('shows-secrets');
/** Must the seat control its home planets to score public objectives? */
export const needsHomeToScore = query<State, Seat, boolean>('needs-home-to-score');
