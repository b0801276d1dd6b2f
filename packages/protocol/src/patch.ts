import type { Json } from '@orrery/kernel';

type Key = string | number;

/**
 * How one JSON value becomes another: a list of changes, each a path and what is to stand there; a path alone takes
 * the member away, and a path that ends in `length` shortens a list. An empty path replaces the whole.
 */
export type Patch = readonly Change[];
export type Change = readonly [path: readonly Key[], value: Json] | readonly [path: readonly Key[]];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What turns `before` into `after`. Both are plain JSON; what they share in memory is not looked at twice. */
export function diff(before: unknown, after: unknown): Patch {
  const changes: Change[] = [];
  compare(before, after, [], changes);
  return changes;
}

/** `path` leads to where we are; it is written down only where something is different. */
function compare(before: unknown, after: unknown, path: Key[], changes: Change[]): void {
  if (before === after) return;
  if (!isObject(before) || !isObject(after)) changes.push([[...path], after as Json]);
  else if (Array.isArray(before)) {
    if (Array.isArray(after)) compareLists(before, after, path, changes);
    else changes.push([[...path], after as Json]);
  } else if (Array.isArray(after)) changes.push([[...path], after as Json]);
  else compareMembers(before as Record<string, unknown>, after as Record<string, unknown>, path, changes);
}

function compareWithin(key: Key, before: unknown, after: unknown, path: Key[], changes: Change[]): void {
  path.push(key);
  compare(before, after, path, changes);
  path.pop();
}

function compareLists(before: unknown[], after: unknown[], path: Key[], changes: Change[]): void {
  if (after.length < before.length) changes.push([[...path, 'length'], after.length]);
  for (let i = 0; i < after.length; i++) {
    if (i >= before.length) changes.push([[...path, i], after[i] as Json]);
    else if (before[i] !== after[i]) compareWithin(i, before[i], after[i], path, changes);
  }
}

function compareMembers(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  path: Key[],
  changes: Change[],
): void {
  for (const key in before) {
    if (before[key] !== undefined && !(Object.hasOwn(after, key) && after[key] !== undefined))
      changes.push([[...path, key]]);
  }
  for (const key in after) {
    const value = after[key];
    const was = before[key];
    if (value === undefined || value === was) continue;
    if (was !== undefined && Object.hasOwn(before, key)) compareWithin(key, was, value, path, changes);
    else changes.push([[...path, key], value as Json]);
  }
}

/** The value with the changes made. Nothing of what came in is changed; what the patch does not touch is shared. */
export function apply(value: Json, patch: Patch): Json {
  const fresh = new Set<object>();
  let whole = value;
  for (const change of patch) {
    const [path] = change;
    const last = path.at(-1);
    if (last === undefined) {
      whole = change[1] as Json;
      continue;
    }
    whole = own(whole, fresh);
    let place = whole as Record<Key, Json>;
    for (const key of path.slice(0, -1)) {
      if (!Object.hasOwn(place, key)) throw new Error(`the patch changes ${path.join('.')}, which is not there`);
      place[key] = own(place[key]!, fresh);
      place = place[key] as Record<Key, Json>;
    }
    if (last === '__proto__') throw new Error('no member is called __proto__');
    if (change.length === 2) place[last] = change[1];
    else delete place[last];
  }
  return whole;
}

/** A copy that may be written to, made once. */
function own(value: Json, fresh: Set<object>): Json {
  if (!isObject(value)) throw new Error('the patch changes the inside of something that has none');
  if (fresh.has(value)) return value as Json;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Json & object;
  fresh.add(copy);
  return copy;
}
