import { type Ask, randomAnswer, simplestAnswer } from '@orrery/kernel';
import type { Bot } from './bot.ts';

/** Whether a rule has a last word on the answer that the bounds of the ask do not show. */
const isChecked = (ask: Ask): boolean => 'checked' in ask && ask.checked === true;

/** Plays anything within the bounds of the ask; where that could still be illegal, the simplest answer. */
export const randomBot: Bot = {
  name: 'random',
  choose: ({ ask, random }) => (isChecked(ask) ? simplestAnswer(ask) : randomAnswer(ask, random)),
};
