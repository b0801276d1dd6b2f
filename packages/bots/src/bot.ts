import type { AnswerValue, Ask, Random } from '@orrery/kernel';

/** All that a bot ever gets to see. */
export interface BotInput {
  /** What its seat may see. */
  readonly view: unknown;
  /** The question put to its seat. */
  readonly ask: Ask;
  readonly random: Random;
}

/** A player that answers from its seat's view and the question alone. The same input gives the same answer. */
export interface Bot {
  readonly name: string;
  choose(input: BotInput): AnswerValue;
}
