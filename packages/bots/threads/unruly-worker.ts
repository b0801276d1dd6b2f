import { parentPort } from 'node:worker_threads';
import type { Question } from './question.ts';

/** For tests: answers, or misbehaves in the way that the bot's name says. */
parentPort!.on('message', ({ bot }: Question) => {
  if (bot === 'stalls') while (bot.length > 0);
  if (bot === 'exits') process.exit(1);
  if (bot === 'throws') throw new Error('out of its mind');
  parentPort!.postMessage({ value: 1 });
});
