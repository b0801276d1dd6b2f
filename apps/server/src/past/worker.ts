import { parentPort } from 'node:worker_threads';
import { findGame } from '@orrery/catalogue';
import { pastOf } from '@orrery/host';
import type { Question } from './pictures.ts';
import type { Numbered, Reply } from './thread.ts';

const port = parentPort!;
/** How much of a game is told at once. */
const PORTION = { steps: 100, length: 256 * 1024 };

/** As text, so that nobody has to write it down again. */
function tell({ game, seats, options, seed, stretches, seat, from }: Question): string {
  const offer = findGame(game);
  if (!offer) throw new Error(`there is no game called ${game}`);
  return JSON.stringify(pastOf({ game: offer.game, seats, options, seed }, stretches, seat, from, PORTION));
}

port.on('message', ({ id, question }: Numbered) => {
  let reply: Reply;
  try {
    reply = { id, text: tell(question) };
  } catch (error) {
    reply = { id, error: error instanceof Error ? error.message : String(error) };
  }
  port.postMessage(reply);
});
