import type { Rule, Seat } from '@orrery/kernel';
import type { System } from '../../model/galaxy/state.ts';
import type { State } from '../../model/state.ts';
import { activationPrice } from '../../moments/movement/queries.ts';
import { pay, spendableTotal } from '../economy/economy.ts';

const priceOf = (game: State, seat: Seat, system: System): number => activationPrice(game, { seat, system }, 0);

/** Can a seat pay others' costs for activating a system? */
export const canPayToActivate = (game: State, seat: Seat, system: System): boolean =>
  spendableTotal(game, seat, 'influence') >= priceOf(game, seat, system);

export const payToActivate = (game: State, seat: Seat, system: System): Rule =>
  pay(game, seat, priceOf(game, seat, system), 'influence');
