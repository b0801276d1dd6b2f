import { type Seat, step } from '@orrery/kernel';
import type { StrategyCardId } from '../model/ids.ts';
import type { CardKey, State, SystemId } from '../model/state.ts';

/** Steps that content may send the game into; their bodies stand in `rules/`. */

/** A tactical action from the moment its system is active. */
export const activate = step<State, { system: SystemId }>('ti/activate');
/** A seat redistributes its command tokens. */
export const redistribute = step<State, { seat: Seat }>('ti/redistribute');
/** A turn is over; whatever else was to happen in it does not. */
export const turnEnds = step<State, { seat: Seat }>('ti/turn-ends');
/** An agenda is voted on as if it had just been revealed. */
export const considerAgenda = step<State, { card: CardKey; before?: CardKey[] }>('ti/consider-agenda');
/** The active player resolves the primary of a strategy card outside of a strategic action. */
export const performPrimary = step<State, { card: StrategyCardId }>('ti/perform-primary');
