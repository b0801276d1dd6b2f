import type { AnswerValue, Ask } from '@orrery/kernel';

/** One decision of a guided game. */
export interface LessonStep {
  /** The kind of question that it is about. */
  readonly ask: string;
  readonly title: string;
  /** What to do and where. */
  readonly text: readonly string[];
  /** Why a player would do it. */
  readonly why?: string;
  /** The rules behind it. */
  readonly rules: readonly string[];
  /** The answer that the guide asks for. */
  readonly answer: AnswerValue;
  /** It may be decided together with the step before. */
  readonly isOnSheet?: true;
  /** Any other answer does as well. */
  readonly isFree?: true;
}

/** A decision of an opponent: the kind of question, and the answer. */
export type Scripted = readonly [ask: string, answer: AnswerValue];

/**
 * A guided game: a real game with a fixed seed, dice that are laid ready, and opponents who follow a script. After the last
 * step it is a game against bots like any other.
 */
export interface Lesson {
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Text that the seed is made from. */
  readonly seed: string;
  /** Outcomes of dice by stream, in the order in which they are rolled. */
  readonly dice: Readonly<Record<string, readonly (readonly number[])[]>>;
  /** By seat, in order. Questions in between get the simplest answer. */
  readonly others: Readonly<Record<number, readonly Scripted[]>>;
  /** What the guide calls opponents, by seat. */
  readonly names: Readonly<Record<number, string>>;
  readonly steps: readonly LessonStep[];
  /** Said after the last step. */
  readonly ending: { readonly title: string; readonly text: readonly string[] };
  /** Where bots may play the middle of the game: whether its last turns have come, as the person sees it. */
  readonly isNearEnd?: (view: unknown) => boolean;
}

const tidy = (value: AnswerValue): string => {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return [...(value as readonly string[])].sort().join();
  return Object.entries(value)
    .filter(([, count]) => count !== 0)
    .map(([key, count]) => `${key}=${count}`)
    .sort()
    .join();
};

/** Whether two answers mean the same, whatever order their parts were picked in. */
export const isSameAnswer = (a: AnswerValue, b: AnswerValue): boolean => tidy(a) === tidy(b);

/** The options, or lines of an allocation, that an answer picks. */
const keysOfAnswer = (answer: AnswerValue): readonly string[] => {
  if (typeof answer === 'number') return [];
  if (Array.isArray(answer)) return answer as readonly string[];
  return Object.entries(answer).flatMap(([key, count]) => (count > 0 ? [key] : []));
};

/** What a step picks, and the amounts that can be set along with it. */
export function keysAt({ steps }: Lesson, at: number): ReadonlySet<string> {
  const next = steps.findIndex((step, i) => i > at && !step.isOnSheet);
  const [now, ...then] = steps.slice(at, next < 0 ? undefined : next);
  const isChosenThere = now!.ask === 'follow'; // with what following does; a move from the map has a place of its own
  const along = then.filter(({ answer }) => isChosenThere || !Array.isArray(answer));
  return new Set([now!, ...along].flatMap(step => (step.isFree ? [] : keysOfAnswer(step.answer))));
}

/** Whether a step is about this question. */
export const isAbout = (step: LessonStep, ask: Ask): boolean => step.ask === ask.kind;
