import type { Reason, Rule, Seat } from '@orrery/kernel';
import { emit } from '../model/events/index.ts';
import type { Undertaking } from '../model/events/phases.ts';

/** A seat is not asked, since it could not do anything; it is told which rule that comes from. */
export function* tellWhyNotAsked(seat: Seat, what: Undertaking, { id, rule, with: facts }: Reason): Rule {
  yield* emit('could-not', { seat, what, reason: facts ? { id, rule, with: { ...facts } } : { id, rule } });
}
