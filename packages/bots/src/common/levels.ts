import { quickRandom, seedFrom } from '@orrery/kernel';
import type { Bot, Budget } from './bot.ts';
import { randomBot } from './random.ts';

/** Levels for players, weakest first. */
export const levels = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof levels)[number];

/** Which bot plays a level, and how. */
export interface Standard {
  readonly bot: string;
  readonly budget?: Budget;
  /** The share of decisions that it makes at random. */
  readonly careless?: number;
}

/** A bot of a level: another bot with the level's budget and share of random decisions. */
export function atLevel(level: Level, bot: Bot, { budget, careless = 0 }: Standard, seed: string): Bot {
  const own = Number.parseInt(seedFrom(`${seed} careless`).slice(0, 8), 16);
  return {
    name: level,
    ...(bot.imagines ? { imagines: true } : {}),
    choose(input) {
      const isCareless = careless > 0 && quickRandom(own ^ numberOf(input.ask.id))() < careless;
      if (isCareless) return randomBot.choose(input);
      const spent = input.budget ?? budget;
      const { view, ask, random, isLegal, imagine } = input;
      return bot.choose({
        view,
        ask,
        random,
        ...(isLegal ? { isLegal } : {}),
        ...(imagine ? { imagine } : {}),
        ...(spent ? { budget: spent } : {}),
      });
    },
  };
}

/** The same for the same question, however often it is asked. */
const numberOf = (id: string): number => Number.parseInt(seedFrom(id).slice(0, 7), 16);
