import { choose, emit, type Rule, type Seat } from '@orrery/kernel';
import type { CardKey, State } from '../model/state.ts';
import { mayVote } from '../moments/queries.ts';
import { agendas } from '../moments/sockets.ts';

/** Adds votes to those that a seat casts, and stakes a card on their outcome. */
export function* addVotes(
  game: State,
  cast: { readonly seat: Seat; readonly outcome: string; votes: number },
  count: number,
  card: string,
): Rule {
  cast.votes += count;
  game.agenda!.stakes.push({ seat: cast.seat, card, outcome: cast.outcome });
  yield* emit('votes-added', { seat: cast.seat, count, card });
}

/** May the seat vote on the agenda under way, by planets or by anything else (LRR 8.16)? */
export const canVote = (game: State, seat: Seat): boolean =>
  game.agenda !== null && mayVote(game, seat, !game.agenda.barred.includes(seat));

/** What a seat has voted for so far. */
export const outcomeOf = (game: State, seat: Seat): string | undefined =>
  game.agenda?.votes.find(vote => vote.seat === seat)?.outcome;

/** Votes beyond those that a seat has cast, for the same outcome; none for who has cast none (LRR 8.15). */
export function* castAdditionalVotes(game: State, seat: Seat, count: number, card: CardKey): Rule {
  const cast = game.agenda?.votes.find(vote => vote.seat === seat);
  if (!cast || !canVote(game, seat)) return;
  cast.count += count;
  yield* emit('votes-added', { seat, count, card });
}

/** A seat predicts an outcome of the agenda, on which a card is staked (LRR 8.22). */
export function* predictOutcome(game: State, seat: Seat, card: CardKey): Rule {
  const agenda = game.agenda!;
  const outcomes = agendas.of(agenda.card).outcomes(game);
  if (outcomes.length === 0) return;
  const { key } = yield* choose(seat, 'predict', outcomes, {
    key: each => each.key,
    at: each => each.at ?? { outcome: each.key },
    prompt: { agenda: agenda.card, card },
  });
  agenda.stakes.push({ seat, card, outcome: key });
  yield* emit('predicted', { seat, card, outcome: key });
}

/** A seat cannot vote on this agenda. */
export function* barFromVoting(game: State, seat: Seat): Rule {
  game.agenda!.barred.push(seat);
  yield* emit('barred-from-voting', { seat });
}

/** Until the agenda is resolved a seat neither votes nor plays action cards nor uses faction abilities. */
export function* excludeFromAgenda(game: State, seat: Seat): Rule {
  game.agenda!.excluded.push(seat);
  yield* barFromVoting(game, seat);
}
