import type { CommandRequest, Have } from '@orrery/protocol';
import type { Result } from '../common/refusal.ts';
import type { Person } from '../rooms/room.ts';
import type { Done } from './drafts/draft.ts';
import type { Listener } from './viewers/viewer-group.ts';

/** All tables in memory, wherever they are: in this thread, or in others. */
export interface Tables {
  /** How many are loaded. */
  readonly loaded: number;
  /** Executes a command at a table, once for each id of its person. */
  handle(id: string, person: Person, request: CommandRequest, key?: string): Promise<Result<Done>>;
  /** Sends a listener the current table, and every change from now on. */
  watch(id: string, listener: Listener, key: string | undefined, have: Have | undefined): Promise<Result>;
  unwatch(id: string, listener: Listener): Promise<void>;
  /** Processes what is due at a table: a bot's answer, a timeout, a notice. */
  wake(id: string): Promise<void>;
  /** Resolves when all table threads have answered. */
  ping(): Promise<void>;
  /** Unloads idle tables. */
  tidy(): Promise<void>;
  /** Accepts nothing more, and stores a snapshot of every table. */
  close(): Promise<void>;
}
