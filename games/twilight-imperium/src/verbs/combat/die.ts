import { dice, type Rule, type Seat } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';

/** A seat rolls one die for a card; the result is public. */
export function* rollDie(seat: Seat, card: string): Rule<number> {
  const [result] = yield* dice('effect', 1, 10);
  yield* emit('die-rolled', { seat, card, result: result! });
  return result!;
}
