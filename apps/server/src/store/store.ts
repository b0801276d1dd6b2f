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
  /** How many of the earlier events remain; an undo removes some. */
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
  /** Increases by one with every commit; a writer names the revision it has read. */
  readonly revision: number;
  /** How many entries the game has. */
  readonly length: number;
  readonly chain: string;
  readonly seed: Seed | null;
  /** The contributions to the seed. */
  readonly fairness: Fairness | null;
}

/** An atomic change of a table. */
export interface Commit {
  /** The revision it builds on. */
  readonly revision: number;
  readonly room: Room;
  /** Only the clocks of the room differ from that revision. */
  readonly onlyClocks?: boolean;
  /** When a process should check the table even if no command arrives. */
  readonly wakeAt: number | null;
  /** When the game begins: its seed, and the first link of its chain. */
  readonly start?: { readonly seed: Seed; readonly chain: string; readonly fairness?: Fairness };
  readonly batch?: Batch;
  readonly chat?: ChatRecord;
  /** A snapshot of the game as it will be with this change, to keep from now on. */
  readonly snapshot?: Snapshot<KernelState>;
  /** States to keep for those who look back; one at the same place under the same rules is replaced. */
  readonly states?: readonly KeptState[];
  /** The people who have the table in their list, if that has changed since that revision. */
  readonly sitters?: readonly string[];
  /** A table that is created with it. */
  readonly creates?: Room;
  /** Who sent it under which id: the same again has no effect. */
  readonly command?: string;
  /** The same for an answer that closed its question. It needs no check here: repeated, it would be stale. */
  readonly answer?: string;
}

export type CommitResult = 'done' | 'conflict' | 'repeated';

/** What is needed to continue a game: a snapshot, if one is stored, and the batches from shortly before it. */
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

/** A notice that it is somebody's turn. */
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

/** Everything the server stores. Whatever a promise has confirmed survives a crash of the process. */
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
  /** The batches from an entry on, including the one that contains it. */
  readBatches(id: string, from: number): Promise<readonly Batch[]>;
  /** Some of the batches that begin after an entry, the first of them first. */
  readBatchPage(id: string, after: number, limit: number): Promise<readonly Batch[]>;
  /** Some of the batches that begin before an entry, the last of them first. */
  readBatchesBack(id: string, before: number, limit: number): Promise<readonly Batch[]>;
  /** The states kept of a game, in the order of its log. */
  readStates(id: string): Promise<readonly KeptState[]>;
  /** A page of them: how many, and how many to skip. */
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

  /** How many tables a person has a seat at or hosts, including finished games. */
  countTables(person: string): Promise<number>;
  tablesOf(person: string, limit: number): Promise<readonly TableListing[]>;
  openTables(limit: number): Promise<readonly TableListing[]>;
  /** Claims tables that are due: no other process gets them until `until`. */
  claimDue(now: number, until: number, limit: number): Promise<readonly string[]>;

  readonly sessions: SessionStore;
  readonly safety: SafetyStore;
  readonly people: PeopleStore;
  readonly notices: NoticeStore;

  /** A secret that all processes share; `make` creates it on first use. */
  secret(name: string, make: () => string): Promise<string>;
  /** Calls back when a table was changed, perhaps by another process; without an id, when any may have been. */
  onChange(heard: (table?: string, revision?: number) => void): void;
  /** Gives another thread of this process access by a message port; false if it should open its own connection. */
  adopt(line: MessagePort): boolean;
  /** Fails if it does not answer. */
  ping(): Promise<void>;
  /** Writes a dummy value, and fails if that is impossible. */
  checkWrites(): Promise<void>;
  close(): Promise<void>;
}
