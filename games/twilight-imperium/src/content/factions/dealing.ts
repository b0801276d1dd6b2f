import type { Query, Seat } from '@orrery/kernel';
import type { State } from '../../model/state.ts';
import { modify, type Part } from '../ability.ts';

/** Two seats that might deal with each other, whichever of them begins. */
interface Pair {
  readonly seat: Seat;
  readonly partner: Seat;
}

/** Lets both sides of a transaction do something if either of them owns the card. */
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
