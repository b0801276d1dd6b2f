import { randomAnswer, simplestAnswer } from '@orrery/kernel';
import type { Bot } from './bot.ts';

/** How often it tries a random answer where a rule may refuse it. */
const TRIES = 5;

/** Plays a random answer; where a rule may refuse it, it retries and finally gives the simplest answer. */
export const randomBot: Bot = {
  name: 'random',
  choose({ ask, random, isLegal }) {
    if (!ask.checked) return randomAnswer(ask, random);
    for (let i = 0; isLegal && i < TRIES; i++) {
      const value = randomAnswer(ask, random);
      if (isLegal(value)) return value;
    }
    return simplestAnswer(ask);
  },
};
