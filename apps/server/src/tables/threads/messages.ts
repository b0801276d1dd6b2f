import type { MessagePort } from 'node:worker_threads';
import type { Seat } from '@orrery/kernel';
import type { CommandRequest, Have } from '@orrery/protocol';
import type { Person, Room } from '../../rooms/room.ts';
import type { noticesDue } from '../drafts.ts';
import type { HiddenRange } from '../hidden-time.ts';
import type { MigrationReport } from '../rules-migration.ts';
import type { StallReport } from '../set-aside.ts';
import type { DecisionKind } from '../table-dependencies.ts';

/** What a thread of tables needs to know to begin. */
export interface ThreadSettings {
  /** A PostgreSQL database; without one, lines to SQLite. */
  readonly databaseUrl: string | undefined;
  readonly databaseTimeoutMs?: number;
  readonly botThreads: number;
  readonly unloadAfterMs: number;
  readonly graceMs: number;
  readonly hidden: HiddenRange;
  /** Work that goes on for so long without a pause never ends; the same for a bot beyond its budget. */
  readonly stallMs: number;
  /** Decisions that take so long are reported by themselves. */
  readonly slowMs: number;
}

/** What a thread is given: that, and memory to note what it is doing. */
export interface ThreadData extends ThreadSettings {
  readonly board: SharedArrayBuffer;
}

/** What may be asked of tables. Listeners go by numbers. */
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

/** What goes to a thread at one time: requests by number, and numbers of words that have been noted. */
export interface ThreadInput {
  /** How far the time that tables were served for is behind the system's clock. */
  readonly lagMs: number;
  readonly requests: readonly (readonly [id: number, request: Request])[];
  readonly noted: readonly (readonly [id: number, error: string | null])[];
}

/** Words that are due at a table, which somebody else notes to send. */
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

/** What a thread says at one time, in the order in which it is to be heard. */
export interface ThreadOutput {
  /** For listeners: the number of one, negative if its text can wait, and the text, and so on. */
  texts: (number | string)[];
  replies: [id: number, result: unknown, error?: PlainError][];
  /** How long decisions took. */
  tookMs: number[];
  /** Those of them that took too long. */
  slow?: SlowDecision[];
  stalls?: StallReport[];
  /** How many tables there are. */
  loaded: number;
  /** How many questions wait for a bot's thread. */
  botsWaiting: number;
  faults?: { readonly error: PlainError; readonly what: string }[];
  migrations?: MigrationReport[];
  /** The numbers of listeners that have to look for their table elsewhere. */
  lost?: number[];
  turns?: { readonly room: Room; readonly seats: readonly Seat[] }[];
  notices?: DueNotices[];
}

/** What comes from a thread: what it says, or the far end of a line for the thread of the database. */
export type FromThread = ThreadOutput | { readonly line: MessagePort };
