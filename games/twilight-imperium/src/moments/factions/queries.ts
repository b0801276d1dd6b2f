import { query, type Seat } from '@orrery/kernel';
import type { CardKey, State } from '../../model/state.ts';

/** May the seat use the abilities of its faction sheet that are a choice? */
export const mayUseFactionAbilities = query<State, Seat, boolean>('may-use-faction-abilities');
/** May the seat use its faction technologies? */
export const mayUseFactionTechnologies = query<State, Seat, boolean>('may-use-faction-technologies');
/** Whose commanders, once unlocked, a seat may use beside its own. */
export const commandersShared = query<State, Seat, readonly Seat[]>('commanders-shared');
/** The agent with which a seat may use the abilities of others' agents, if it has such a one. */
export const agentCopier = query<State, Seat, CardKey | null>('agent-copier');
