import type { AnswerValue } from '@orrery/kernel';
import type { Bot, BotInput } from '../bot.ts';
import { randomBot } from '../random.ts';
import { hasOpinion, stewardBot } from './steward.ts';

/** The share of what it understands that it does as the steward would, so that the game gets somewhere. */
const SENSIBLE = 0.7;

/** The share of chances to play something that it lets pass. */
const PATIENCE = 0.1;

/** What it chooses for itself, since a sensible player would always choose alike. */
const ownTaste: ReadonlySet<string> = new Set(['research', 'setup.technology', 'strategy-card']);

/** Something of what is offered where nothing need be taken. */
function anything({ ask, random, isLegal }: BotInput): AnswerValue | undefined {
  if (ask.form !== 'pick' || ask.min > 0 || ask.max === 0 || random() < PATIENCE) return undefined;
  const value = [ask.options[Math.floor(random() * ask.options.length)]?.key ?? ''];
  return !ask.checked || isLegal?.(value) ? value : undefined;
}

function choose(input: BotInput): AnswerValue {
  const { ask, random, view, isLegal } = input;
  if (!hasOpinion(ask)) return anything(input) ?? randomBot.choose(input);
  if (ownTaste.has(ask.kind) || random() >= SENSIBLE) return randomBot.choose(input);
  return stewardBot.choose({ view, ask, random, ...(isLegal ? { isLegal } : {}) });
}

/**
 * Plays to see all there is: half sensibly, so that planets are taken, points scored and laws voted on; for the rest
 * it plays whatever it can. Nobody's opponent: it finds what random play does not reach.
 */
export const curiousBot: Bot = { name: 'curious', choose };
