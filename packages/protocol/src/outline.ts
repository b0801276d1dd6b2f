import type { Json } from '@orrery/kernel';
import { type Change, diff, type Patch } from './patch.ts';

/**
 * A JSON value remembered in pieces: lists and objects down to a depth, and below that the text of each. To find what
 * is different in the next value, texts are compared, and only pieces that changed are looked into. It takes a fraction
 * of the time that comparing all members takes, and of the room that a copy takes.
 */
export type Outline = string | Outline[] | { [key: string]: Outline };

type Key = string | number;

/** How deep values are taken apart, the last level only if it is a list: pieces should be small, and not many. */
const DEPTH = 3;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isTakenApart = (value: unknown, depth: number): value is object =>
  depth > 1 ? isObject(value) : depth === 1 && Array.isArray(value);

/** JSON; most members are plain numbers, which need no look at what they hold. */
const textOf = (value: unknown): string => (typeof value === 'number' ? String(value) : JSON.stringify(value));

export function outline(value: unknown, depth = DEPTH): Outline {
  if (!isTakenApart(value, depth)) return textOf(value);
  if (Array.isArray(value)) return value.map(each => outline(each ?? null, depth - 1));
  const members: Record<string, Outline> = {};
  for (const [key, each] of Object.entries(value)) if (each !== undefined) members[key] = outline(each, depth - 1);
  return members;
}

/** The value itself. */
export function wholeOf(known: Outline): Json {
  if (typeof known === 'string') return JSON.parse(known) as Json;
  if (Array.isArray(known)) return known.map(wholeOf);
  return Object.fromEntries(Object.entries(known).map(([key, each]) => [key, wholeOf(each)]));
}

interface Compared {
  readonly path: readonly Key[];
  readonly known: Outline;
  readonly now: Outline;
  readonly changes: readonly Change[];
}

/** What was found out about parts that several next values share, by part. */
export type Findings = Map<object, Compared>;

/**
 * What turns a remembered value into the next one, as a copy; the next one is what is remembered from now on. Several
 * updates that share parts of what is remembered, and of what comes next at the same place, may share their findings.
 */
export function update(
  known: Outline,
  next: unknown,
  findings: Findings = new Map(),
): { readonly known: Outline; readonly patch: Patch } {
  const changes: Change[] = [];
  return { known: new Comparison(changes, findings).compare(known, next, DEPTH), patch: changes };
}

class Comparison {
  readonly #changes: Change[];
  readonly #findings: Findings;
  /** Leads to where we are; written down only where something is different. */
  readonly #path: Key[] = [];

  constructor(changes: Change[], findings: Findings) {
    this.#changes = changes;
    this.#findings = findings;
  }

  compare(known: Outline, next: unknown, depth: number): Outline {
    if (!isObject(next)) return this.#compareInside(known, next, depth);
    const found = this.#findings.get(next);
    const isHere = found?.path.length === this.#path.length && found.path.every((key, i) => key === this.#path[i]);
    if (isHere && found.known === known) {
      for (const each of found.changes) this.#changes.push(each);
      return found.now;
    }
    const from = this.#changes.length;
    const now = this.#compareInside(known, next, depth);
    if (isHere) return found.now; // one outline for all who share the value, so that they share the next findings
    if (!found) this.#findings.set(next, { path: [...this.#path], known, now, changes: this.#changes.slice(from) });
    return now;
  }

  #compareInside(known: Outline, next: unknown, depth: number): Outline {
    if (!isTakenApart(next, depth)) {
      if (typeof known !== 'string') return this.#replace(next, depth);
      return this.#compareText(known, textOf(next));
    }
    if (typeof known === 'string' || Array.isArray(known) !== Array.isArray(next)) return this.#replace(next, depth);
    if (Array.isArray(known)) return this.#compareLists(known, next as unknown[], depth - 1);
    return this.#compareMembers(known, next as Record<string, unknown>, depth - 1);
  }

  #compareText(known: string, text: string): string {
    if (text === known) return known;
    for (const [inner, ...value] of diff(JSON.parse(known), JSON.parse(text)))
      this.#changes.push([[...this.#path, ...inner], ...value] as unknown as Change);
    return text;
  }

  #replace(next: unknown, depth: number): Outline {
    const fresh = outline(next, depth);
    this.#changes.push([[...this.#path], wholeOf(fresh)]);
    return fresh;
  }

  #compareLists(known: Outline[], next: unknown[], depth: number): Outline {
    if (next.length < known.length) this.#changes.push([[...this.#path, 'length'], next.length]);
    return next.map((each, i) => this.#compareAt(known[i], each ?? null, i, depth));
  }

  #compareMembers(known: { [key: string]: Outline }, next: Record<string, unknown>, depth: number): Outline {
    for (const key of Object.keys(known))
      if (!Object.hasOwn(next, key) || next[key] === undefined) this.#changes.push([[...this.#path, key]]);
    const members: Record<string, Outline> = {};
    for (const key of Object.keys(next)) {
      const value = next[key];
      if (value === undefined) continue;
      members[key] = this.#compareAt(Object.hasOwn(known, key) ? known[key] : undefined, value, key, depth);
    }
    return members;
  }

  #compareAt(known: Outline | undefined, next: unknown, key: Key, depth: number): Outline {
    this.#path.push(key);
    const now = known === undefined ? this.#replace(next, depth) : this.compare(known, next, depth);
    this.#path.pop();
    return now;
  }
}
