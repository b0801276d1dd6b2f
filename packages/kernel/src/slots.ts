import { onlyAmounts, onlyKeys } from './only.ts';
import { type Outcome, refuse, refuseBy, yes } from './refusals.ts';
import type { Rule } from './rule.ts';
import type { Amounts, AnswerValue, Ask, Barred, Json, Line, Option, Reason, Seat, Target } from './types.ts';

type Prompt = Readonly<Record<string, Json>>;
type Body = Ask extends infer A
  ? A extends Ask
    ? Omit<A, 'id' | 'seat' | 'kind' | 'prompt' | 'ahead' | 'about'>
    : never
  : never;

/**
 * An open decision. The rule that asks has already computed what is legal; `describe` creates the ask for the player,
 * and `read` checks an answer without it.
 */
export interface Slot<T> {
  readonly seat: Seat;
  readonly kind: string;
  readonly prompt: Prompt;
  /** The key of an answer given ahead of turn. */
  readonly about: string;
  describe(): Body;
  read(value: AnswerValue): Outcome<T>;
  /** The only possible answer, if there is exactly one. May be expensive. */
  only(): AnswerValue | undefined;
  readonly barred: WhyNot | undefined;
  /** The legal answers depend on pieces that others cannot see; so does whether there is a choice. */
  readonly private?: boolean;
}

/**
 * What is not on offer and why, for the seat that is asked; it must not reveal what that seat cannot see. Called on
 * demand, and must not change anything.
 */
export type WhyNot = () => readonly Barred[];

interface Common {
  readonly prompt?: Prompt;
  readonly about?: string;
  readonly barred?: WhyNot;
  /** The legal answers depend on pieces that others cannot see. */
  readonly private?: boolean;
}

export interface PickOptions<T> extends Common {
  readonly where?: (item: T) => boolean;
  readonly key?: (item: T) => string;
  readonly at?: (item: T) => Target;
  readonly min?: number;
  readonly max?: number;
  /** Things that must be chosen alone. */
  readonly alone?: (item: T) => boolean;
  /** A check of the whole choice: the rule that it breaks, if any. */
  readonly check?: (chosen: readonly T[]) => true | Reason;
}

const noPrompt: Prompt = Object.freeze({});
const isChecked = { checked: true } as const;
const keyOf = (item: unknown): string =>
  typeof item === 'object' && item !== null && 'id' in item ? String(item.id) : String(item);

function describeOptions<T>(
  items: readonly T[],
  key: (item: T) => string,
  at?: (item: T) => Target,
  alone?: (item: T) => boolean,
): Option[] {
  return items.map(item => {
    const option = at ? { key: key(item), at: at(item) } : { key: key(item) };
    return alone?.(item) ? { ...option, alone: true } : option;
  });
}

function readKeys<T>(value: AnswerValue, items: readonly T[], key: (item: T) => string): Outcome<T[]> {
  if (!Array.isArray(value)) return refuse('answer/malformed', 'A list of keys is wanted.');
  const chosen: T[] = [];
  for (const wanted of value as readonly unknown[]) {
    if (typeof wanted !== 'string') return refuse('answer/malformed', 'Keys are text.');
    const item = items.find(each => key(each) === wanted);
    if (item === undefined) return refuse('answer/unknown-key', `"${wanted.slice(0, 60)}" is not on offer.`);
    if (chosen.includes(item)) return refuse('answer/repeated-key', `"${wanted}" is there twice.`);
    chosen.push(item);
  }
  return yes(chosen);
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);

/** Between `min` and `max` of the given things; by default exactly one. */
export function pick<T>(seat: Seat, kind: string, from: readonly T[], options: PickOptions<T> = {}): Slot<T[]> {
  const items = options.where ? from.filter(options.where) : from;
  const { key = keyOf, at, alone, check } = options;
  const min = options.min ?? 1;
  const max = Math.min(options.max ?? 1, items.length);
  const isFree = !check && !(alone && max > 1);
  return {
    seat,
    kind,
    prompt: options.prompt ?? noPrompt,
    about: options.about ?? kind,
    barred: options.barred,
    private: options.private ?? false,
    only() {
      return onlyKeys(() => items.map(key), items.length, { min, max, isFree }, this.read);
    },
    describe: () => ({
      form: 'pick',
      options: describeOptions(items, key, at, alone),
      min,
      max,
      ...(check && isChecked),
    }),
    read(value) {
      const chosen = readKeys(value, items, key);
      if (!chosen.ok) return chosen;
      if (chosen.value.length < min) return refuse('answer/too-few', `At least ${min} must be chosen.`);
      if (chosen.value.length > max) return refuse('answer/too-many', `At most ${max} may be chosen.`);
      if (alone && chosen.value.length > 1 && chosen.value.some(alone))
        return refuse('answer/against-rule', 'One of these can only be chosen by itself.');
      const verdict = check ? check(chosen.value) : true;
      return verdict === true ? chosen : refuseBy(verdict);
    },
  };
}

/** All of the given things, in an order of the seat's choice. */
export function arrange<T>(
  seat: Seat,
  kind: string,
  items: readonly T[],
  options: Pick<PickOptions<T>, 'key' | 'at' | 'prompt' | 'about' | 'barred'> = {},
): Slot<T[]> {
  const { key = keyOf, at } = options;
  return {
    seat,
    kind,
    prompt: options.prompt ?? noPrompt,
    about: options.about ?? kind,
    barred: options.barred,
    only: () => (items.length < 2 ? items.map(key) : undefined),
    describe: () => ({ form: 'order', options: describeOptions(items, key, at) }),
    read(value) {
      const chosen = readKeys(value, items, key);
      if (!chosen.ok || chosen.value.length === items.length) return chosen;
      return refuse('answer/too-few', `All ${items.length} must be put in order.`);
    },
  };
}

export interface AllotOptions extends Common {
  readonly min?: number;
  readonly max?: number;
  readonly check?: (amounts: Amounts) => true | Reason;
  /** An answer that is always legal. */
  readonly suggest: Amounts;
}

/** An amount for each line; lines left out count as 0. */
export function allot(seat: Seat, kind: string, lines: readonly Line[], options: AllotOptions): Slot<Amounts> {
  const { check, suggest } = options;
  const most = lines.reduce((sum, line) => sum + line.max, 0);
  const min = options.min ?? 0;
  const max = Math.min(options.max ?? most, most);
  return {
    seat,
    kind,
    prompt: options.prompt ?? noPrompt,
    about: options.about ?? kind,
    barred: options.barred,
    only() {
      return onlyAmounts(lines, { min, max, isFree: !check, suggest }, this.read);
    },
    describe: () => ({ form: 'allocate', lines, min, max, suggest, ...(check && isChecked) }),
    read(value) {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return refuse('answer/malformed', 'Amounts by line are wanted.');
      const amounts: Record<string, number> = {};
      let total = 0;
      for (const [key, amount] of Object.entries(value)) {
        const line = lines.find(each => each.key === key);
        if (!line) return refuse('answer/unknown-key', `"${key.slice(0, 60)}" is not on offer.`);
        if (!isCount(amount)) return refuse('answer/malformed', 'Amounts are whole numbers.');
        if (amount < 0 || amount > line.max) return refuse('answer/amount', `"${key}" takes at most ${line.max}.`);
        if (amount > 0) amounts[key] = amount;
        total += amount;
      }
      for (const line of lines)
        if ((amounts[line.key] ?? 0) < line.min)
          return refuse('answer/amount', `"${line.key}" takes at least ${line.min}.`);
      if (total < min) return refuse('answer/too-few', `At least ${min} in all.`);
      if (total > max) return refuse('answer/too-many', `At most ${max} in all.`);
      const verdict = check ? check(amounts) : true;
      return verdict === true ? yes(amounts) : refuseBy(verdict);
    },
  };
}

/** An integer between two bounds. */
export function count(seat: Seat, kind: string, min: number, max: number, options: Common = {}): Slot<number> {
  return {
    seat,
    kind,
    prompt: options.prompt ?? noPrompt,
    about: options.about ?? kind,
    barred: options.barred,
    only: () => (min === max ? min : undefined),
    describe: () => ({ form: 'number', min, max }),
    read(value) {
      if (!isCount(value)) return refuse('answer/malformed', 'A whole number is wanted.');
      if (value < min || value > max) return refuse('answer/amount', `Between ${min} and ${max}.`);
      return yes(value);
    },
  };
}

/** Asks one seat. */
export function* ask<T>(slot: Slot<T>): Rule<T> {
  return ((yield { op: 'ask', mode: 'all', slots: [slot] }) as T[])[0] as T;
}

/** Asks several seats at once; goes on when all have answered, with the answers in the slots' order. */
export function* askAll<T>(slots: readonly Slot<T>[]): Rule<T[]> {
  if (slots.length === 0) return [];
  return (yield { op: 'ask', mode: 'all', slots }) as T[];
}

/**
 * Asks the first seat of a queue; the others may answer ahead of their turn. An answer is dropped at the next queue
 * without its seat and `about`, so queues that may end early need their own `about`.
 */
export function* askHead<T>(slots: readonly Slot<T>[]): Rule<T> {
  return (yield { op: 'ask', mode: 'head', slots }) as T;
}

/** Exactly one of these; there must be at least one. */
export function* choose<T>(seat: Seat, kind: string, from: readonly T[], options: PickOptions<T> = {}): Rule<T> {
  return (yield* ask(pick(seat, kind, from, { ...options, min: 1, max: 1 })))[0] as T;
}

function withoutWhere<T>(from: readonly T[], { where, ...rest }: PickOptions<T>) {
  return { items: where ? from.filter(where) : from, rest };
}

/** Exactly one of these, or undefined if there are none. */
export function* chooseIfAny<T>(
  seat: Seat,
  kind: string,
  from: readonly T[],
  options: PickOptions<T> = {},
): Rule<T | undefined> {
  const { items, rest } = withoutWhere(from, options);
  return items.length === 0 ? undefined : yield* choose(seat, kind, items, rest);
}

/** One of these or none. Not asked if there are none. */
export function* mayChoose<T>(
  seat: Seat,
  kind: string,
  from: readonly T[],
  options: PickOptions<T> = {},
): Rule<T | undefined> {
  const { items, rest } = withoutWhere(from, options);
  return items.length === 0 ? undefined : (yield* ask(pick(seat, kind, items, { ...rest, min: 0, max: 1 })))[0];
}

/** Some of these, within the bounds; by default any number. Not asked if there are none. */
export function* chooseSome<T>(seat: Seat, kind: string, from: readonly T[], options: PickOptions<T> = {}): Rule<T[]> {
  const { items, rest } = withoutWhere(from, options);
  return items.length === 0 ? [] : yield* ask(pick(seat, kind, items, { min: 0, max: items.length, ...rest }));
}

/** Asks for an order of things; not asked for fewer than two. */
export function* putInOrder<T>(
  seat: Seat,
  kind: string,
  items: readonly T[],
  options: Pick<PickOptions<T>, 'key' | 'at' | 'prompt' | 'about' | 'barred'> = {},
): Rule<T[]> {
  return items.length < 2 ? [...items] : yield* ask(arrange(seat, kind, items, options));
}

export function* allocate(seat: Seat, kind: string, lines: readonly Line[], options: AllotOptions): Rule<Amounts> {
  return yield* ask(allot(seat, kind, lines, options));
}

export function* chooseNumber(seat: Seat, kind: string, min: number, max: number, options: Common = {}): Rule<number> {
  return yield* ask(count(seat, kind, min, max, options));
}
