import type { MessagePort } from 'node:worker_threads';
import type { KeptState } from '@orrery/host';
import type { Entry, Fairness, GameEvent, KernelState, Seed, Snapshot } from '@orrery/kernel';
import type { NoticeSettings, PushSubscription } from '@orrery/protocol';
import type { Room } from '../rooms/room.ts';
import type { NoticeStore } from './notice-store.ts';
import type { PeopleStore } from './people-store.ts';
import type { SafetyStore } from './safety-store.ts';
import type { SessionStore } from './session-store.ts';

/** The entries of one decision, with the dice and automatic answers that followed, and its events. */
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

/** A message between two people. `number` counts those of a table and is never sent to anybody. */
export interface PrivateRecord {
  readonly number: number;
  readonly id: string;
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly seat: number | null;
  readonly toPerson: string;
  readonly toName: string;
  readonly toSeat: number | null;
  readonly text: string;
  /** Whether it is a promise of a deal. */
  readonly promise: boolean;
}

/** A table's row: the room, and the position of its game. */
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
  /** Set when the game begins: its seed, and the first link of its hash chain. */
  readonly start?: { readonly seed: Seed; readonly chain: string; readonly fairness?: Fairness };
  readonly batch?: Batch;
  readonly chat?: ChatRecord;
  /** If set, the table does not count as changed: others must not notice that something was written. */
  readonly privately?: PrivateRecord;
  /** A snapshot of the game after this change. */
  readonly snapshot?: Snapshot<KernelState>;
  /** States to store for the history; one at the same position under the same rules is replaced. */
  readonly states?: readonly KeptState[];
  /** The people who have the table in their list, if that has changed. */
  readonly sitters?: readonly string[];
  /** A table that is created with it. */
  readonly creates?: Room;
  /** The sender and id of the command: repeated, it has no effect. */
  readonly command?: string;
  /** The same for an answer that closed its question. It is not checked here: a repeated one would be stale. */
  readonly answer?: string;
}

export type CommitResult = 'done' | 'conflict' | 'repeated';

/** What is needed to continue a game: a snapshot, if one is stored, and the batches from shortly before it. */
export interface StoredGame {
  readonly snapshot: Snapshot<KernelState> | undefined;
  readonly batches: readonly Batch[];
  /** Whether the snapshot is also the newest stored state. */
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
  /** The start of the turn it is about: since when the table waits for the seat. */
  readonly since: number;
  readonly attempts: number;
}

export interface TableListing {
  readonly room: Room;
  readonly updated: number;
}

/** Everything that the server stores. When a promise resolves, its write survives a crash of the process. */
export interface Store {
  /**
   * How far served time is behind the system clock. Clocks of rooms, due times of tables and turns of notices are
   * stored in served time, and returned in system time.
   */
  readonly lagMs: number;
  /** The last heartbeat of served time, the latest of all processes; and the function that writes one. */
  servedAt(): Promise<number | undefined>;
  noteServed(at: number): Promise<number>;
  /** Whether other processes may write to it at the same time. */
  readonly isShared: boolean;
  createTable(room: Room): Promise<void>;
  readTable(id: string): Promise<TableRecord | undefined>;
  /** The game from its newest snapshot on, with this many entries before it. */
  readGame(id: string, before: number): Promise<StoredGame>;
  /** The batches from an entry on, including the one that contains it. */
  readBatches(id: string, from: number): Promise<readonly Batch[]>;
  /** Some batches that begin after an entry, in order. */
  readBatchPage(id: string, after: number, limit: number): Promise<readonly Batch[]>;
  /** Some batches that begin before an entry, newest first. */
  readBatchesBack(id: string, before: number, limit: number): Promise<readonly Batch[]>;
  /** The stored states of a game, in the order of its log. */
  readStates(id: string): Promise<readonly KeptState[]>;
  /** A page of them: its size, and how many to skip. */
  readStatePage(id: string, skip: number, limit: number): Promise<readonly KeptState[]>;
  /** The newest snapshot, if one was stored. */
  readSnapshot(id: string): Promise<Snapshot<KernelState> | undefined>;
  readChat(id: string, from: number): Promise<readonly ChatRecord[]>;
  /** The private messages of a table from a number on; with a person, only the newest that they wrote or received. */
  readPrivate(
    id: string,
    from: number,
    of?: { readonly person: string; readonly most: number },
  ): Promise<readonly PrivateRecord[]>;
  commit(id: string, commit: Commit): Promise<CommitResult>;
  /** Whether a command was executed; of answers that closed their question, only recent ones are remembered. */
  knows(id: string, command: string): Promise<boolean>;
  /** Stores a snapshot, unless the table has a newer revision. */
  saveSnapshot(id: string, revision: number, snapshot: Snapshot<KernelState>, state?: KeptState): Promise<void>;
  tableIds(): Promise<readonly string[]>;
  /** Imports a whole table with its game. */
  importTable(
    record: TableRecord,
    batches: readonly Batch[],
    chat: readonly ChatRecord[],
    more?: Pick<Commit, 'snapshot' | 'states'> & { readonly privates?: readonly PrivateRecord[] },
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
