import { keepState, type LiveGame } from '@orrery/host';
import type { Entry, KernelState, Snapshot } from '@orrery/kernel';
import { working } from '../common/watchdog.ts';
import { type Room, shifted } from '../rooms/room.ts';
import type { Batch, ChatRecord, Commit, PrivateRecord, Store, TableRecord } from '../store/store.ts';
import type { Draft } from './drafts/draft.ts';
import { rulesAge } from './stored/rules-migration.ts';
import { type LoadedGame, loadGame, REACH } from './stored/stored-game.ts';

/** The result of a reload. */
export interface Reloaded {
  /** The room before, with its clocks shifted to the current time. */
  readonly previous: Room;
  /** If the game continued: how many earlier events are still valid. */
  readonly eventsKept: number | undefined;
  /** Chat lines that are new. */
  readonly chat: readonly ChatRecord[];
  /** Private messages that are new. */
  readonly privates: readonly PrivateRecord[];
}

/** A table's row and game in memory, kept in sync with the store, which is authoritative. */
export class SyncedTable {
  readonly #store: Store;
  #record: TableRecord;
  #game: LiveGame | undefined;
  /** The store's lag when the record was read: a change of the lag shifts the clocks. */
  #lagMs: number;
  #isStale: boolean;
  /** The snapshot in the store, and whether it is also the newest of the states kept for history. */
  #stored: Snapshot<KernelState> | undefined;
  #isKept: boolean;
  #hasNewerRules = false;

  constructor(store: Store, record: TableRecord, loaded: LoadedGame | undefined, lagMs: number) {
    this.#store = store;
    this.#record = record;
    this.#lagMs = lagMs;
    this.#game = loaded?.game;
    this.#stored = loaded?.game.snapshots[0];
    this.#isKept = loaded?.isKept ?? false;
    this.#isStale = isAhead(loaded?.game, record);
  }

  get record(): TableRecord {
    return this.#record;
  }

  get room(): Room {
    return this.#record.room;
  }

  get game(): LiveGame | undefined {
    return this.#game;
  }

  /** Another process has migrated the game to newer rules than this one has. */
  get hasNewerRules(): boolean {
    return this.#hasNewerRules;
  }

  /** The game in memory may be ahead of the record, or both may differ from the store. */
  get isStale(): boolean {
    return this.#isStale;
  }

  /** Whether to reload before use: it is stale, or the lag has changed. */
  get isOutOfStep(): boolean {
    return this.#isStale || this.#lagMs !== this.#store.lagMs;
  }

  /** The game was changed and is not stored yet, or storing it failed. */
  markStale(): void {
    this.#isStale = true;
  }

  /** The commit succeeded; applies it. */
  apply({ room, game, commit }: Draft): void {
    const { batch, start } = commit;
    const { revision, length, chain, seed, fairness } = this.#record;
    this.#record = {
      room,
      revision: revision + 1,
      length: batch ? batch.first + batch.entries.length : length,
      chain: batch?.chain ?? start?.chain ?? chain,
      seed: start?.seed ?? seed,
      fairness: start?.fairness ?? fairness,
    };
    this.#game = game;
    this.#isStale = false;
  }

  /** Reloads the table from the store if it has changed. */
  async reload(): Promise<Reloaded | 'unchanged' | 'newer rules'> {
    const { lagMs } = this.#store;
    const record = await this.#store.readTable(this.room.id);
    const isSame = record?.revision === this.#record.revision && lagMs === this.#lagMs;
    if (!record || (isSame && !this.#isStale)) return 'unchanged';
    if (rulesAge(record) === 'newer') {
      this.#giveUp(record);
      return 'newer rules';
    }
    const { length } = this.#record;
    const previous = shifted(this.room, lagMs - this.#lagMs);
    const isLonger = record.length > length;
    const batches = isLonger ? await this.#batches(length) : [];
    const chat = previous.chats < record.room.chats ? await this.readChat(previous.chats + 1) : [];
    const { privates: written = 0 } = record.room;
    const privates = (previous.privates ?? 0) < written ? await this.readPrivate((previous.privates ?? 0) + 1) : [];
    if (record.room.stuck) {
      this.#game = undefined;
      this.#isStale = false;
    } else await this.#catchUp(record, batches);
    this.#record = record;
    this.#lagMs = lagMs;
    return {
      previous,
      eventsKept: isLonger ? Math.min(...batches.map(each => each.eventsKept)) : undefined,
      chat: chat.filter(({ number }) => number <= record.room.chats),
      privates: privates.filter(({ number }) => number <= written),
    };
  }

  /** From now on this process writes nothing to the table. */
  #giveUp(record: TableRecord): void {
    this.#record = record;
    this.#game = undefined;
    this.#hasNewerRules = true;
    this.#isStale = false;
  }

  readPrivate(from: number, of?: { person: string; most: number }): Promise<readonly PrivateRecord[]> {
    return this.#store.readPrivate(this.room.id, from, of);
  }

  readChat(from: number): Promise<readonly ChatRecord[]> {
    return this.#store.readChat(this.room.id, from);
  }

  /** The batches from an entry on, without one that contains it. */
  async #batches(from: number): Promise<readonly Batch[]> {
    return (await this.#store.readBatches(this.room.id, from)).filter(each => each.first >= from);
  }

  /** Updates the game to the record: by applying the new entries, or else by loading it. Later entries wait for the next reload. */
  async #catchUp(record: TableRecord, batches: readonly Batch[]): Promise<void> {
    const game = this.#game;
    const entries = batches.filter(each => each.first < record.length).flatMap(each => each.entries);
    const isComplete = game && game.length + entries.length === record.length;
    const isWithinReach = (entry: Entry) => entry.t !== 'rules' && (entry.t !== 'undo' || game!.reaches(entry.to));
    if (!this.#isStale && isComplete && entries.every(isWithinReach)) {
      this.#isStale = true; // if applying entries throws, the game is in an undefined position
      if (entries.length > 0) working(this.room.id, 'follow', () => game.follow(entries));
      this.#isStale = false;
      return;
    }
    const loaded = await loadGame(this.#store, record);
    if (!loaded.ok) throw new Error(loaded.message);
    this.#game = loaded.value?.game;
    this.#stored = this.#game?.snapshots[0];
    this.#isKept = loaded.value?.isKept ?? false;
    this.#isStale = isAhead(this.#game, record);
  }

  /** The newest snapshot of a game with the state to keep for history, unless the store has it. */
  snapshotDue(snapshot: Snapshot<KernelState> | undefined): Required<Pick<Commit, 'snapshot' | 'states'>> | undefined {
    const stored = this.#stored;
    if (!snapshot || snapshot.at === stored?.at) return undefined;
    const before = this.#isKept && stored && stored.at < snapshot.at ? stored : undefined; // otherwise an undo happened in between
    return { snapshot, states: [keepState(snapshot, this.room.rulesVersion, before)] };
  }

  /** The store has this snapshot now, so memory needs less of the log. */
  snapshotIsStored(snapshot: Snapshot<KernelState>): void {
    this.#stored = snapshot;
    this.#isKept = true;
    this.#game?.forget(REACH);
  }

  /** Stores the last safe point, so that the next load is fast and the game can go on under other rules. */
  async saveSnapshot(): Promise<void> {
    const game = this.#game;
    if (!game || this.#isStale) return;
    const due = this.snapshotDue(working(this.room.id, 'snapshot', () => game.rebase()));
    if (!due) return;
    await this.#store.saveSnapshot(this.room.id, this.#record.revision, due.snapshot, due.states[0]);
    this.snapshotIsStored(due.snapshot);
  }
}

/** Whether something was written between reading a table's record and reading its game. */
const isAhead = (game: LiveGame | undefined, { length }: TableRecord): boolean =>
  game !== undefined && game.length !== length;
