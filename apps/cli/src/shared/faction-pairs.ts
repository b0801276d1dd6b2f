import { canPlayTogether, type FactionId, factionsIn, offeredSets } from '@orrery/twilight-imperium/view';

/** The factions of Twilight Imperium that can be played. */
export const playableFactions = (): FactionId[] =>
  factionsIn(offeredSets)
    .filter(({ isComplete }) => isComplete)
    .map(({ id }) => id);

const keyOf = (one: FactionId, other: FactionId): string => [one, other].toSorted().join();

/**
 * For every pair of factions a table of three with both of them. Tables where all three pairs are new come first, then
 * those whose pair was not in any of them: with 25 factions, the first 120 of the 300 tables have every pair. In the others
 * the third one is whoever was it least often.
 */
export function tablesOfPairs(factions: readonly FactionId[]): FactionId[][] {
  const pairs = factions.flatMap((one, index) => factions.slice(index + 1).map(other => [one, other] as const));
  const met = new Set<string>();
  const timesThird = new Map(factions.map(id => [id, 0]));
  const isNew = (one: FactionId, other: FactionId): boolean => !met.has(keyOf(one, other));
  const [fresh, further]: [FactionId[][], FactionId[][]] = [[], []];

  for (const [one, other] of pairs) {
    const thirds = factions
      .filter(id => id !== one && id !== other && canPlayTogether([one, other, id], offeredSets))
      .toSorted((a, b) => timesThird.get(a)! - timesThird.get(b)!);
    const unmet = isNew(one, other) ? thirds.find(id => isNew(one, id) && isNew(other, id)) : undefined;
    const third = unmet ?? thirds[0];
    if (third === undefined) continue;
    timesThird.set(third, timesThird.get(third)! + 1);
    if (unmet) for (const key of [keyOf(one, other), keyOf(one, unmet), keyOf(other, unmet)]) met.add(key);
    (unmet ? fresh : further).push([one, other, third]);
  }
  const isLate = ([one, other]: readonly FactionId[]): boolean => met.has(keyOf(one!, other!));
  return [...fresh, ...further.filter(table => !isLate(table)), ...further.filter(isLate)];
}
