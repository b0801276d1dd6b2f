import type { Json } from '@orrery/kernel';

type Key = string | number;

/**
 * Turns one JSON value into another: a list of changes, each with a path and the new value. A path without a value
 * removes the member; a path that ends in `length` shortens a list; an empty path replaces the whole value.
 */
export type Patch = readonly Change[];
export type Change = readonly [path: readonly Key[], value: Json] | readonly [path: readonly Key[]];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Applies a patch without changing its arguments; the result shares what the patch does not touch. */
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
