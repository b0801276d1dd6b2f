import type { AnswerValue, Ask, Json } from '@orrery/kernel';

/** A question that the coach is asked about. */
export interface CoachQuestion {
  readonly id: number;
  readonly game: string;
  readonly view: Json;
  readonly ask: Ask;
}

export interface CoachAnswer {
  readonly id: number;
  /** What the bot would do; nothing if the game has no bot of its own. */
  readonly answer: AnswerValue | undefined;
}
