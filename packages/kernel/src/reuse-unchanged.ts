type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Copies a value as JSON would: members that are undefined are left out. Every part that equals the same part of an
 * earlier copy, up to the whole value, is that earlier object. So comparing by identity finds what has changed.
 */
export function reuseUnchanged<T>(before: unknown, now: T): T {
  return reuse(before, now) as T;
}

function reuse(before: unknown, now: unknown): unknown {
  if (!isObject(now)) return now ?? null;
  if (before === now) return now;
  if (Array.isArray(now)) return reuseInList(Array.isArray(before) ? before : [], now, Array.isArray(before));
  const isObjectToo = isObject(before) && !Array.isArray(before);
  return isObjectToo ? reuseMembers(before as Members, now as Members) : copyOf(now as Members);
}

function reuseInList(before: readonly unknown[], now: readonly unknown[], isList: boolean): readonly unknown[] {
  const { length } = now;
  let copy = isList && length === before.length ? undefined : before.slice(0, length);
  for (let i = 0; i < length; i++) {
    const was = before[i];
    const item = now[i];
    if (item === was && item !== undefined) continue;
    const is = reuse(was, item);
    if (is === was && i < before.length) continue;
    copy ??= before.slice();
    copy[i] = is;
  }
  return copy ?? before;
}

function copyOf(now: Members): Members {
  const copy: Record<string, unknown> = { ...now }; // spread first: see cloneJson
  for (const key in copy) {
    const each = copy[key];
    if (isObject(each)) copy[key] = reuse(undefined, each);
    else if (each === undefined) delete copy[key];
  }
  return copy;
}

function reuseMembers(before: Members, now: Members): Members {
  let copy: Record<string, unknown> | undefined;
  let known = 0;
  for (const key in before) {
    const was = before[key];
    const value = now[key];
    if (value === undefined || typeof value === 'function') {
      // JSON data has no functions, so this is an inherited member
      copy ??= { ...before };
      delete copy[key];
      continue;
    }
    known++;
    if (value === was) continue;
    const is = reuse(was, value);
    if (is === was) continue;
    copy ??= { ...before };
    copy[key] = is;
  }
  let all = 0;
  for (const _ in now) all++;
  if (all === known) return copy ?? before;
  for (const key in now) {
    const value = now[key];
    if (value === undefined || Object.hasOwn(before, key)) continue;
    copy ??= { ...before };
    copy[key] = reuse(undefined, value);
  }
  return copy ?? before;
}
