import type { AnswerValue, Ask, Option, Target } from '@orrery/kernel';
import { createContext, useContext } from 'react';

/** The draft answer to the current question; sent when the player confirms. */
export type Draft =
  | { readonly form: 'pick' | 'order'; readonly keys: readonly string[] }
  | { readonly form: 'allocate'; readonly amounts: Readonly<Record<string, number>> }
  | { readonly form: 'number'; readonly number: number };

export function firstDraft(ask: Ask): Draft {
  switch (ask.form) {
    case 'pick':
      return { form: 'pick', keys: [] };
    case 'order':
      return { form: 'order', keys: ask.options.map(({ key }) => key) };
    case 'allocate':
      return { form: 'allocate', amounts: { ...ask.suggest } };
    case 'number':
      return { form: 'number', number: ask.min };
  }
}

/** The draft that an answer comes from, for a question that was answered already. */
export function draftOf(ask: Ask, value: AnswerValue): Draft {
  if (typeof value === 'number') return { form: 'number', number: value };
  if (Array.isArray(value)) return { form: ask.form === 'order' ? 'order' : 'pick', keys: value as readonly string[] };
  return { form: 'allocate', amounts: value as Readonly<Record<string, number>> };
}

export function answerOf(draft: Draft): AnswerValue {
  switch (draft.form) {
    case 'pick':
    case 'order':
      return draft.keys;
    case 'allocate':
      return Object.fromEntries(Object.entries(draft.amounts).filter(([, amount]) => amount !== 0));
    case 'number':
      return draft.number;
  }
}

/** Lists that fit into sight stay as they are. */
const SHORT = 3;

/** What a guide points at stands first in a list, where it would be out of sight otherwise. */
export const advisedFirst = <T extends { readonly key: string }>(
  items: readonly T[],
  { isAdvised }: Pick<Choice, 'isAdvised'>,
): readonly T[] =>
  items.length <= SHORT
    ? items
    : [...items.filter(({ key }) => isAdvised(key)), ...items.filter(({ key }) => !isAdvised(key))];

export const totalOf = (amounts: Readonly<Record<string, number>>): number =>
  Object.values(amounts).reduce((sum, amount) => sum + amount, 0);

/** Whether a draft is within the bounds of the question; the rules may still refuse it. */
export function isComplete(ask: Ask, draft: Draft): boolean {
  if (ask.form === 'pick' && draft.form === 'pick') {
    const [only] = draft.keys;
    if (draft.keys.length === 1 && ask.options.find(({ key }) => key === only)?.alone) return true;
    return draft.keys.length >= ask.min && draft.keys.length <= ask.max;
  }
  if (ask.form === 'allocate' && draft.form === 'allocate') {
    const total = totalOf(draft.amounts);
    return total >= ask.min && total <= ask.max;
  }
  return true;
}

/** Whether a single pick answers the question, so that one click is enough. */
export const isSingle = (ask: Ask): boolean => ask.form === 'pick' && ask.max === 1;

/** Adds or removes an option. An option that must be alone replaces the others. */
export function toggled(ask: Extract<Ask, { form: 'pick' }>, keys: readonly string[], key: string): readonly string[] {
  if (keys.includes(key)) return keys.filter(each => each !== key);
  const alone = (each: string) => ask.options.find(option => option.key === each)?.alone ?? false;
  if (ask.max === 1 || alone(key)) return [key];
  const others = keys.filter(each => !alone(each));
  return others.length >= ask.max ? others : [...others, key];
}

/** Something that is not on offer, in words. */
export interface Cannot {
  readonly option: Option;
  readonly label: string;
  readonly why: string;
  /** The number of the rule that says so. */
  readonly rule: string;
}

/** Adds one to a line; once all are assigned, takes it from the line with the most. */
export function oneMore(
  ask: Extract<Ask, { form: 'allocate' }>,
  amounts: Readonly<Record<string, number>>,
  key: string,
): Readonly<Record<string, number>> {
  const of = (each: string) => amounts[each] ?? 0;
  const line = ask.lines.find(each => each.key === key);
  if (!line || of(key) >= line.max) return amounts;
  const more = { ...amounts, [key]: of(key) + 1 };
  if (totalOf(more) <= ask.max) return more;
  const [spare] = ask.lines
    .filter(each => each.key !== key && of(each.key) > each.min)
    .sort((a, b) => of(b.key) - of(a.key));
  return spare ? { ...more, [spare.key]: of(spare.key) - 1 } : amounts;
}

export interface Choice {
  readonly ask: Ask | undefined;
  /** The window before the question, which is open as well: what can be used in it, or nothing. */
  readonly first?: Ask | undefined;
  readonly draft: Draft | undefined;
  readonly cannot: readonly Cannot[];
  /** Why a piece cannot be chosen now; empty if it can. */
  cannotAt(target: Target): readonly Cannot[];
  /** The options that point at a piece: `{ system: '18' }`; also what can be used before the question. */
  optionsAt(target: Target): readonly Option[];
  isChosen(key: string): boolean;
  /** Whether a guide or the coach points at an option. */
  isAdvised(key: string): boolean;
  /** Toggles an option; answers the question if one pick is enough. */
  pick(key: string): void;
  change(draft: Draft): void;
  confirm(): void;
}

/** What an ask offers. */
export const offersOf = (ask: Ask | undefined): readonly Option[] =>
  !ask ? [] : 'options' in ask ? ask.options : 'lines' in ask ? ask.lines : [];

/** Which of both questions an option belongs to, for its words. */
export const askFor = ({ ask, first }: Pick<Choice, 'ask' | 'first'>, option: Option): Ask | undefined =>
  first && offersOf(first).includes(option) ? first : ask;

/** Whether an option points at a piece, and perhaps at something on it. */
export const pointsAt = (option: Option, target: Target): boolean =>
  Object.entries(target).every(([name, value]) => option.at?.[name] === value);

/** Nothing is asked. */
export const noChoice: Choice = {
  ask: undefined,
  draft: undefined,
  cannot: [],
  cannotAt: () => [],
  optionsAt: () => [],
  isChosen: () => false,
  isAdvised: () => false,
  pick: () => {},
  change: () => {},
  confirm: () => {},
};

export const ChoiceContext = createContext<Choice>(noChoice);

/** The current choice, for every piece on the board that may be selectable. */
export const useChoice = (): Choice => useContext(ChoiceContext);
