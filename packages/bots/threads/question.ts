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

/** What a bot is asked, to be sent to it: all that it ever gets to see. */
export interface Question {
  readonly game: string;
  readonly bot: string;
  /** Bots of the same seed play alike. */
  readonly seed: string;
  /** Where its own dice start, in hexadecimal digits. */
  readonly luck: string;
  readonly budget?: Budget | undefined;
  readonly view: unknown;
  readonly ask: Ask;
  /** For bots that imagine: one position that its seat cannot tell from the true one. All others follow from it. */
  readonly position?: Position | undefined;
}

export type Thought = { readonly value: AnswerValue } | { readonly error: string };

/** What goes to a thread and comes back: by its number a thought that comes too late is known. */
export interface Put {
  readonly number: number;
  readonly question: Question;
}

export interface Thinking {
  readonly number: number;
  readonly thought: Thought;
}

/** A thread says once that it has started: only from then on it can be too slow. */
export type FromThread = Thinking | 'started';

interface Asked extends Pick<Question, 'game' | 'bot' | 'seed' | 'luck' | 'budget'> {
  readonly ask: Ask;
}

/** The question as plain data that nothing changes any more, whatever the table does meanwhile. */
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
