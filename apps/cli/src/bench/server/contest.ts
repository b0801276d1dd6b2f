import { findGame } from '@orrery/catalogue';
import { invariant } from '@orrery/kernel';

/** What is played at every server: the game whose state is nearest to 18 KB as JSON, and its seats. */
export const GAME = 'twilight-imperium';
export const SEATS = 4;

/** How many clients a table has at boardgame.io, each answering for its share of the seats: as many as here, one a seat. */
export const CLIENTS = SEATS;

export function contest() {
  const found = findGame(GAME);
  invariant(found, 'the catalogue has the game');
  const options = found.game.readOptions({}, SEATS);
  invariant(options.ok, 'a game has usual options');
  return { game: found.game, options: options.value };
}
