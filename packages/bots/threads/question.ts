import type { Budget } from '@orrery/bots';
import { makeBot } from '@orrery/bots';
import {
  type AnswerValue,
  type Ask,
  cloneJson,
  imagine,
  type KernelState,
  type Position,
  positionOf,
  type Table,
} from '@orrery/kernel';

/** The message to a bot: everything that it ever sees. */
export interface Question {
  readonly game: string;
  readonly bot: string;
  /** Bots with the same seed play the same. */
  readonly seed: string;
  /** The start of its own random numbers, in hexadecimal digits. */
  readonly luck: string;
  readonly budget?: Budget | undefined;
  readonly view: unknown;
  readonly ask: Ask;
  /** For bots that simulate: a position that its seat cannot tell from the real one. */
  readonly position?: Position | undefined;
}

export type Thought = { readonly value: AnswerValue } | { readonly error: string };

/** Questions and answers have numbers, so that late answers are recognised. */
export interface Put {
  readonly number: number;
  readonly question: Question;
}

export interface Thinking {
  readonly number: number;
  readonly thought: Thought;
}

/** Sent once when the thread has started; time limits begin then. */
export type FromThread = Thinking | 'started';

interface Asked extends Pick<Question, 'game' | 'bot' | 'seed' | 'luck' | 'budget'> {
  readonly ask: Ask;
}

/** The question as an immutable copy, whatever the table does meanwhile. */
export function questionAt<G extends KernelState>(table: Table<G>, asked: Asked): Question {
  const { seat } = asked.ask;
  const imagines = makeBot(asked.game, asked.bot, asked.seed)?.imagines;
  const imagined = imagines ? imagine(table, seat, { seed: asked.luck }) : undefined;
  return {
    ...asked,
    view: cloneJson(table.view(seat)),
    ...(imagined ? { position: positionOf(imagined) as Position } : {}),
  };
}
