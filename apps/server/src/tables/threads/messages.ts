import type { MessagePort } from 'node:worker_threads';
import type { Seat } from '@orrery/kernel';
import type { CommandRequest, Have } from '@orrery/protocol';
import type { Person, Room } from '../../rooms/room.ts';
import type { noticesDue } from '../drafts/drafts.ts';
import type { HiddenRange } from '../hidden-time/hidden-time.ts';
import type { StallReport } from '../set-aside.ts';
import type { MigrationReport } from '../stored/rules-migration.ts';
import type { DecisionKind } from '../table-dependencies.ts';

/** The settings of a table thread. */
export interface ThreadSettings {
  /** A PostgreSQL database; without one, message ports to the SQLite thread. */
  readonly databaseUrl: string | undefined;
  readonly databaseTimeoutMs?: number;
  readonly botThreads: number;
  readonly unloadAfterMs: number;
  readonly graceMs: number;
  readonly hidden: HiddenRange;
  /** Work that blocks for this long counts as an endless loop; so does a bot that exceeds its budget by it. */
  readonly stallMs: number;
  /** Decisions that take longer are reported one by one. */
  readonly slowMs: number;
}

/** The settings, and shared memory for the watchdog. */
export interface ThreadData extends ThreadSettings {
  readonly board: SharedArrayBuffer;
}

/** A request to a table thread. Listeners are identified by numbers. */
export type Request =
  | {
      readonly do: 'handle';
      readonly table: string;
      readonly person: Person;
      readonly request: CommandRequest;
      readonly key: string | undefined;
    }
  | {
      readonly do: 'watch';
      readonly table: string;
      readonly listener: number;
      readonly person: string | undefined;
      readonly key: string | undefined;
      readonly have: Have | undefined;
    }
  | { readonly do: 'unwatch'; readonly table: string; readonly listener: number }
  | { readonly do: 'wake'; readonly table: string }
  | { readonly do: 'ping' }
  | { readonly do: 'tidy' }
  | { readonly do: 'close' };

/** One message to a thread: requests by id, and results of storing notices. */
export interface ThreadInput {
  /** How far served time is behind the system clock. */
  readonly lagMs: number;
  readonly requests: readonly (readonly [id: number, request: Request])[];
  readonly noted: readonly (readonly [id: number, error: string | null])[];
}

/** Notices that are due at a table; the main thread stores them. */
export interface DueNotices {
  readonly id: number;
  readonly room: Room;
  readonly due: ReturnType<typeof noticesDue>;
}

export interface PlainError {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
}

export type SlowDecision = DecisionKind & { readonly tookMs: number };

/** One message from a thread, to be handled in order. */
export interface ThreadOutput {
  /** Pairs of a listener's number, negative if the text can wait, and the text. */
  texts: (number | string)[];
  replies: [id: number, result: unknown, error?: PlainError][];
  /** How long decisions took. */
  tookMs: number[];
  /** The slow ones. */
  slow?: SlowDecision[];
  stalls?: StallReport[];
  /** How many tables are loaded. */
  loaded: number;
  /** How many questions wait for a bot thread. */
  botsWaiting: number;
  faults?: { readonly error: PlainError; readonly what: string }[];
  migrations?: MigrationReport[];
  /** The numbers of listeners that have to reconnect. */
  lost?: number[];
  turns?: { readonly room: Room; readonly seats: readonly Seat[] }[];
  notices?: DueNotices[];
}

/** A message from a thread: its output, or a message port for the database thread. */
export type FromThread = ThreadOutput | { readonly line: MessagePort };
