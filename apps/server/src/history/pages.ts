import type { KeptState } from '@orrery/host';
import type { Batch, Store } from '../store/store.ts';

/** The page sizes: large enough to be fast, small enough not to block other queries. */
const BATCHES = 200;
const STATES = 20;

/** All batches of a game, in the order of its log, read in pages. */
export async function* batchesOf(store: Pick<Store, 'readBatchPage'>, table: string): AsyncGenerator<Batch, void> {
  for (let after = -1; ; ) {
    const page = await store.readBatchPage(table, after, BATCHES);
    yield* page;
    if (page.length < BATCHES) return;
    after = page.at(-1)!.first;
  }
}

/** All stored states of a game, in the order of its log, read in pages. */
export async function* statesOf(store: Pick<Store, 'readStatePage'>, table: string): AsyncGenerator<KeptState, void> {
  for (let skip = 0; ; skip += STATES) {
    const page = await store.readStatePage(table, skip, STATES);
    yield* page;
    if (page.length < STATES) return;
  }
}
