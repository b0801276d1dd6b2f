import { randomAnswer, simplestAnswer } from '@orrery/kernel';
import type { Bot } from './bot.ts';

/** How often it tries its luck where a rule has the last word. */
const TRIES = 5;

/** Plays anything within the bounds of the ask; where that may still be illegal it asks, and at last keeps it simple. */
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
