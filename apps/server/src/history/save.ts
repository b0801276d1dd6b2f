import { findGame } from '@orrery/catalogue';
import type { KeptState } from '@orrery/host';
import { beginning, commitment, hashOf, type RulesEntry, rulesEntries, SAVE_FORMAT } from '@orrery/kernel';
import { refused } from '../common/refusal.ts';
import { initialRules } from '../rooms/room.ts';
import type { Batch, Store, TableRecord } from '../store/store.ts';
import { earlierIn } from '../tables/stored/stored-game.ts';
import { chunked, Refusal } from './chunks.ts';
import { batchesOf, statesOf } from './pages.ts';

type Pages = Pick<Store, 'readSnapshot' | 'readBatchPage' | 'readStatePage'>;

/** How many events of each batch were not undone later. */
class EventsLeft {
  readonly #batches: { readonly first: number; left: number }[] = [];

  add({ eventsKept, events }: Batch): void {
    // An undo removes events at the end; earlier batches are unchanged.
    for (let i = this.#batches.length - 1; i >= 0 && this.#batches[i]!.first >= eventsKept; i--)
      this.#batches[i]!.left = 0;
    const cut = this.#batches.findLast(({ left }) => left > 0);
    if (cut) cut.left = Math.min(cut.left, eventsKept - cut.first);
    this.#batches.push({ first: eventsKept, left: events.length });
  }

  of(batch: number): number {
    return this.#batches[batch]?.left ?? 0;
  }
}

/**
 * A whole game as a file (`Save`), written piece by piece: the store is read in pages, once for the entries and once
 * for the events, so that only one page is in memory. It needs no replay.
 */
export function saveChunks(store: Pages, record: TableRecord): AsyncGenerator<string, void> {
  return chunked(partsOf(store, record));
}

async function* partsOf(
  store: Pages,
  { room, seed, fairness, chain, length }: TableRecord,
): AsyncGenerator<string, void> {
  if (seed === null) throw new Refusal(refused('table/not-started', 'The game has not begun.'));
  const game = findGame(room.game)?.game;
  const isCurrent = game?.rulesVersion === room.rulesVersion;
  const stored = await store.readSnapshot(room.id);
  const snapshot = stored ?? (isCurrent ? beginning(game, room.seats.length, room.options) : undefined);
  if (!snapshot) throw new Refusal(refused('save/snapshot', 'No state of this game was ever stored.'));
  const head = {
    ...{ format: SAVE_FORMAT, game: room.game, ...initialRules(room), seats: room.seats.length },
    ...{ commitment: commitment(seed), seed, chain, snapshot, snapshotHash: hashOf(snapshot) },
    ...(fairness && { fairness }),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"entries":[`;

  const left = new EventsLeft();
  const changes: RulesEntry[] = [];
  let comma = '';
  for await (const batch of batchesOf(store, room.id)) {
    if (batch.first >= length) break;
    left.add(batch);
    changes.push(...rulesEntries(batch.entries));
    if (batch.entries.length === 0) continue;
    yield comma + JSON.stringify(batch.entries).slice(1, -1);
    comma = ',';
  }

  yield '],"events":[';
  comma = '';
  let number = 0;
  for await (const batch of batchesOf(store, room.id)) {
    if (batch.first >= length) break;
    const events = batch.events.slice(0, left.of(number++));
    if (events.length === 0) continue;
    yield comma + JSON.stringify(events).slice(1, -1);
    comma = ',';
  }

  yield '],"states":[';
  comma = '';
  const states: KeptState[] = [];
  for await (const state of statesOf(store, room.id)) {
    if (changes.length > 0) states.push(state); // only needed after a change of rules
    yield comma + JSON.stringify(state);
    comma = ',';
  }
  yield `],"earlier":${JSON.stringify(earlierIn(changes, states))}}`;
}
