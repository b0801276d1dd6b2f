import type { AnswerValue, Ask, Random } from '@orrery/kernel';

/** All that a bot ever gets to see. */
export interface BotInput {
  /** What its seat may see. */
  readonly view: unknown;
  /** The question put to its seat. */
  readonly ask: Ask;
  readonly random: Random;
  /** Whether the table would take an answer; for questions on which a rule has a last word of its own. */
  readonly isLegal?: (value: AnswerValue) => boolean;
}

/** A player that answers from its seat's view and the question alone. The same input gives the same answer. */
export interface Bot {
  readonly name: string;
  choose(input: BotInput): AnswerValue;
}
