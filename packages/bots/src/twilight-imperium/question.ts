import type { AnswerValue, Ask, Option } from '@orrery/kernel';
import type { Realm } from './realm.ts';

export type Pick = Extract<Ask, { form: 'pick' }>;
export type Allocation = Extract<Ask, { form: 'allocate' }>;

/** The input of a consideration. */
export interface Question<A extends Ask = Ask> {
  readonly ask: A;
  readonly realm: Realm;
  /** The simulated gain of an answer; undefined where nothing can be simulated. */
  readonly gain?: ((value: AnswerValue, worlds: number) => number | undefined) | undefined;
}

/** Answers one kind of pick by its keys; nothing where it has no opinion. */
export type Picking = (question: Question<Pick>) => readonly string[] | undefined;
/** Answers one kind of allocation by amounts. */
export type Allocating = (question: Question<Allocation>) => Readonly<Record<string, number>> | undefined;

export type Considered = (question: Question) => AnswerValue | undefined;

export const picking =
  (answer: Picking): Considered =>
  question =>
    question.ask.form === 'pick' ? answer(question as Question<Pick>) : undefined;

export const allocating =
  (answer: Allocating): Considered =>
  question =>
    question.ask.form === 'allocate' ? answer(question as Question<Allocation>) : undefined;

export const keysOf = (ask: Pick): string[] => ask.options.map(({ key }) => key);

/** The option with the best positive score; if one must be taken, the best of all. */
export function likeliest(ask: Pick, measure: (option: Option) => number): readonly string[] {
  const rated = ask.options.map(option => ({ option, value: measure(option) })).sort((a, b) => b.value - a.value);
  const [first] = rated;
  return first && (ask.min > 0 || first.value > 0) ? [first.option.key] : [];
}

/** The lines of an allocation and how many each may have. */
export const roomOf = ({ lines }: Allocation): Map<string, number> => new Map(lines.map(({ key, max }) => [key, max]));
