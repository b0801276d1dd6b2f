import { query, type Seat } from '@orrery/kernel';
import type { Planet } from '../../model/galaxy/state.ts';
import type { CardKey, State } from '../../model/state.ts';

/** May the seat vote on the agenda? */
export const mayVote = query<State, Seat, boolean>('may-vote');
/** May the seat vote by what it is, before cards say otherwise? */
export const mayVoteByItself = query<State, Seat, boolean>('may-vote-by-itself');
/** Does no law do anything now? */
export const areLawsBlank = query<State, null, boolean>('are-laws-blank');
/** May the seat exhaust planets to cast votes? */
export const mayVoteWithPlanets = query<State, Seat, boolean>('may-vote-with-planets');
/** Votes that a seat can cast for an outcome without exhausting anything. */
export const votesWithoutPlanets = query<State, Seat, number>('votes-without-planets');
/** May the seat cast votes beyond those? */
export const mayAddVotes = query<State, Seat, boolean>('may-add-votes');
/** In which order seats vote: unless told from the left of the speaker, who is last. */
export const votingOrder = query<State, CardKey, readonly Seat[]>('voting-order');
export const votesOfPlanet = query<State, Planet, number>('votes-of-planet');
/** Does the seat see the top and the bottom card of the agenda deck? */
export const seesAgendaEnds = query<State, Seat, boolean>('sees-agenda-ends');
/** How many planets a seat readies when the agenda phase ends (LRR 8.4). */
export const agendaReadies = query<State, Seat, number>('agenda-readies');
