import { adviser } from '@orrery/bots';
import { randomFor } from '@orrery/kernel';
import type { CoachAnswer, CoachQuestion } from './coach-messages.ts';

/** Asks the bot, which gets what the page has: the seat's own view and the question. */
addEventListener('message', ({ data }: MessageEvent<CoachQuestion>) => {
  const { id, game, view, ask } = data;
  const answer = adviser(game)?.choose({ view, ask, random: randomFor(ask.id), isLegal: () => true });
  postMessage({ id, answer } satisfies CoachAnswer);
});
