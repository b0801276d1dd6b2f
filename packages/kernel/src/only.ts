import type { Outcome } from './refusals.ts';
import type { Amounts, AnswerValue, Ask, Line } from './types.ts';

type Read = (value: AnswerValue) => Pick<Outcome<unknown>, 'ok'>;

/** How many answers are tried to find out whether only one is legal. If there are more to try, the question is asked. */
const TRIES = 200;

/** Collects legal answers until there are two, or too many have been tried. */
class Search<T extends AnswerValue> {
  readonly #read: Read;
  #left: number;
  #found: T | undefined;
  #isOver = false;

  constructor(read: Read, tries: number) {
    this.#read = read;
    this.#left = tries;
  }

  /** Whether to go on looking. */
  add(answer: T): boolean {
    if (this.#left-- <= 0) this.#isOver = true;
    else if (this.#read(answer).ok) {
      if (this.#found !== undefined) this.#isOver = true;
      this.#found ??= answer;
    }
    return !this.#isOver;
  }

  get only(): T | undefined {
    return this.#isOver ? undefined : this.#found;
  }
}

export interface KeyBounds {
  readonly min: number;
  readonly max: number;
  /** The question has no check of its own. */
  readonly isFree: boolean;
}

/** The only legal choice of keys, if there is exactly one. The order of keys does not matter. */
export function onlyKeys(
  keys: () => readonly string[],
  count: number,
  { min, max, isFree }: KeyBounds,
  read: Read,
  tries = TRIES,
): readonly string[] | undefined {
  if (isFree) return min === max && min === count ? keys() : undefined;
  const all = keys();
  const search = new Search<readonly string[]>(read, tries);
  const choose = (from: number, chosen: readonly string[]): boolean => {
    if (chosen.length >= min && !search.add(chosen)) return false;
    if (chosen.length === max) return true;
    for (let i = from; i <= count - Math.max(1, min - chosen.length); i++)
      if (!choose(i + 1, [...chosen, all[i]!])) return false;
    return true;
  };
  choose(0, []);
  return search.only;
}

export interface AmountBounds {
  readonly min: number;
  readonly max: number;
  readonly isFree: boolean;
  /** An answer that is always legal. */
  readonly suggest: Amounts;
}

/** The only legal allocation, if there is exactly one. */
export function onlyAmounts(
  lines: readonly Line[],
  { min, max, isFree, suggest }: AmountBounds,
  read: Read,
  tries = TRIES,
): Amounts | undefined {
  let least = 0;
  let most = 0;
  let open = 0;
  for (const line of lines) {
    least += line.min;
    most += line.max;
    if (line.max > line.min) open++;
  }
  const lowest = Math.max(min, least);
  const highest = Math.min(max, most);
  if (open === 0) return suggest;
  if (isFree) return lowest === highest && (lowest === least || lowest === most || open === 1) ? suggest : undefined;
  return hasNeighbour(lines, suggest, read) ? undefined : searchAmounts(lines, lowest, highest, read, tries);
}

/** A fast check whether an answer one step away from the suggested one is legal too; usually one is. */
function hasNeighbour(lines: readonly Line[], suggest: Amounts, read: Read): boolean {
  const at = (key: string, change: number): Amounts => ({ ...suggest, [key]: (suggest[key] ?? 0) + change });
  for (const { key, min, max } of lines) {
    const now = suggest[key] ?? 0;
    if (now < max && read(at(key, 1)).ok) return true;
    if (now > min && read(at(key, -1)).ok) return true;
  }
  return false;
}

function searchAmounts(
  lines: readonly Line[],
  lowest: number,
  highest: number,
  read: Read,
  tries: number,
): Amounts | undefined {
  const search = new Search<Amounts>(read, tries);
  /** The maximum total of the lines from each index on. */
  const room = lines.map((_, i) => lines.slice(i).reduce((sum, line) => sum + line.max, 0));
  const fill = (i: number, amounts: Amounts, total: number): boolean => {
    if (total > highest || total + (room[i] ?? 0) < lowest) return true;
    const line = lines[i];
    if (!line) return search.add(amounts);
    for (let amount = line.min; amount <= line.max; amount++)
      if (!fill(i + 1, amount > 0 ? { ...amounts, [line.key]: amount } : amounts, total + amount)) return false;
    return true;
  };
  fill(0, {}, 0);
  return search.only;
}

/** The only possible answer to a described question, if there is exactly one and it is found within this many tries. */
export function onlyAnswer(ask: Ask, isLegal: (value: AnswerValue) => boolean, tries = TRIES): AnswerValue | undefined {
  const read: Read = value => ({ ok: isLegal(value) });
  switch (ask.form) {
    case 'pick': {
      const { options, min, max } = ask;
      const isFree = !ask.checked && !options.some(({ alone }) => alone);
      return onlyKeys(() => options.map(({ key }) => key), options.length, { min, max, isFree }, read, tries);
    }
    case 'order':
      return ask.options.length < 2 ? ask.options.map(({ key }) => key) : undefined;
    case 'allocate': {
      const { lines, min, max, suggest } = ask;
      return onlyAmounts(lines, { min, max, isFree: !ask.checked, suggest }, read, tries);
    }
    case 'number':
      return ask.min === ask.max ? ask.min : undefined;
  }
}
