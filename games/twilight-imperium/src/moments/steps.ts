import { type Seat, step } from '@orrery/kernel';
import type { State, SystemId } from '../model/state.ts';

/** Steps that content may send the game into; their bodies stand in `rules/`. */

/** A tactical action from the moment its system is active. */
export const activate = step<State, { system: SystemId }>('ti/activate');
/** A seat redistributes its command tokens. */
export const redistribute = step<State, { seat: Seat }>('ti/redistribute');
