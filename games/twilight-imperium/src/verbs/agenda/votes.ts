import { choose, type Rule, reveal, type Seat } from '@orrery/kernel';
import type { AgendaVote, Stake } from '../../model/agenda/state.ts';
import { emit } from '../../model/events/index.ts';
import { seatsClockwise } from '../../model/readers.ts';
import type { CardKey, State } from '../../model/state.ts';
import type { VoteOutcome } from '../../moments/agenda/outcomes.ts';
import { mayAddVotes, mayVote, mayVoteByItself } from '../../moments/agenda/queries.ts';
import { agendas } from '../../moments/agenda/registry.ts';
import type { AgendaMoment } from '../../moments/agenda/windows.ts';
import { drawFrom } from '../cards/cards.ts';

/** Adds votes to those a seat casts, and stakes a card on their outcome. */
export function* addVotes(
  game: State,
  cast: { readonly seat: Seat; readonly outcome: string; votes: number },
  count: number,
  card: string,
): Rule {
  if (!mayAddVotes(game, cast.seat, true)) return;
  game.agenda!.stakes.push({ seat: cast.seat, card, outcome: cast.outcome });
  yield* addToVotes(cast, count, card);
}

/** Adds votes to those that a seat casts. */
export function* addToVotes(cast: { readonly seat: Seat; votes: number }, count: number, card: string): Rule {
  cast.votes += count;
  yield* emit('votes-added', { seat: cast.seat, count, card });
}

/** May the seat vote on the current agenda, by any means (LRR 8.16)? */
export const canVote = (game: State, seat: Seat): boolean =>
  game.agenda !== null && mayVote(game, seat, mayVoteByItself(game, seat, !game.agenda.barred.includes(seat)));

/** The outcome a seat voted for. */
export const outcomeOf = (game: State, seat: Seat): string | undefined =>
  game.agenda?.votes.find(vote => vote.seat === seat)?.outcome;

/** Adds votes to a seat's cast votes for the same outcome; nothing if it cast none (LRR 8.15). */
export function* castAdditionalVotes(game: State, seat: Seat, count: number, card: CardKey): Rule {
  const cast = game.agenda?.votes.find(vote => vote.seat === seat);
  if (!cast || !canVote(game, seat) || !mayAddVotes(game, seat, true)) return;
  cast.count += count;
  yield* emit('votes-added', { seat, count, card });
}

/** Seats that voted for an outcome, from the speaker. */
export const votersFor = (game: State, votes: AgendaVote['votes'], outcome: string): Seat[] =>
  seatsClockwise(game, game.speaker).filter(seat => votes.some(vote => vote.seat === seat && vote.outcome === outcome));

/** The agenda that defines the outcomes: the hidden one, if any. */
export const votedOn = ({ card, hidden }: AgendaVote): CardKey => hidden?.card ?? card;

/** Outcomes that can be voted for or predicted. */
export const outcomesNow = (game: State): readonly VoteOutcome[] => agendas.of(votedOn(game.agenda!)).outcomes(game);

/** The speaker draws the next agenda and tells its outcomes without revealing it. */
export function* hideAgenda(game: State): Rule {
  const card = yield* drawFrom(game.agendas, 'agendas');
  if (!card) return;
  const seat = game.speaker;
  game.agenda!.hidden = { seat, card };
  yield* reveal([seat], [card]);
  yield* emit('agenda-hidden', { seat }, { [seat]: { card } });
}

/** Reveals the hidden agenda, which replaces the one that hid it. */
export function* revealHiddenAgenda(game: State): Rule {
  const agenda = game.agenda!;
  const { hidden } = agenda;
  if (!hidden) return;
  game.agendas.discard.push(agenda.card);
  agenda.card = hidden.card;
  delete agenda.hidden;
  yield* reveal('all', [hidden.card]);
  yield* emit('agenda-unveiled', { card: hidden.card });
}

/** Asks for the outcome that a seat predicts with a card; there must be one. */
export function* namePrediction(game: State, seat: Seat, card: CardKey): Rule<string> {
  const { key } = yield* choose(seat, 'predict', outcomesNow(game), {
    key: each => each.key,
    at: each => each.at ?? { outcome: each.key },
    prompt: { agenda: game.agenda!.card, card },
  });
  return key;
}

/** Stakes a card on the outcome its player predicts (LRR 8.22). */
export function* stakeCard(game: State, stake: Stake): Rule {
  game.agenda!.stakes.push({ ...stake });
  yield* emit('predicted', { ...stake });
}

/** Predicts and stakes in one step, for cards that cannot be cancelled. */
export function* predictOutcome(game: State, seat: Seat, card: CardKey): Rule {
  if (outcomesNow(game).length === 0) return;
  yield* stakeCard(game, { seat, card, outcome: yield* namePrediction(game, seat, card) });
}

/** A seat cannot vote on this agenda. */
export function* barFromVoting(game: State, seat: Seat): Rule {
  const { barred } = game.agenda!;
  if (barred.includes(seat)) return;
  barred.push(seat);
  yield* emit('barred-from-voting', { seat });
}

/** Until the agenda is resolved, a seat cannot vote, play action cards or use faction abilities. */
export function* excludeFromAgenda(game: State, seat: Seat): Rule {
  game.agenda!.excluded.push(seat);
  yield* barFromVoting(game, seat);
}

/** Announces the reward of a correct prediction (LRR 8.22). */
export function* payPrediction(seat: Seat, card: CardKey): Rule {
  yield* emit('prediction-true', { seat, card });
}

/** A seat votes last, after the speaker. */
export function* voteLast(moment: { order: Seat[] }, seat: Seat): Rule {
  moment.order = [...moment.order.filter(each => each !== seat), seat];
  yield* emit('votes-last', { seat });
}

/** Discards the agenda. It is replaced by another one only before the vote. */
export function* stopAgenda(moment: AgendaMoment): Rule {
  moment.cancelled = true;
  yield* emit('agenda-stopped', { card: moment.agenda });
}

/** Sets another outcome than the one voted for. */
export function* changeOutcome(moment: { readonly agenda: CardKey; outcome: string | null }, outcome: string): Rule {
  moment.outcome = outcome;
  yield* emit('outcome-changed', { card: moment.agenda, outcome });
}

/** The player elected by an outcome, if any. */
export const electedSeat = (game: State, outcome: string | null): Seat | undefined => {
  const seat = outcomesNow(game).find(({ key }) => key === outcome)?.at?.seat;
  return typeof seat === 'number' ? seat : undefined;
};

/** Has a seat voted for or predicted another outcome than this one? */
export const wantedOtherOutcome = ({ agenda }: State, seat: Seat, outcome: string): boolean =>
  agenda !== null &&
  [...agenda.votes, ...agenda.stakes].some(wanted => wanted.seat === seat && wanted.outcome !== outcome);
