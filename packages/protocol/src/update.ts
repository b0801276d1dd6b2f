import type { Json } from '@orrery/kernel';

type Key = string | number;
type Members = { readonly [key: string]: Json };

/** What came of comparing one part, at one place. Who shares the part, and knew the same of it, shares this. */
interface Finding {
  readonly path: readonly Key[];
  readonly known: Json | undefined;
  readonly text: string;
}

/** What was found out about parts that several next values share, by part. */
export type Findings = Map<object, Finding>;

/**
 * How deep parts are looked up in findings. Further up everybody has their own; further down it would take longer than to
 * compare them again.
 */
const SHARED = { from: 2, to: 3 };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Names and short texts as JSON, which come again and again; so many of them at most. */
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

/** A value as JSON. Most are names or numbers, for which to ask JSON takes longer than all the rest. */
function written(value: Json | undefined): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`;
  return JSON.stringify(value) ?? 'null';
}

/**
 * The patch that turns one value into the next, as JSON. What is the same object in both is not looked at, so nothing in
 * them may have changed; what has no value counts as absent. Several updates that share parts may share their findings.
 */
export function update(known: Json, next: Json, findings: Findings = new Map()): string {
  const comparison = new Comparison(findings);
  if (known !== next) comparison.compare(known, next);
  return `[${comparison.text}]`;
}

/** The patch between two that are the same. */
export const NOTHING = '[]';

/** Whether something else stands there now, not the same thing in another condition. */
const isAnother = (known: Json | undefined, next: Json): boolean =>
  !isObject(known) ||
  !isObject(next) ||
  Array.isArray(known) !== Array.isArray(next) ||
  (known as Members).id !== (next as Members).id;

class Comparison {
  readonly #findings: Findings;
  /** Leads to where we are; written down only where something is different. */
  readonly #path: Key[] = [];
  /** The changes found so far as JSON, without the brackets around them. */
  text = '';

  constructor(findings: Findings) {
    this.#findings = findings;
  }

  /** Two that are not the same object; they may still be alike. */
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

  /** Says that something stands where we are, or at a member there. */
  #put(value: Json | undefined, member?: string): void {
    this.#say(`[${this.#place(member)},${written(value)}]`);
  }

  /** Says that nothing stands at a member any more. */
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
        this.#remove(key); // a function is not its own: data has none
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
