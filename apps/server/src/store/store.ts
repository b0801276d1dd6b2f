import type { MessagePort } from 'node:worker_threads';
import type { Entry, GameEvent, KernelState, Seed, Snapshot } from '@orrery/kernel';
import type { NoticeSettings, PushSubscription } from '@orrery/protocol';
import type { Room } from '../rooms/room.ts';

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
  readonly start?: { readonly seed: Seed; readonly chain: string };
  readonly batch?: Batch;
  readonly chat?: ChatRecord;
  /** A snapshot of the game as it will be with this change, to keep from now on. */
  readonly snapshot?: Snapshot<KernelState>;
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
  /** Whether other processes may write to it at the same time. */
  readonly isShared: boolean;
  createTable(room: Room): Promise<void>;
  readTable(id: string): Promise<TableRecord | undefined>;
  /** The game from its newest snapshot on, with so many entries before it. */
  readGame(id: string, before: number): Promise<StoredGame>;
  /** What was written from an entry on; a batch that it lies within counts. */
  readBatches(id: string, from: number): Promise<readonly Batch[]>;
  /** Some of the batches that begin before an entry, the last of them first. */
  readBatchesBack(id: string, before: number, limit: number): Promise<readonly Batch[]>;
  readChat(id: string, from: number): Promise<readonly ChatRecord[]>;
  commit(id: string, commit: Commit): Promise<CommitResult>;
  /** Whether a command was carried out; of answers that closed their questions, the newest are known. */
  knows(id: string, command: string): Promise<boolean>;
  /** Keeps a snapshot, unless the table has moved on from the revision it was taken at. */
  saveSnapshot(id: string, revision: number, snapshot: Snapshot<KernelState>): Promise<void>;
  tableIds(): Promise<readonly string[]>;
  /** A whole table from elsewhere, with its game. */
  importTable(
    record: TableRecord,
    batches: readonly Batch[],
    chat: readonly ChatRecord[],
    wakeAt?: number | null,
  ): Promise<void>;

  tablesOf(person: string, limit: number): Promise<readonly TableListing[]>;
  openTables(limit: number): Promise<readonly TableListing[]>;
  /** Takes over tables that somebody should look at: no other process gets them until `until`. */
  claimDue(now: number, until: number, limit: number): Promise<readonly string[]>;

  createPerson(person: PersonRecord): Promise<void>;
  readPerson(id: string): Promise<PersonRecord | undefined>;
  writePerson(person: PersonRecord): Promise<void>;
  /** Makes this the one recovery token of a person; stored as a digest. */
  setRecovery(person: string, tokenDigest: string): Promise<void>;
  findByRecovery(tokenDigest: string): Promise<PersonRecord | undefined>;

  /** Notes that word should be sent, unless it is noted already. */
  addNotice(notice: NoticeRecord, due: number): Promise<void>;
  claimNotices(now: number, until: number, limit: number): Promise<readonly NoticeRecord[]>;
  /** Sent, or no longer worth sending: it is never offered again. */
  endNotice(id: string): Promise<void>;
  retryNotice(id: string, due: number): Promise<void>;
  /** Forgets notices that have ended, of turns that began before. */
  forgetNotices(before: number): Promise<void>;

  /** A secret that all processes share; `make` gives it the first time anybody asks. */
  secret(name: string, make: () => string): Promise<string>;
  /** Calls back when a table was changed, perhaps by another process; without a name, when any may have been. */
  onChange(heard: (table?: string, revision?: number) => void): void;
  /** Whether it answers. */
  /** Lets another thread of this process use the same database, at the far end of a line; false if it should open its own. */
  adopt(line: MessagePort): boolean;
  ping(): Promise<void>;
  close(): Promise<void>;
}
