import { query, type Seat } from '@orrery/kernel';
import type { State } from '../../model/state.ts';

/** May the seat use the abilities of its faction sheet that are a choice? */
export const mayUseFactionAbilities = query<State, Seat, boolean>('may-use-faction-abilities');
/** Whose commanders, once unlocked, a seat may use beside its own. */
export const commandersShared = query<State, Seat, readonly Seat[]>('commanders-shared');
