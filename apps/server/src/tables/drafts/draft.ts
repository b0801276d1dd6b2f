import type { LiveGame } from '@orrery/host';
import { granted, type Result } from '../../common/refusal.ts';
import type { Room } from '../../rooms/room.ts';
import type { Commit, TableRecord } from '../../store/store.ts';

export interface Done {
  /** How many entries the game has now. */
  readonly n: number;
  /** The id of a new table. */
  readonly table?: string;
}

/** A change that is not stored yet: the room after it, and what is stored with it. */
export interface Draft {
  readonly room: Room;
  readonly game: LiveGame | undefined;
  readonly commit: Omit<Commit, 'revision' | 'room' | 'wakeAt'>;
  readonly reply: Done;
  /** Nothing changed. */
  readonly isVoid?: true;
  /** It answered a question that is closed now. Repeated, it is stale, since ids of asks are unique. */
  readonly closes?: true;
}

/** A table as stored, with its game in memory. */
export interface LoadedTable {
  readonly record: TableRecord;
  readonly game: LiveGame | undefined;
  /** Clocks are not charged for the time until then. */
  readonly freeUntil?: number | undefined;
}

export const draftOf = (room: Room, game: LiveGame | undefined, commit: Draft['commit'] = {}): Result<Draft> =>
  granted({ room, game, commit, reply: { n: game?.length ?? 0 } });
