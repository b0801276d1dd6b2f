import type { GameEvent } from '@orrery/kernel';
import type { Store } from '../store/store.ts';

const BATCHES = 100;

export interface Past {
  /** The number of the first of these events. */
  readonly from: number;
  readonly events: readonly GameEvent[];
}

/**
 * The events before a number, or the newest: at most `most` of them. Read from the end of the log backwards, and no
 * further than it takes; what a later undo took back is left out.
 */
export async function eventsBefore(store: Store, table: string, before: number, most: number): Promise<Past> {
  const found: GameEvent[] = []; // the last one first
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
