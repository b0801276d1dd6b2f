import { type Entry, link } from '@orrery/kernel';
import { digest } from '../common/ids.ts';
import type { Batch } from '../store/store.ts';
import type { Played } from './situations.ts';

/** Nobody plays such a log again, so no window needs to have that name. */
const order = { seat: 0, window: 'some-window', unless: null, until: 'some-end' };

/** The batches of a long log: a game, then orders and cancels, now and then with events in place of others. */
export function longLog(played: Played, more: number): Batch[] {
  const batches = [played.batch];
  const count = played.batch.events.length;
  for (let i = 0; i < more; i++) {
    const { first, entries: before, chain } = batches.at(-1)!;
    const entry: Entry = i % 2 === 0 ? { t: 'order', order } : { t: 'order-off', seat: 0, window: order.window };
    const eventsKept = i % 7 === 0 ? count - 3 : count;
    batches.push({
      ...{ first: first + before.length, entries: [entry], eventsKept, events: played.batch.events.slice(eventsKept) },
      ...{ chain: link(chain, entry, digest), at: i },
    });
  }
  return batches;
}
