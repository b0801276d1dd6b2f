import { choose, type Rule, type Seat } from '@orrery/kernel';
import { playerToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import { pools } from '../../model/ids.ts';
import { guestsOf, playerOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';

/** Could a seat put a token of another into its fleet pool: is none there yet, and has its owner one to give? */
export const canHost = (game: State, seat: Seat, owner: Seat): boolean => {
  const { tokens, eliminated } = playerOf(game, owner);
  const left = pools.reduce((sum, pool) => sum + tokens[pool], tokens.reinforcements);
  return seat !== owner && !eliminated && left > 0 && !guestsOf(game, seat).includes(owner);
};

/**
 * Puts a token of another player into a seat's fleet pool: from its owner's reinforcements, or else from a pool of the
 * owner's choice. It counts there, and is nothing that its holder could spend or move.
 */
export function* hostToken(game: State, seat: Seat, owner: Seat): Rule {
  if (!canHost(game, seat, owner)) return;
  const { tokens } = playerOf(game, owner);
  if (tokens.reinforcements > 0) playerToChange(game, owner).tokens.reinforcements--;
  else {
    const filled = pools.filter(pool => tokens[pool] > 0);
    const pool = yield* choose(owner, 'give-token-from', filled, { at: each => ({ pool: each }), prompt: { seat } });
    playerToChange(game, owner).tokens[pool]--;
  }
  const host = playerToChange(game, seat);
  host.guests = [...(host.guests ?? []), owner];
  yield* emit('token-captured', { seat, from: owner });
}

/** Takes it out of the pool without an event. */
function dismiss(game: State, seat: Seat, owner: Seat): void {
  const host = playerToChange(game, seat);
  const left = guestsOf(game, seat).filter(each => each !== owner);
  if (left.length > 0) host.guests = left;
  else delete host.guests;
}

/** A token of another goes from a fleet pool to its owner's reinforcements. */
export function* sendTokenHome(game: State, seat: Seat, owner: Seat): Rule {
  dismiss(game, seat, owner);
  playerToChange(game, owner).tokens.reinforcements++;
  yield* emit('token-sent-home', { seat, to: owner });
}

/** One of them has to go, of the holder's choice. */
export function* loseGuest(game: State, seat: Seat): Rule {
  const guests = guestsOf(game, seat);
  if (guests.length === 0) return;
  const owner =
    guests.length === 1
      ? guests[0]!
      : yield* choose(seat, 'send-token-home', guests, { key: String, at: each => ({ seat: each }) });
  yield* sendTokenHome(game, seat, owner);
}

/** A player leaves the game: what it holds goes to its owners, and its own tokens back to the box (LRR 33.2). */
export function clearGuests(game: State, seat: Seat): void {
  for (const owner of guestsOf(game, seat)) {
    dismiss(game, seat, owner);
    playerToChange(game, owner).tokens.reinforcements++;
  }
  for (const holder of game.seats.keys()) if (guestsOf(game, holder).includes(seat)) dismiss(game, holder, seat);
}
