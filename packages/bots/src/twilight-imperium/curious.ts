import type { AnswerValue } from '@orrery/kernel';
import { type TechnologyId, technologies } from '@orrery/twilight-imperium/view';
import type { Bot, BotInput } from '../common/bot.ts';
import { randomBot } from '../common/random.ts';
import { hasOpinion, stewardBot } from './steward.ts';

/** The share of decisions that it makes like the steward, so that the game progresses. */
const SENSIBLE = 0.7;

/** The share of windows that it passes although it could play something. */
const PATIENCE = 0.1;

const ifLegal = ({ ask, isLegal }: BotInput, key: string | undefined): AnswerValue | undefined =>
  key !== undefined && (!ask.checked || isLegal?.([key])) ? [key] : undefined;

/** A random choice of options where choosing nothing is allowed. */
function anything(input: BotInput): AnswerValue | undefined {
  const { ask, random } = input;
  if (ask.form !== 'pick' || ask.min > 0 || ask.max === 0 || random() < PATIENCE) return undefined;
  return ifLegal(input, ask.options[Math.floor(random() * ask.options.length)]?.key);
}

/** Its faction's own technology if it can research one: other bots never do. */
function ownTechnology(input: BotInput): AnswerValue | undefined {
  const { ask } = input;
  if (ask.kind !== 'research' || ask.form !== 'pick') return undefined;
  return ifLegal(input, ask.options.find(({ key }) => technologies[key as TechnologyId]?.faction)?.key);
}

function choose(input: BotInput): AnswerValue {
  const { ask, random, view, isLegal } = input;
  if (!hasOpinion(ask)) return anything(input) ?? randomBot.choose(input);
  const own = ownTechnology(input);
  if (own) return own;
  if (random() >= SENSIBLE) return randomBot.choose(input);
  return stewardBot.choose({ view, ask, random, ...(isLegal ? { isLegal } : {}) });
}

/**
 * Plays to reach all content: half like the steward, so that planets are taken, points scored and laws voted on; the
 * rest at random, playing whatever it can. For tests: it finds what random play does not reach.
 */
export const curiousBot: Bot = { name: 'curious', choose };
