import { invariant } from '@orrery/kernel';

/** Takes one piece out of a zone, which must hold it. */
export function takeFrom<T>(zone: T[], piece: T): T {
  const place = zone.indexOf(piece);
  invariant(place >= 0, () => `${String(piece)} is not where it should be`);
  zone.splice(place, 1);
  return piece;
}

/** Moves one piece from a zone to the top of another. */
export function move<T>(piece: T, from: T[], to: T[]): void {
  to.push(takeFrom(from, piece));
}

/** Moves everything. */
export function moveAll<T>(from: T[], to: T[]): void {
  for (const piece of from) to.push(piece);
  from.length = 0;
}

/** Describes pieces that occur more or less often than they should. */
export function miscounted(found: readonly string[], expected: readonly string[]): string[] {
  const seen = new Map<string, number>();
  for (const piece of found) seen.set(piece, (seen.get(piece) ?? 0) + 1);
  const problems: string[] = [];
  for (const piece of expected) {
    const count = seen.get(piece) ?? 0;
    if (count !== 1) problems.push(`${piece} is there ${count} times`);
    seen.delete(piece);
  }
  for (const piece of seen.keys()) problems.push(`${piece} does not belong here`);
  return problems;
}
