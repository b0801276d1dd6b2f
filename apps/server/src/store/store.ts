import type { MessagePort } from 'node:worker_threads';
import type { KeptState } from '@orrery/host';
import type { Entry, Fairness, GameEvent, KernelState, Seed, Snapshot } from '@orrery/kernel';
import type { NoticeSettings, PushSubscription } from '@orrery/protocol';
import type { Room } from '../rooms/room.ts';
import type { NoticeStore } from './notice-store.ts';
import type { PeopleStore } from './people-store.ts';
import type { SafetyStore } from './safety-store.ts';
import type { SessionStore } from './session-store.ts';

/** What one decision wrote: its entries, with the dice and automatic answers that followed, and the events. */
export interface Batch {
  /** The number of the first entry. */
  readonly first: number;
  readonly entries: readonly Entry[];
  /** How many of the earlier events are still true; an undo takes some back. */
  readonly eventsKept: number;
  readonly events: readonly GameEvent[];
  /** The hash chain up to the last entry. */
  readonly chain: string;
  readonly at: number;
}

export interface ChatRecord {
  readonly number: number;
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
}

/** A table's row: the room, and where its game stands. */
export interface TableRecord {
  readonly room: Room;
  /** Grows by one with every commit; whoever writes says which one they saw. */
  readonly revision: number;
  /** How many entries the game has. */
  readonly length: number;
  readonly chain: string;
  readonly seed: Seed | null;
  /** Of what the seed was made. */
  readonly fairness: Fairness | null;
}

/** A change of a table, whole or not at all. */
export interface Commit {
  /** The revision it builds on. */
  readonly revision: number;
  readonly room: Room;
  /** Nothing of the room is other than at that revision, but for the clocks. */
  readonly onlyClocks?: boolean;
  /** When somebody should look at the table even if nobody says anything. */
  readonly wakeAt: number | null;
  /** When the game begins: its seed, and the first link of its chain. */
  readonly start?: { readonly seed: Seed; readonly chain: string; readonly fairness?: Fairness };
  readonly batch?: Batch;
  readonly chat?: ChatRecord;
  /** A snapshot of the game as it will be with this change, to keep from now on. */
  readonly snapshot?: Snapshot<KernelState>;
  /** States to keep for those who look back; one at the same place under the same rules is replaced. */
  readonly states?: readonly KeptState[];
  /** Who finds the table in their list from now on, if these are others than at that revision. */
  readonly sitters?: readonly string[];
  /** A further table that is made with it. */
  readonly creates?: Room;
  /** Who sent it under which id: the same again has no effect. */
  readonly command?: string;
  /** The same of an answer that closed its question. It is not looked for here: given again, it would answer nothing. */
  readonly answer?: string;
}

export type CommitResult = 'done' | 'conflict' | 'repeated';

/** What it takes to go on with a game: a snapshot, if one was stored, and the batches from shortly before it on. */
export interface StoredGame {
  readonly snapshot: Snapshot<KernelState> | undefined;
  readonly batches: readonly Batch[];
  /** Whether the snapshot is also the newest of the states that are kept. */
  readonly isKept: boolean;
}

export interface PersonRecord {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly notices: NoticeSettings;
  readonly webhookSecret: string | null;
  readonly pushes: readonly PushSubscription[];
}

/** Word to send that it is somebody's turn. */
export interface NoticeRecord {
  readonly id: string;
  readonly person: string;
  readonly table: string;
  readonly seat: number;
  /** The turn it is about: since when the table waits for the seat. */
  readonly since: number;
  readonly attempts: number;
}

export interface TableListing {
  readonly room: Room;
  readonly updated: number;
}

/** Everything the server keeps. What a promise has confirmed survives the death of the process. */
export interface Store {
  /**
   * How far served time is behind the system clock. Clocks of rooms, the times when tables are
   * due and turns that notices are about are stored by that time, and given out by the system's.
   */
  readonly lagMs: number;
  /** The time that tables were last known to be served at, and what notes it: the furthest that any process has noted. */
  servedAt(): Promise<number | undefined>;
  noteServed(at: number): Promise<number>;
  /** Whether other processes may write to it at the same time. */
  readonly isShared: boolean;
  createTable(room: Room): Promise<void>;
  readTable(id: string): Promise<TableRecord | undefined>;
  /** The game from its newest snapshot on, with so many entries before it. */
  readGame(id: string, before: number): Promise<StoredGame>;
  /** What was written from an entry on; a batch that it lies within counts. */
  readBatches(id: string, from: number): Promise<readonly Batch[]>;
  /** Some of the batches that begin after an entry, the first of them first. */
  readBatchPage(id: string, after: number, limit: number): Promise<readonly Batch[]>;
  /** Some of the batches that begin before an entry, the last of them first. */
  readBatchesBack(id: string, before: number, limit: number): Promise<readonly Batch[]>;
  /** The states kept of a game, in the order of its log. */
  readStates(id: string): Promise<readonly KeptState[]>;
  /** So many of them at most, after the first so many. */
  readStatePage(id: string, skip: number, limit: number): Promise<readonly KeptState[]>;
  /** The newest snapshot, if one was stored. */
  readSnapshot(id: string): Promise<Snapshot<KernelState> | undefined>;
  readChat(id: string, from: number): Promise<readonly ChatRecord[]>;
  commit(id: string, commit: Commit): Promise<CommitResult>;
  /** Whether a command was carried out; of answers that closed their questions, the newest are known. */
  knows(id: string, command: string): Promise<boolean>;
  /** Keeps a snapshot, unless the table has moved on from the revision it was taken at. */
  saveSnapshot(id: string, revision: number, snapshot: Snapshot<KernelState>, state?: KeptState): Promise<void>;
  tableIds(): Promise<readonly string[]>;
  /** A whole table from elsewhere, with its game. */
  importTable(
    record: TableRecord,
    batches: readonly Batch[],
    chat: readonly ChatRecord[],
    more?: Pick<Commit, 'snapshot' | 'states'>,
  ): Promise<void>;

  /** How many tables there are that somebody sits at or runs, also of games that are over. */
  countTables(person: string): Promise<number>;
  tablesOf(person: string, limit: number): Promise<readonly TableListing[]>;
  openTables(limit: number): Promise<readonly TableListing[]>;
  /** Takes over tables that somebody should look at: no other process gets them until `until`. */
  claimDue(now: number, until: number, limit: number): Promise<readonly string[]>;

  readonly sessions: SessionStore;
  readonly safety: SafetyStore;
  readonly people: PeopleStore;
  readonly notices: NoticeStore;

  /** A secret that all processes share; `make` gives it the first time anybody asks. */
  secret(name: string, make: () => string): Promise<string>;
  /** Calls back when a table was changed, perhaps by another process; without a name, when any may have been. */
  onChange(heard: (table?: string, revision?: number) => void): void;
  /** Lets another thread of this process use the same database, at the far end of a line; false if it should open its own. */
  adopt(line: MessagePort): boolean;
  /** Fails if it does not answer. */
  ping(): Promise<void>;
  /** Writes something of no importance, and fails if that cannot be done. */
  checkWrites(): Promise<void>;
  close(): Promise<void>;
}
