import { query, type Seat } from '@orrery/kernel';
import type { StrategyCardId } from '../../model/ids.ts';
import type { State } from '../../model/state.ts';

/** Has the seat what a secondary costs besides the token? */
export const canPaySecondary = query<State, { seat: Seat; card: StrategyCardId }, boolean>('can-pay-secondary');
/** Does following a strategy card cost the seat nothing? */
export const followsFreely = query<State, { seat: Seat; card: StrategyCardId }, boolean>('follows-freely');
/** Does the secondary of a seat that follows for nothing place the command token that it puts into a system? */
export const placesToken = query<State, { seat: Seat; card: StrategyCardId }, boolean>('places-token');
/** Actions in one turn (LRR 3). */
export const actionsInTurn = query<State, Seat, number>('actions-in-turn');
/** Cards drawn in the status phase (LRR 81.3). */
export const statusDraws = query<State, Seat, number>('status-draws');
/** Command tokens gained in the status phase (LRR 81.5). */
export const statusTokens = query<State, Seat, number>('status-tokens');
