import type { Query, Seat } from '@orrery/kernel';
import type { State } from '../../model/state.ts';
import { modify, type Part } from '../ability.ts';

/** The two seats of a possible transaction, in either order. */
interface Pair {
  readonly seat: Seat;
  readonly partner: Seat;
}

/** Answers yes to a transaction query if either side owns the card. */
export const eitherSide = <P extends Pair>(asked: Query<State, P, boolean>): Part[] => [
  modify(
    asked,
    () => true,
    ({ seat }) => seat,
  ),
  modify(
    asked,
    () => true,
    ({ partner }) => partner,
  ),
];
