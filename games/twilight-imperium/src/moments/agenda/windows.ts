import type { Seat, Target } from '@orrery/kernel';
import type { AgendaVote } from '../../model/agenda/state.ts';
import type { CardKey } from '../../model/state.ts';
import { itsSeat, speakerFirst, window } from '../timing.ts';

/** The agenda may still be stopped or replaced; then it is as if it had never been revealed. */
export const whenAgendaRevealed = window<AgendaMoment>('when-agenda-revealed', speakerFirst);
/** It will be voted on. Outcomes are predicted now, and the order of voting can be changed. */
export const afterAgendaRevealed = window<AgendaMoment & { order: Seat[] }>('after-agenda-revealed', speakerFirst);
/** Before anybody votes; where an outcome is set, nobody does. */
export const beforeVoting = window<{ agenda: CardKey; outcome: string | null }>('before-voting', speakerFirst);
/** A seat that can vote is about to; content may demand an outcome of it. */
export const beforeVote = window<{ readonly seat: Seat; readonly agenda: CardKey; demanded: string | null }>(
  'before-vote',
  speakerFirst,
  itsSeat,
  ['seat'],
);
/** The seat has named its outcome and exhausted its planets; content may add votes. */
export const whenCastingVotes = window<{ seat: Seat; agenda: CardKey; outcome: string; votes: number }>(
  'when-casting-votes',
  itsSeat,
);
/** A seat has voted, or has not: then it has no outcome. */
export const afterVoted = window<{ seat: Seat; agenda: CardKey; outcome: string | null }>(
  'after-voted',
  speakerFirst,
  itsSeat,
  ['seat'],
);
/** All votes are counted and ties decided; the outcome may still be changed, or the agenda discarded. */
export const afterVoting = window<AgendaMoment & { outcome: string | null }>('after-voting', speakerFirst);
/** Nothing changes the outcome any more, but the agenda may be discarded instead of being resolved. */
export const whenOutcomeResolves = window<AgendaMoment & { readonly outcome: string }>(
  'when-outcome-resolves',
  speakerFirst,
);
/** An outcome stands and is about to be resolved; `elected` says what it points at, if anything. */
export const whenAgendaElects = window<{ agenda: CardKey; outcome: string; elected: Target }>(
  'when-agenda-elects',
  speakerFirst,
);
/** A law has left play; `elected` is what it was resolved with. */
export const whenLawDiscarded = window<{ law: CardKey; elected: string | null }>('when-law-discarded', speakerFirst);
/** A law is no longer with what it had elected: it was discarded, went to another, or was resolved anew. */
export const whenLawLost = window<{ law: CardKey; from: string | null }>('when-law-lost', speakerFirst);
/** A law has come into play and was resolved. */
export const afterLawEnacted = window<{ law: CardKey }>('after-law-enacted', speakerFirst);
/** The agenda is done with; no outcome where it was discarded. */
export const afterAgendaResolved = window<
  { agenda: CardKey; outcome: string | null } & Pick<AgendaVote, 'stakes' | 'votes'>
>('after-agenda-resolved', speakerFirst);

export interface AgendaMoment {
  readonly agenda: CardKey;
  /** Set by a card that stops or replaces the agenda. */
  cancelled: boolean;
}
