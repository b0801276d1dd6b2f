import { emit, type Rule, type Seat } from '@orrery/kernel';
import type { State } from '../model/state.ts';

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

/** Until the agenda is resolved a seat neither votes nor plays action cards nor uses faction abilities. */
export function* excludeFromAgenda(game: State, seat: Seat): Rule {
  game.agenda!.excluded.push(seat);
  yield* emit('excluded-from-agenda', { seat });
}
