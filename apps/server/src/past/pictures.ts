import { findGame } from '@orrery/catalogue';
import { momentsOf, type Stretch } from '@orrery/host';
import type { Json, Seat, Seed } from '@orrery/kernel';
import type { Moment } from '@orrery/protocol';
import { granted, type Result, refused } from '../refusal.ts';
import type { Batch, Store, TableRecord } from '../store/store.ts';
import { PastThread } from './thread.ts';

/** Which part of which game to tell, and to whom. */
export interface Question {
  readonly game: string;
  readonly seats: number;
  readonly options: Json;
  readonly seed: Seed;
  readonly stretches: readonly Stretch[];
  readonly seat: Seat | null;
  readonly from: number;
}

/** How many may wait for the thread that plays games again; the next ones are told to come back. */
const QUEUE = 40;

const stretchOf = ({ entries, eventsKept, events }: Batch): Stretch => ({
  entries,
  events: eventsKept + events.length,
});

/** The moments of a stored game that a seat, or a spectator, was shown. The store knows them; nothing is played again. */
export async function storedMoments(store: Store, table: string, seat: Seat | null): Promise<Moment[]> {
  return momentsOf((await store.readBatches(table, 0)).map(stretchOf), seat);
}

/** Shows games as they were. To play one again takes a while, so a thread of its own does it. */
export class PastPictures {
  readonly #thread = new PastThread();
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** The game from a moment on as a seat, or a spectator, saw it: a `PastPicture`, written down already. */
  async from({ room, seed }: TableRecord, seat: Seat | null, from: number): Promise<Result<string>> {
    if (seed === null) return refused('table/not-started', 'The game has not begun.');
    if (findGame(room.game)?.game.rulesVersion !== room.rulesVersion)
      return refused('save/rules-version', 'This game follows other rules than those here; it can only be exported.');
    if (this.#thread.busy >= QUEUE) return refused('request/too-many', 'Too many look back just now; try again.');
    const stretches = (await this.#store.readBatches(room.id, 0)).map(stretchOf);
    const { game, options, seats } = room;
    return granted(await this.#thread.ask({ game, seats: seats.length, options, seed, stretches, seat, from }));
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
