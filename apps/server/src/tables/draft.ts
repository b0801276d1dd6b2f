import type { LiveGame } from '@orrery/host';
import { granted, type Result } from '../common/refusal.ts';
import type { Room } from '../rooms/room.ts';
import type { Commit, TableRecord } from '../store/store.ts';

export interface Done {
  /** How many entries the game has now. */
  readonly n: number;
  /** A table that was made. */
  readonly table?: string;
}

/** A change on its way to the store: the room as it will be, and what goes with it. */
export interface Draft {
  readonly room: Room;
  readonly game: LiveGame | undefined;
  readonly commit: Omit<Commit, 'revision' | 'room' | 'wakeAt'>;
  readonly reply: Done;
  /** Nothing is other than before. */
  readonly isVoid?: true;
  /** It answers a question that is closed now, so that the same again would answer nothing: ids of asks are used once. */
  readonly closes?: true;
}

/** A table as it is stored, with its game in memory. */
export interface LoadedTable {
  readonly record: TableRecord;
  readonly game: LiveGame | undefined;
  /** Waiting costs nobody anything up to then. */
  readonly freeUntil?: number | undefined;
}

export const draftOf = (room: Room, game: LiveGame | undefined, commit: Draft['commit'] = {}): Result<Draft> =>
  granted({ room, game, commit, reply: { n: game?.length ?? 0 } });
