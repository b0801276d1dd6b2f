import type { BotPool } from '@orrery/bots/threads';
import type { Seat } from '@orrery/kernel';
import type { Room } from '../rooms/room.ts';
import type { Store } from '../store/store.ts';
import type { noticesDue } from './drafts/drafts.ts';
import type { HiddenRange } from './hidden-time/hidden-time.ts';
import type { StallReport } from './set-aside.ts';
import type { MigrationReport } from './stored/rules-migration.ts';

/** The kind of a decision without its content: the table, and the kind of question. */
export interface DecisionKind {
  readonly table: string;
  readonly what: string;
}

/** The dependencies of a table on the server. */
export interface TableDependencies {
  readonly store: Store;
  readonly bots: BotPool;
  /** Reports an internal error. */
  readonly fault: (error: unknown, what: string) => void;
  /** Reports how many milliseconds passed between the arrival of a decision and its commit. */
  readonly decided: (tookMs: number, decision: DecisionKind) => void;
  /** Reports a table that was set aside because its bot timed out repeatedly. */
  readonly stalled: (stall: StallReport) => void;
  /** Reports a table that was migrated to the rules of this server, or could not be. */
  readonly migrated: (migration: MigrationReport) => void;
  /** The time, in milliseconds since 1970. */
  readonly now: () => number;
  /** A monotonic clock, in milliseconds. */
  readonly monotonic: () => number;
  /** Grace period after loading: nobody runs out of time before clients could reconnect. */
  readonly graceMs: number;
  /** For how long private questions stay open at a live table. */
  readonly hidden: HiddenRange;
  /** Announces new turns of people who are not connected. */
  readonly announceTurns: (room: Room, seats: readonly Seat[]) => void;
  /** Stores notices that are due: a turn has lasted for a while, or time runs out. Each is stored once. */
  readonly noteNotices: (room: Room, due: ReturnType<typeof noticesDue>) => Promise<void>;
}
