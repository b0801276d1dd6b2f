import type { Reason, Rule, Seat } from '@orrery/kernel';
import { emit } from '../model/events/index.ts';
import type { Undertaking } from '../model/events/phases.ts';

/** Tells a seat why it is not asked: it has no legal choice, by this rule. */
export function* tellWhyNotAsked(seat: Seat, what: Undertaking, { id, rule, with: facts }: Reason): Rule {
  yield* emit('could-not', { seat, what, reason: facts ? { id, rule, with: { ...facts } } : { id, rule } });
}
