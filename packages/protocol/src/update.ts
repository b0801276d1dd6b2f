import type { Json } from '@orrery/kernel';
import type { Change } from './patch.ts';

type Key = string | number;
type Members = { readonly [key: string]: Json };

/** What came of comparing one part of a value, at one place. Who shares the part shares this. */
interface Finding {
  readonly path: readonly Key[];
  readonly known: Json | undefined;
  readonly now: Json;
  readonly said: Said;
  text: string | undefined;
}

/** Changes, some of them within what was found out about a part. */
type Said = readonly (Change | Finding)[];

/** What was found out about parts that several next values share, by part. */
export type Findings = Map<object, Finding>;

/** How deep parts are looked up in findings: further down it would take longer than to compare them again. */
const SHARED_DEPTH = 3;
/** The same for what is taken over as it is. */
const TAKEN_OVER_DEPTH = 2;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isEmptyList = (value: unknown): value is readonly [] => Array.isArray(value) && value.length === 0;

/** A copy as JSON would make it: members without a value are absent. */
export function remember(value: unknown): Json {
  if (!isObject(value)) return (value ?? null) as Json;
  if (Array.isArray(value)) return value.map(remember);
  const copy = { ...value } as Record<string, unknown>; // spread first: see cloneJson
  for (const key in copy) {
    const each = copy[key];
    if (isObject(each)) copy[key] = remember(each);
    else if (each === undefined) delete copy[key];
  }
  return copy as Json;
}

export interface Updated {
  /** The next value as a copy, which shares with the one before it all that is the same. */
  readonly known: Json;
  /** The patch that leads there, as JSON. */
  readonly patch: string;
  readonly isSame: boolean;
}

/**
 * What turns a remembered value into the next one, and the next one to remember. Several updates that share parts of
 * what is remembered, and of what comes next at the same place, may share their findings. What is remembered may stand
 * in the next value as it is; then nothing in it is looked at.
 */
export function update(known: Json, next: unknown, findings: Findings = new Map()): Updated {
  const comparison = new Comparison(findings);
  const now = comparison.compare(known, next);
  return { known: now, patch: `[${textOf(comparison.said)}]`, isSame: comparison.said.length === 0 };
}

/** Changes as JSON, without the brackets around them. */
function textOf(said: Said): string {
  const texts: string[] = [];
  let own: Change[] = [];
  const write = () => {
    if (own.length > 0) texts.push(JSON.stringify(own).slice(1, -1));
    own = [];
  };
  for (const each of said) {
    if (isChange(each)) own.push(each);
    else {
      write();
      each.text ??= textOf(each.said);
      texts.push(each.text);
    }
  }
  write();
  return texts.join();
}

const isChange = (each: Change | Finding): each is Change => Array.isArray(each);

class Comparison {
  readonly #findings: Findings;
  /** Leads to where we are; written down only where something is different. */
  readonly #path: Key[] = [];
  said: (Change | Finding)[] = [];

  constructor(findings: Findings) {
    this.#findings = findings;
  }

  /** What to remember in place of `known`; the same if nothing is different. */
  compare(known: Json | undefined, next: unknown): Json {
    const isKnown = known !== undefined && known === next;
    if (isEmptyList(next) && isEmptyList(known)) return known;
    if (!isObject(next) || this.#path.length > (isKnown ? TAKEN_OVER_DEPTH : SHARED_DEPTH))
      return isKnown ? known : this.#compareInside(known, next);
    const found = this.#findings.get(next);
    const isHere = found !== undefined && this.#isAt(found.path);
    if (isHere && found.known === known) return this.#say(found);
    const { said } = this;
    this.said = [];
    const now = isKnown ? known : this.#compareInside(known, next);
    const finding = { path: [...this.#path], known, now: isHere ? found.now : now, said: this.said, text: undefined };
    this.said = said;
    if (!found) this.#findings.set(next, finding);
    return this.#say(finding); // one copy for all who share the value, so that they share the next findings
  }

  #isAt(path: readonly Key[]): boolean {
    return path.length === this.#path.length && path.every((key, i) => key === this.#path[i]);
  }

  #say(finding: Finding): Json {
    if (finding.said.length > 0) this.said.push(finding);
    return finding.now;
  }

  #compareInside(known: Json | undefined, next: unknown): Json {
    if (!isObject(known) || !isObject(next)) return this.#replace(next);
    if (Array.isArray(known) !== Array.isArray(next)) return this.#replace(next);
    if (Array.isArray(known)) return this.#compareLists(known, next as unknown[]);
    if ((known as Members).id !== (next as Record<string, unknown>).id) return this.#replace(next); // another thing
    return this.#compareMembers(known as Members, next as Record<string, unknown>);
  }

  #replace(next: unknown): Json {
    const now = remember(next);
    this.said.push([[...this.#path], now]);
    return now;
  }

  #compareLists(known: readonly Json[], next: readonly unknown[]): Json {
    const { length } = next;
    let copy = length === known.length ? undefined : known.slice(0, length);
    if (length < known.length) this.said.push([[...this.#path, 'length'], length]);
    for (let i = 0; i < length; i++) {
      const was = known[i];
      const value = next[i] ?? null;
      if (value === was) continue;
      const now = this.#compareAt(i, was, value);
      if (now === was) continue;
      copy ??= known.slice();
      copy[i] = now;
    }
    return copy ?? known;
  }

  #compareMembers(known: Members, next: Readonly<Record<string, unknown>>): Json {
    let copy: Record<string, Json> | undefined;
    let same = 0;
    for (const key in known) {
      const was = known[key]!;
      const value = next[key];
      if (value === undefined || typeof value === 'function') {
        // a function is not its own: data has none
        this.said.push([[...this.#path, key]]);
        copy ??= { ...known };
        delete copy[key];
        continue;
      }
      same++;
      if (value === was && !(isObject(value) && this.#path.length < TAKEN_OVER_DEPTH)) continue;
      const now = this.#compareAt(key, was, value);
      if (now === was) continue;
      copy ??= { ...known };
      copy[key] = now;
    }
    let all = 0;
    for (const _ in next) all++;
    if (all === same) return copy ?? known;
    for (const key in next) {
      const value = next[key];
      if (value === undefined || Object.hasOwn(known, key)) continue;
      copy ??= { ...known };
      copy[key] = this.#compareAt(key, undefined, value);
    }
    return copy ?? known;
  }

  #compareAt(key: Key, known: Json | undefined, next: unknown): Json {
    this.#path.push(key);
    const now = this.compare(known, next);
    this.#path.pop();
    return now;
  }
}
