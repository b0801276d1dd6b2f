import { choose, type Rule, type Seat } from '@orrery/kernel';
import { playerToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import { pools } from '../../model/ids.ts';
import { fleetPoolOf, guestsOf, playerOf, tokensIn } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { poolLimit } from '../../moments/tokens/queries.ts';

/** Can a seat put another player's token into its fleet pool: none is there yet and the owner has one? */
export const canHost = (game: State, seat: Seat, owner: Seat): boolean => {
  const { tokens, eliminated } = playerOf(game, owner);
  const left = pools.reduce((sum, pool) => sum + tokens[pool], tokens.reinforcements);
  return seat !== owner && !eliminated && left > 0 && !guestsOf(game, seat).includes(owner);
};

/**
 * Puts another player's token into a seat's fleet pool: from the owner's reinforcements, or else from a pool of the
 * owner's choice. It counts there, but the holder cannot spend or move it.
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
  yield* keepToFleetPool(game, seat);
}

/** Enforces the limit of a fleet pool, including other players' tokens: its seat chooses whose are removed (R-111). */
export function* keepToFleetPool(game: State, seat: Seat): Rule {
  const most = poolLimit(game, { seat, pool: 'fleet' }, Number.POSITIVE_INFINITY);
  while (fleetPoolOf(game, seat) > most) {
    const owners = [...(tokensIn(game, seat, 'fleet') > 0 ? [seat] : []), ...guestsOf(game, seat)];
    const owner = owners.length === 1 ? owners[0]! : yield* chooseOwner(seat, owners);
    if (owner === seat) yield* loseOwn(game, seat);
    else yield* sendTokenHome(game, seat, owner);
  }
}

const chooseOwner = (seat: Seat, owners: readonly Seat[]): Rule<Seat> =>
  choose(seat, 'send-token-home', owners, { key: String, at: each => ({ seat: each }) });

function* loseOwn(game: State, seat: Seat): Rule {
  const { tokens } = playerToChange(game, seat);
  tokens.fleet--;
  tokens.reinforcements++;
  yield* emit('token-lost', { seat, pool: 'fleet' });
}

/** Removes it from the pool without an event. */
function dismiss(game: State, seat: Seat, owner: Seat): void {
  const host = playerToChange(game, seat);
  const left = guestsOf(game, seat).filter(each => each !== owner);
  if (left.length > 0) host.guests = left;
  else delete host.guests;
}

/** Returns another player's token from a fleet pool to their reinforcements. */
export function* sendTokenHome(game: State, seat: Seat, owner: Seat): Rule {
  dismiss(game, seat, owner);
  playerToChange(game, owner).tokens.reinforcements++;
  yield* emit('token-sent-home', { seat, to: owner });
}

/** Removes one, of the holder's choice. */
export function* loseGuest(game: State, seat: Seat): Rule {
  const guests = guestsOf(game, seat);
  if (guests.length === 0) return;
  const owner = guests.length === 1 ? guests[0]! : yield* chooseOwner(seat, guests);
  yield* sendTokenHome(game, seat, owner);
}

/** For an eliminated player: returns others' tokens (LRR 33.10e). Their own tokens stay with others (LRR 33.10f). */
export function clearGuests(game: State, seat: Seat): void {
  for (const owner of guestsOf(game, seat)) {
    dismiss(game, seat, owner);
    playerToChange(game, owner).tokens.reinforcements++;
  }
}
