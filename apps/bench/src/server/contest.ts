import { findGame } from '@orrery/catalogue';
import { invariant } from '@orrery/kernel';

export const GAME = 'twilight-imperium';
export const SEATS = 4;
/**
 * What is played at every server, side by side. As JSON, in the middle of a game, its state has 20 KB and what a seat sees
 * of it 17 KB; no game here has 18 KB exactly. Where our server is alone, people play with all they have.
 */
export const OPTIONS = { sets: ['base'] };

/** How many clients a table has at boardgame.io, each answering for its share of the seats: as many as here, one a seat. */
export const CLIENTS = SEATS;

export function contest() {
  const found = findGame(GAME);
  invariant(found, 'the catalogue has the game');
  const options = found.game.readOptions(OPTIONS, SEATS);
  invariant(options.ok, 'the game has these options');
  return { game: found.game, options: options.value };
}
