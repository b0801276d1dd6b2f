import type { AnswerValue, Ask, KernelState, Random, Seed, Table } from '@orrery/kernel';

/** How long a bot may think: so long, so many tries, or whichever ends first. */
export interface Budget {
  readonly milliseconds?: number;
  readonly iterations?: number;
}

/** All that a bot ever gets to see. */
export interface BotInput {
  /** What its seat may see. */
  readonly view: unknown;
  /** The question put to its seat. */
  readonly ask: Ask;
  readonly random: Random;
  readonly budget?: Budget;
  /** Whether the table would take an answer; for questions on which a rule has a last word of its own. */
  readonly isLegal?: (value: AnswerValue) => boolean;
  /**
   * A table as it might be, on which to try things out: what the seat cannot see is dealt by the seed, and so are dice.
   * There is none where no deal can be found that fits what others have done.
   */
  readonly imagine?: (seed: Seed) => Table<KernelState> | undefined;
}

/** A player that answers from its seat's view and the question alone. Without a clock in its budget, the same input gives the same answer. */
export interface Bot {
  readonly name: string;
  /** It tries things out on imagined tables; a host that has to bring them from elsewhere does so for such bots only. */
  readonly imagines?: true;
  choose(input: BotInput): AnswerValue;
}
