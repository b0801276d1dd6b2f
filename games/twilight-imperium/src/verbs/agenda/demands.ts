import type { Rule, Seat } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';

/** A seat must vote for this outcome or lose a token from its fleet pool. */
export function* demandVote(moment: { readonly seat: Seat; demanded: string | null }, outcome: string): Rule {
  moment.demanded = outcome;
  yield* emit('vote-demanded', { seat: moment.seat, outcome });
}
