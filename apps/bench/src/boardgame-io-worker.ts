/** Runs boardgame.io in a worker: V8 must not compile the rules for drafts and for plain state together. */
import { parentPort } from 'node:worker_threads';
import { findGame } from '@orrery/catalogue';
import { invariant, randomAnswer, randomFor } from '@orrery/kernel';
import { atBoardgameIo, library } from './boardgame-io.ts';
import { GAMES, SEATS } from './games.ts';
import { round } from './measure.ts';

process.env.NODE_ENV = 'production';
const found = findGame('eminent-domain');
const theirs = library();
invariant(found && theirs && parentPort, 'the bench starts this only where there is something to measure');
const port = parentPort;
const { game } = found;
const options = game.readOptions({}, SEATS);
invariant(options.ok, 'a game has usual options');

let played = 0;
const playOut = (): number => {
  const seed = `bench/${played++ % GAMES}`;
  const opponent = atBoardgameIo(theirs, game, { seats: SEATS, options: options.value, seed });
  const random = randomFor(seed);
  let decisions = 0;
  for (let [ask] = opponent.held.asks; ask; [ask] = opponent.held.asks) {
    opponent.answer(ask, randomAnswer(ask, random));
    decisions++;
  }
  return decisions;
};

port.on('message', (ms: number) => port.postMessage(round(playOut, ms)));
