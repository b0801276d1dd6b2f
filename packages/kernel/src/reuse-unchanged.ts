type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * A value as a copy that stays as it is, as JSON would make it: members without a value are absent. All in it that is as
 * in an earlier copy, up to the whole, is that earlier part itself, so that a look says what has changed.
 */
export function share<T>(before: unknown, now: T): T {
  return shared(before, now) as T;
}

function shared(before: unknown, now: unknown): unknown {
  if (!isObject(now)) return now ?? null;
  if (before === now) return now;
  if (Array.isArray(now)) return sharedList(Array.isArray(before) ? before : [], now, Array.isArray(before));
  const isLike = isObject(before) && !Array.isArray(before);
  return isLike ? sharedMembers(before as Members, now as Members) : copied(now as Members);
}

function sharedList(before: readonly unknown[], now: readonly unknown[], isKnown: boolean): readonly unknown[] {
  const { length } = now;
  let copy = isKnown && length === before.length ? undefined : before.slice(0, length);
  for (let i = 0; i < length; i++) {
    const was = before[i];
    const item = now[i];
    if (item === was && item !== undefined) continue;
    const is = shared(was, item);
    if (is === was && i < before.length) continue;
    copy ??= before.slice();
    copy[i] = is;
  }
  return copy ?? before;
}

function copied(now: Members): Members {
  const copy: Record<string, unknown> = { ...now }; // spread first: see cloneJson
  for (const key in copy) {
    const each = copy[key];
    if (isObject(each)) copy[key] = shared(undefined, each);
    else if (each === undefined) delete copy[key];
  }
  return copy;
}

function sharedMembers(before: Members, now: Members): Members {
  let copy: Record<string, unknown> | undefined;
  let known = 0;
  for (const key in before) {
    const was = before[key];
    const value = now[key];
    if (value === undefined || typeof value === 'function') {
      // a function is not its own: data has none
      copy ??= { ...before };
      delete copy[key];
      continue;
    }
    known++;
    if (value === was) continue;
    const is = shared(was, value);
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
    copy[key] = shared(undefined, value);
  }
  return copy ?? before;
}
