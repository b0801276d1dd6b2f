import type { Json } from '@orrery/kernel';

type Key = string | number;
type Members = { readonly [key: string]: Json };

/** The result of comparing one part at one path. It is valid for all viewers with the same earlier and next part. */
interface Finding {
  readonly path: readonly Key[];
  readonly known: Json | undefined;
  readonly text: string;
}

/** Cached comparison results of parts that several next values share, by part. */
export type Findings = Map<object, Finding>;

/**
 * The depths at which results are cached. Higher parts differ between viewers; for deeper parts, comparing is faster
 * than the lookup.
 */
const SHARED = { from: 2, to: 3 };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A bounded cache of names and short texts as JSON, since they occur often. */
const quoted = new Map<string, string>();
const QUOTED = 5_000;
const SHORT = 40;

function quote(text: string): string {
  const known = quoted.get(text);
  if (known !== undefined) return known;
  const json = JSON.stringify(text);
  if (text.length <= SHORT && quoted.size < QUOTED) quoted.set(text, json);
  return json;
}

/** A value as JSON. Most are names or numbers, for which `JSON.stringify` is slow. */
function written(value: Json | undefined): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`;
  return JSON.stringify(value) ?? 'null';
}

/**
 * The patch that turns one value into the next, as JSON. Identical objects are skipped, so values must not be mutated;
 * undefined counts as absent. Updates that share parts may share `findings`.
 */
export function update(known: Json, next: Json, findings: Findings = new Map()): string {
  const comparison = new Comparison(findings);
  if (known !== next) comparison.compare(known, next);
  return `[${comparison.text}]`;
}

/** The empty patch. */
export const NOTHING = '[]';

/** Whether the next value is another item (by id or kind), not a new state of the same one. */
const isAnother = (known: Json | undefined, next: Json): boolean =>
  !isObject(known) ||
  !isObject(next) ||
  Array.isArray(known) !== Array.isArray(next) ||
  (known as Members).id !== (next as Members).id;

class Comparison {
  readonly #findings: Findings;
  /** The current path; it is serialized only where something differs. */
  readonly #path: Key[] = [];
  /** The changes found so far as JSON, without the outer brackets. */
  text = '';

  constructor(findings: Findings) {
    this.#findings = findings;
  }

  /** Compares two values that are not identical; they may still be equal. */
  compare(known: Json | undefined, next: Json): void {
    const { length } = this.#path;
    if (length < SHARED.from || length > SHARED.to || !isObject(next)) this.#compareInside(known, next);
    else this.#say(this.#findingOn(known, next));
  }

  #findingOn(known: Json | undefined, next: Json & object): string {
    const found = this.#findings.get(next);
    if (found && found.known === known && this.#isAt(found.path)) return found.text;
    const before = this.text;
    this.text = '';
    this.#compareInside(known, next);
    const { text } = this;
    this.text = before;
    if (!found) this.#findings.set(next, { path: [...this.#path], known, text });
    return text;
  }

  #say(changes: string): void {
    if (changes !== '') this.text = this.text === '' ? changes : `${this.text},${changes}`;
  }

  /** Adds a change at the current path, or at one of its members. */
  #put(value: Json | undefined, member?: string): void {
    this.#say(`[${this.#place(member)},${written(value)}]`);
  }

  /** Adds the removal of a member. */
  #remove(member: string): void {
    this.#say(`[${this.#place(member)}]`);
  }

  #place(member: string | undefined): string {
    let place = '';
    for (const key of this.#path) place = place === '' ? written(key) : `${place},${written(key)}`;
    if (member !== undefined) place = place === '' ? quote(member) : `${place},${quote(member)}`;
    return `[${place}]`;
  }

  #isAt(path: readonly Key[]): boolean {
    return path.length === this.#path.length && path.every((key, i) => key === this.#path[i]);
  }

  #compareInside(known: Json | undefined, next: Json): void {
    if (!isAnother(known, next)) {
      if (Array.isArray(known)) this.#compareLists(known, next as readonly Json[]);
      else this.#compareMembers(known as Members, next as Members);
    } else this.#put(next);
  }

  #compareLists(known: readonly Json[], next: readonly Json[]): void {
    const { length } = next;
    if (length < known.length) this.#put(length, 'length');
    for (let i = 0; i < length; i++) if (next[i] !== known[i]) this.#compareAt(i, known[i], next[i]!);
  }

  #compareMembers(known: Members, next: Members): void {
    let same = 0;
    for (const key in known) {
      const was = known[key]!;
      const value = next[key];
      if (value === was) same++;
      else if (value === undefined || typeof value === 'function')
        this.#remove(key); // JSON data has no functions, so this is an inherited member
      else {
        same++;
        this.#compareAt(key, was, value);
      }
    }
    let all = 0;
    for (const _ in next) all++;
    if (all === same) return;
    for (const key in next)
      if (next[key] !== undefined && !Object.hasOwn(known, key)) this.#compareAt(key, undefined, next[key]);
  }

  #compareAt(key: Key, known: Json | undefined, next: Json): void {
    this.#path.push(key);
    this.compare(known, next);
    this.#path.pop();
  }
}
