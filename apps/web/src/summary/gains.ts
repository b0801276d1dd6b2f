import type { Seat } from '@orrery/kernel';
import type { Gain } from '@orrery/tabletop';

/** What a player got in one part of the game for the same thing, added up. */
export type Gained = Pick<Gain, 'what' | 'count' | 'event'>;

/** What a player got in each part; equal things are added up. */
export function gainsByPart(gains: readonly Gain[], seat: Seat, parts: number): Gained[][] {
  return Array.from({ length: parts }, (_, part) => {
    const found = new Map<string, Gained>();
    for (const { what, count, event, ...gain } of gains) {
      if (gain.seat !== seat || gain.part !== part) continue;
      const known = found.get(what);
      found.set(what, { what, count: (known?.count ?? 0) + count, event: known?.event ?? event });
    }
    return [...found.values()];
  });
}
