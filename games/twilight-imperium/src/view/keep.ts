/**
 * Copies of what is in the state, part by part. What is as in the copy from before is that copy itself: then a look says
 * what has changed. Each kind of part has its own way, which is quicker than one that is good for all (`share`).
 */
type Plain = string | number | boolean | null;

/** A list of plain values. */
export function keepList<T extends Plain>(now: readonly T[], before: readonly T[] | undefined): readonly T[] {
  const { length } = now;
  if (before?.length !== length) return now.slice();
  for (let i = 0; i < length; i++) if (now[i] !== before[i]) return now.slice();
  return before;
}

/** An object whose members are always the same ones and, compared as they are, plain or copies themselves. */
export function keepSame<T extends object>(now: T, before: T | undefined): T {
  if (before === undefined) return now;
  for (const name in now) if (now[name] !== before[name]) return now;
  return before;
}

/** An object of plain values. */
export function keepFlat<T extends { readonly [K in keyof T]: Plain }>(now: T, before: T | undefined): T {
  const kept = keepSame(now, before);
  return kept === before ? kept : { ...now };
}

/** A list of such objects. */
export function keepFlats<T extends { readonly [K in keyof T]: Plain }>(
  now: readonly T[],
  before: readonly T[] | undefined,
): readonly T[] {
  const { length } = now;
  let copy = before?.length === length ? undefined : (before?.slice(0, length) ?? []);
  for (let i = 0; i < length; i++) {
    const was = before?.[i];
    const is = keepFlat(now[i]!, was);
    if (is === was) continue;
    copy ??= before!.slice();
    copy[i] = is;
  }
  return copy ?? before!;
}
