import { query, type Seat } from '@orrery/kernel';
import type { Pool } from '../../model/ids.ts';
import type { CardKey, State } from '../../model/state.ts';

/** Command tokens that a seat may have in a pool. */
export const poolLimit = query<State, { seat: Seat; pool: Pool }, number>('pool-limit');
/** Own cards that a seat could exhaust to spend a token from its reinforcements in place of one of its strategy pool. */
export const strategyStandIns = query<State, Seat, readonly CardKey[]>('strategy-stand-ins');
