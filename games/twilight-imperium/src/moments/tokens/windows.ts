import type { Seat } from '@orrery/kernel';
import type { SystemId } from '../../model/state.ts';
import { itsSeat, telling, whenActive } from '../timing.ts';

/** A seat has spent a token of its strategy pool, and what it spent it for is over. */
export const afterStrategyTokenSpent = whenActive<{ seat: Seat }>('after-strategy-token-spent', itsSeat);
/** A command token was put into a system, by its owner or by an effect, to activate it or for another reason. */
export const afterTokenPlaced = telling<{ seat: Seat; system: SystemId }>('after-token-placed', 'seat', 'system');
