import { type DieKind, dice, type Rule, type Seat } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';

/** The dice of the game have ten sides. */
const SIDES = 10;

/** Rolls dice; `kinds` can tell what they are for. */
export const rollDice = (stream: string, count: number, kinds?: () => readonly DieKind[]): Rule<readonly number[]> =>
  dice(stream, count, SIDES, kinds);

/** A seat rolls one die for a card; the result is public. */
export function* rollDie(seat: Seat, card: string): Rule<number> {
  const [result] = yield* rollDice('effect', 1);
  yield* emit('die-rolled', { seat, card, result: result! });
  return result!;
}
