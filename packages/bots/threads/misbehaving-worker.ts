import { parentPort } from 'node:worker_threads';
import type { FromThread, Put } from './question.ts';

/** For tests: answers, or misbehaves in the way named by the bot. */
const say = (number: number, value: number) =>
  parentPort!.postMessage({ number, thought: { value } } satisfies FromThread);

parentPort!.on('message', ({ number, question: { bot } }: Put) => {
  if (bot === 'says too much') for (const value of [2, 3, 4]) say(number, value);
  if (bot === 'answers, then stalls') {
    say(number - 1, 9); // like a late answer to an earlier question
    while (bot.length > 0);
  }
  if (bot === 'stalls') while (bot.length > 0);
  if (bot === 'exits') process.exit(1);
  if (bot === 'throws') throw new Error('out of its mind');
  say(number, 1);
});
parentPort!.postMessage('started' satisfies FromThread);
