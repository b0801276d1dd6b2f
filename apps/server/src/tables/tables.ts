import type { CommandRequest, Have } from '@orrery/protocol';
import type { Result } from '../common/refusal.ts';
import type { Person } from '../rooms/room.ts';
import type { Done } from './draft.ts';
import type { Listener } from './viewer-group.ts';

/** All tables in memory, wherever they are: in this thread, or in others. */
export interface Tables {
  /** How many there are. */
  readonly loaded: number;
  /** Carries out what somebody asks for at a table, once for each id of theirs. */
  handle(id: string, person: Person, request: CommandRequest, key?: string): Promise<Result<Done>>;
  /** Sends a listener a table as it stands, and from now on all that happens there. */
  watch(id: string, listener: Listener, key: string | undefined, have: Have | undefined): Promise<Result>;
  unwatch(id: string, listener: Listener): Promise<void>;
  /** Somebody should look at a table: a bot is to move, or somebody's time is up. */
  wake(id: string): Promise<void>;
  /** Resolves when everything that tables live in has answered. */
  ping(): Promise<void>;
  /** Lets go of tables that nobody needs. */
  tidy(): Promise<void>;
  /** Lets no more in, and leaves every table in the store so that it is quickly taken up elsewhere. */
  close(): Promise<void>;
}
