import type { GameEvent } from '@orrery/kernel';
import type { Store } from '../../store/store.ts';

const BATCHES = 100;

/** Some consecutive events of a game. */
export interface EventsPage {
  /** The number of the first of these events. */
  readonly from: number;
  readonly events: readonly GameEvent[];
}

/**
 * At most `most` events before a number, the newest of them. Reads the log backwards, no further than needed. Events that
 * were undone later are left out.
 */
export async function eventsBefore(store: Store, table: string, before: number, most: number): Promise<EventsPage> {
  const found: GameEvent[] = []; // newest first
  let cap = before;
  let first = Number.MAX_SAFE_INTEGER;
  while (found.length < most) {
    const batches = await store.readBatchesBack(table, first, BATCHES);
    for (const { eventsKept, events } of batches) {
      const stillTrue = events.slice(0, Math.max(0, cap - eventsKept));
      found.push(...stillTrue.reverse());
      cap = Math.min(cap, eventsKept);
    }
    if (batches.length < BATCHES) break;
    first = batches.at(-1)!.first;
  }
  const events = found.slice(0, most).reverse();
  return { from: cap + found.length - events.length, events };
}
