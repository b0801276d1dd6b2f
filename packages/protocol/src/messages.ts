import type { Amounts, Ask, Barred, Json, NextQuestion, Order, Reaction, Seat, Standing } from '@orrery/kernel';
import type { Code, Refused } from './codes.ts';
import type { Patch } from './patch.ts';
import type { ClockSettings, OnTimeout } from './table-settings.ts';

/** Increases when old clients and the server no longer understand each other. */
export const PROTOCOL = 2;

export type Role = 'stranger' | 'spectator' | 'seat';
export type TableStatus = 'gathering' | 'playing' | 'over' | 'closed';

export interface SeatPicture {
  /** The name of the person in the seat; null while it is open. */
  readonly name: string | null;
  /** The bot that plays the seat now: in a bot's seat, or in place of an absent person. */
  readonly bot: string | null;
  readonly away: boolean;
  readonly resigned: boolean;
  readonly connected: boolean;
  /** The number of its colour, unique at the table. */
  readonly colour: number;
  /** The person is ready to play, before the game. */
  readonly ready: boolean;
}

/** A seat's time. */
export interface ClockPicture {
  /** Since when the table waits for it, in milliseconds since 1970; null if it does not. */
  readonly waitingSince: number | null;
  /** The time left in its time bank when the clock last stopped. */
  readonly bankMs: number | null;
  /** When its time is up. */
  readonly deadline: number | null;
  /** After the game: how long the table waited for its person in total. */
  readonly usedMs?: number;
}

/** How the seed of a game is made. Lists are indexed by seat. */
export interface DicePicture {
  /** SHA-256 of the server's own seed, fixed when the table is created. */
  readonly commitment: string;
  /** SHA-256 of each seat's contribution. */
  readonly digests: readonly (string | null)[];
  /** The contributions, revealed when they can no longer change. */
  readonly randoms: readonly (string | null)[];
  /** The game was started and waits for the contributions, at most until this time. */
  readonly startBy: number | null;
}

/** The public state of a table, apart from the game itself. */
export interface RoomPicture {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  /** Why the game cannot go on under the rules of this server, if it cannot; it can be left, closed and exported. */
  readonly stuck?: string;
  /** The rules did not terminate here, a bug of the server. A new release or the operator can unblock the table. */
  readonly setAside?: true;
  readonly title: string;
  readonly options: Json;
  readonly status: TableStatus;
  readonly open: boolean;
  readonly spectators: boolean;
  /** Whether players may use the coach. */
  readonly coach: boolean;
  readonly host: string;
  readonly seats: readonly SeatPicture[];
  readonly clocks: readonly ClockPicture[];
  readonly clock: ClockSettings;
  readonly onTimeout: OnTimeout;
  readonly paused: boolean;
  /** Seats that have asked for a pause; it begins when all agree. */
  readonly pauseAsked: readonly Seat[];
  /** A vote to remove a player: the person in the seat, and the seats that have agreed. */
  readonly removal?: { readonly seat: Seat; readonly agreed: readonly Seat[] };
  /** SHA-256 of the seed, so that the dice can be checked in the end. */
  readonly commitment: string | null;
  /** The parts of that seed; absent at tables of older releases. */
  readonly dice?: DicePicture;
  readonly created: number;
  /** When the host last changed the settings, before the game. */
  readonly changed: number | null;
  /** When bots take the seats that are still open, and the game begins. */
  readonly startAt: number | null;
  readonly started: number | null;
  readonly ended: number | null;
  /** The table where the same people play again. */
  readonly rematch: string | null;
}

/** The receiver's role at a table. */
export interface You {
  readonly role: Role;
  readonly seat: Seat | null;
  readonly host: boolean;
  /** For the host, while seats are open: the secret in the invitation link. */
  readonly key?: string;
  /** For the host: the secrets in the links to single seats. */
  readonly seatKeys?: readonly (string | null)[];
  /** For the host and those seated, at a table that is not open to all but may be watched: the secret of spectators. */
  readonly watchKey?: string;
}

/** An answer that a seat gave ahead of its turn and may withdraw. */
export interface AheadPicture {
  readonly about: string;
  readonly value: readonly string[] | Amounts | number;
}

/** The game as one seat, or a spectator, may see it now. */
export interface Picture {
  readonly view: Json;
  readonly asks: readonly Ask[];
  /** For each of the asks, what is not on offer and why. */
  readonly barred: readonly (readonly Barred[])[];
  /**
   * The only ask is a window that may be passed, and this is what is asked right after that. An answer to it passes the
   * window as well.
   */
  readonly next?: NextQuestion;
  /** Asks that were answered and may be answered differently while others think. */
  readonly replaceable: readonly Ask[];
  readonly ahead: readonly AheadPicture[];
  readonly orders: readonly Order[];
  /** The seat's reaction setting, which nobody else sees; null for spectators. */
  readonly reaction: Reaction | null;
  /** Whether the seat can undo: freely, with consent, or not at all. */
  readonly undo: 'free' | 'consent' | null;
  readonly undoAsked: { readonly seat: Seat; readonly agreed: readonly Seat[] } | null;
  readonly waiting: readonly Seat[];
  readonly standing: Standing | null;
  /** Shown once the game is over. */
  readonly seed: string | null;
}

/** An event, with the receiver's secret part. */
export interface EventPicture {
  readonly type: string;
  readonly data: Readonly<Record<string, Json>>;
  readonly secret?: Readonly<Record<string, Json>>;
}

/** `from`: the number of earlier events that are still valid; an undo removes some. */
export interface EventsPicture {
  readonly from: number;
  readonly items: readonly EventPicture[];
}

export interface ChatLine {
  readonly number: number;
  readonly at: number;
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string;
}

/** A message from one player to another. Only these two receive it. */
export interface PrivateLine {
  /** Random, so that it does not reveal how many messages others wrote. */
  readonly id: string;
  readonly at: number;
  readonly name: string;
  readonly seat: Seat | null;
  readonly to: Seat | null;
  readonly toName: string;
  readonly text: string;
  /** It is a promise of a deal, which binds nobody. */
  readonly promise?: true;
}

/** What the server sends on the stream. */
export type Downward =
  | { readonly type: 'hello'; readonly protocol: number; readonly name: string }
  | { readonly type: 'room'; readonly table: string; readonly room: RoomPicture; readonly you: You }
  | {
      readonly type: 'room-update';
      readonly table: string;
      /** The changes in the room. */
      readonly patch: Patch;
      /** Only if it changed. */
      readonly you?: You;
    }
  | {
      readonly type: 'full';
      readonly table: string;
      readonly n: number;
      readonly picture: Picture;
      readonly events: EventsPicture;
    }
  | {
      readonly type: 'update';
      readonly table: string;
      readonly n: number;
      /** The number of the previous update; a client with another one requests the whole state. */
      readonly after: number;
      readonly patch: Patch;
      readonly events: EventsPicture;
      readonly clocks: readonly ClockPicture[];
    }
  | { readonly type: 'current'; readonly table: string; readonly n: number }
  | { readonly type: 'chat'; readonly table: string; readonly lines: readonly ChatLine[] }
  | { readonly type: 'private'; readonly table: string; readonly lines: readonly PrivateLine[] }
  | { readonly type: 'done'; readonly id: string; readonly n: number; readonly table?: string }
  | ({ readonly type: 'refused'; readonly id: string | null } & Refused)
  | { readonly type: 'gone'; readonly table: string; readonly code: Code; readonly message: string }
  | { readonly type: 'pong'; readonly id: string };

/** A person whom the reader has muted or blocked. */
export interface BlockPicture {
  readonly id: string;
  readonly name: string;
  readonly kind: 'mute' | 'block';
}

/** A session of a person on a device. */
export interface SessionPicture {
  readonly id: string;
  /** Browser and operating system, roughly. */
  readonly name: string;
  readonly created: number;
  /** The approximate time of its last use. */
  readonly seen: number;
  /** Whether it is the session of this request. */
  readonly current: boolean;
}

export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly status: TableStatus;
  readonly seats: readonly { readonly name: string | null; readonly bot: boolean }[];
  readonly clock: ClockSettings;
  readonly onTimeout: OnTimeout;
  /** The reader's own seat. */
  readonly seat: Seat | null;
  readonly waiting: readonly Seat[];
  /** Players who are not connected to this server, and those for whom a bot plays; only at the reader's own tables. */
  readonly offline: readonly Seat[];
  readonly away: readonly Seat[];
  /** Since when the table waits for the seat that it has waited for longest. */
  readonly since: number | null;
  readonly deadline: number | null;
  readonly updated: number;
}
