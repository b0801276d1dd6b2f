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

/** `n` is the number of the table's state once the command is done; the picture of it may come later than the reply. */
export type Reply =
  | { readonly ok: true; readonly n: number; readonly table?: string }
  | ({ readonly ok: false } & Refused);

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

/** Resolves once a feed has the state with this number, or any state newer than the present one. */
export function hasShown(feed: Feed, n: number): Promise<void> {
  const before = feed.get();
  if (before.n >= n) return Promise.resolve();
  return new Promise(resolve => {
    const leave = feed.subscribe(() => {
      if (feed.get().picture === before.picture && feed.get().n < n) return;
      leave();
      resolve();
    });
  });
}
