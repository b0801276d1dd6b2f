import { query, type Seat } from '@orrery/kernel';
import type { Planet } from '../../model/galaxy/state.ts';
import type { CardKey, State } from '../../model/state.ts';

/** May the seat vote on the agenda? */
export const mayVote = query<State, Seat, boolean>('may-vote');
/** May the seat exhaust planets to cast votes? */
export const mayVoteWithPlanets = query<State, Seat, boolean>('may-vote-with-planets');
/** Votes that a seat can cast for an outcome without exhausting anything. */
export const votesWithoutPlanets = query<State, Seat, number>('votes-without-planets');
/** May the seat cast votes beyond those? */
export const mayAddVotes = query<State, Seat, boolean>('may-add-votes');
/** In which order seats vote: unless told from the left of the speaker, who is last. */
export const votingOrder = query<State, CardKey, readonly Seat[]>('voting-order');
export const votesOfPlanet = query<State, Planet, number>('votes-of-planet');
/** How many planets a seat readies when the agenda phase ends (LRR 8.4). */
export const agendaReadies = query<State, Seat, number>('agenda-readies');
