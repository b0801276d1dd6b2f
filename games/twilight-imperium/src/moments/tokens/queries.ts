import { query, type Rule, type Seat, type Target } from '@orrery/kernel';
import type { Pool } from '../../model/ids.ts';
import type { CardKey, State } from '../../model/state.ts';

/** Command tokens that a seat may have in a pool. */
export const poolLimit = query<State, { seat: Seat; pool: Pool }, number>('pool-limit');
/** Own cards that a seat could exhaust to spend a token from its reinforcements in place of one of its strategy pool. */
export const strategyStandIns = query<State, Seat, readonly CardKey[]>('strategy-stand-ins');

/** A card that lets its owner spend something else in place of a token of the strategy pool. */
export interface StandIn {
  readonly card: CardKey;
  readonly at: Target;
  /** Spends it, and says whose token it was. */
  use(game: State, seat: Seat): Rule<Seat>;
}

/** Such cards, besides those that a token of the seat's reinforcements is spent for. */
export const otherStandIns = query<State, Seat, readonly StandIn[]>('other-stand-ins');
