import type {
  Command,
  EventPicture,
  HistoryPicture,
  Moment,
  Picture,
  Refused,
  RoomPicture,
  You,
} from '@orrery/protocol';

import type { Said } from './chat.ts';

/** A table as this client knows it. */
export interface TableState {
  readonly connection: 'connecting' | 'live' | 'offline' | 'gone';
  readonly room: RoomPicture | undefined;
  readonly you: You | undefined;
  /** The number of the last update. */
  readonly n: number;
  readonly picture: Picture | undefined;
  /** The newest events, from number `eventsFrom` on. */
  readonly events: readonly EventPicture[];
  readonly eventsFrom: number;
  readonly chat: readonly Said[];
}

export const emptyTable: TableState = {
  connection: 'connecting',
  room: undefined,
  you: undefined,
  n: 0,
  picture: undefined,
  events: [],
  eventsFrom: 0,
  chat: [],
};

export type Reply = { readonly ok: true; readonly table?: string } | ({ readonly ok: false } & Refused);

/** The connection to a table, at the server or in this browser: receives updates and sends commands. */
export interface Feed {
  /** A table in this browser, without other people. */
  readonly isSolo: boolean;
  subscribe(listener: () => void): () => void;
  get(): TableState;
  send(command: Command): Promise<Reply>;
  /** Loads older events; false if there are none. */
  earlier(): Promise<boolean>;
  /** The moments of the history. */
  moments(): Promise<readonly Moment[] | undefined>;
  /** The game as it was at a moment, and at those that followed. */
  history(from: number): Promise<HistoryPicture | undefined>;
  close(): void;
}
