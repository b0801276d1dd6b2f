import { emit, type Reason, type Rule, type Seat } from '@orrery/kernel';

/** What a seat may be waiting to be asked for. */
export type Undertaking = 'commit' | 'move' | 'produce' | 'research' | 'score' | 'vote';

/** A seat is not asked, since it could not do anything; it is told which rule that comes from. */
export function* couldNot(seat: Seat, what: Undertaking, { id, rule, with: facts }: Reason): Rule {
  yield* emit('could-not', { seat, what, reason: facts ? { id, rule, with: { ...facts } } : { id, rule } });
}
