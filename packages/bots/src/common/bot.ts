import type { AnswerValue, Ask, KernelState, Random, Seed, Table } from '@orrery/kernel';

/** The limit for one decision: time, simulations, or whichever ends first. */
export interface Budget {
  readonly milliseconds?: number;
  readonly iterations?: number;
}

/** Everything that a bot ever sees. */
export interface BotInput {
  /** What its seat may see. */
  readonly view: unknown;
  /** The question put to its seat. */
  readonly ask: Ask;
  readonly random: Random;
  readonly budget?: Budget;
  /** Whether the table would accept an answer; for questions with a check of their own. */
  readonly isLegal?: (value: AnswerValue) => boolean;
  /**
   * A possible table for simulations: hidden pieces and dice come from the seed. Undefined if no deal is consistent with
   * what others have done.
   */
  readonly imagine?: (seed: Seed) => Table<KernelState> | undefined;
}

/** A player that answers from its seat's view and the question alone. Without a clock in its budget, the same input gives the same answer. */
export interface Bot {
  readonly name: string;
  /** Whether it simulates on imagined tables; only such bots are sent a position. */
  readonly imagines?: true;
  choose(input: BotInput): AnswerValue;
}
