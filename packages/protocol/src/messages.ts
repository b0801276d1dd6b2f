import type { Amounts, Ask, Barred, Json, Order, Reaction, Seat, Standing } from '@orrery/kernel';
import type { Code, Refused } from './codes.ts';
import type { Patch } from './patch.ts';
import type { ClockSettings, OnTimeout } from './table-settings.ts';

/** Moves when an old client could no longer understand the server, or the other way round. */
export const PROTOCOL = 2;

export type Role = 'stranger' | 'spectator' | 'seat';
export type TableStatus = 'gathering' | 'playing' | 'over' | 'closed';

export interface SeatPicture {
  /** The name of the person who holds the seat; nobody while it is open. */
  readonly name: string | null;
  /** The bot that plays it now: a bot's own seat, or one that stands in for an absent person. */
  readonly bot: string | null;
  readonly away: boolean;
  readonly resigned: boolean;
  readonly connected: boolean;
  /** Which of the colours it has; no two seats have the same. */
  readonly colour: number;
  /** The person is ready to play, before the game. */
  readonly ready: boolean;
}

/** A seat's time. */
export interface ClockPicture {
  /** Since when the table waits for it, in milliseconds since 1970; null when it does not. */
  readonly waitingSince: number | null;
  /** What is left of its store of time, when it was last counted. */
  readonly bankMs: number | null;
  /** When its time is up. */
  readonly deadline: number | null;
}

/** How the seed of a game comes about. What is in the lists belongs to the seat of that number. */
export interface DicePicture {
  /** SHA-256 of the server's own seed, which does not change from the making of the table on. */
  readonly commitment: string;
  /** SHA-256 of what each seat will give. */
  readonly digests: readonly (string | null)[];
  /** What they gave, once nobody can give anything else. */
  readonly randoms: readonly (string | null)[];
  /** The game was started and waits for what was pledged, until then at the latest. */
  readonly startBy: number | null;
}

/** A table as everybody who may look at it sees it, apart from the game itself. */
export interface RoomPicture {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  /** Why the game cannot go on under the rules of this server, if it cannot; it can be left, closed and exported. */
  readonly stuck?: string;
  /** It is the server's fault: its code did not come to an end here. A release, or whoever runs the server, frees it. */
  readonly setAside?: true;
  readonly title: string;
  readonly options: Json;
  readonly status: TableStatus;
  readonly open: boolean;
  readonly spectators: boolean;
  readonly host: string;
  readonly seats: readonly SeatPicture[];
  readonly clocks: readonly ClockPicture[];
  readonly clock: ClockSettings;
  readonly onTimeout: OnTimeout;
  readonly paused: boolean;
  /** Seats that have asked for a pause; it begins when all agree. */
  readonly pauseAsked: readonly Seat[];
  /** The others vote on sending somebody away: who sits there, and which seats have agreed. */
  readonly removal?: { readonly seat: Seat; readonly agreed: readonly Seat[] };
  /** SHA-256 of the seed, so that the dice can be checked in the end. */
  readonly commitment: string | null;
  /** Of what that seed is made; not at tables from before there was such a thing. */
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

/** What the receiver is at a table. */
export interface You {
  readonly role: Role;
  readonly seat: Seat | null;
  readonly host: boolean;
  /** For the host, while seats are open: the word in the link that lets people sit down. */
  readonly key?: string;
  /** Also for the host: the words in the links to single seats. */
  readonly seatKeys?: readonly (string | null)[];
}

/** Answers that a seat gave ahead of its turn and may withdraw. */
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
  /** Asks that were answered and may be answered anew while others think. */
  readonly replaceable: readonly Ask[];
  readonly ahead: readonly AheadPicture[];
  readonly orders: readonly Order[];
  /** How the seat is asked, and nobody else learns of it; null for those who look on. */
  readonly reaction: Reaction | null;
  /** Whether the seat has something to take back: freely, by consent, or nothing. */
  readonly undo: 'free' | 'consent' | null;
  readonly undoAsked: { readonly seat: Seat; readonly agreed: readonly Seat[] } | null;
  readonly waiting: readonly Seat[];
  readonly standing: Standing | null;
  /** Shown once the game is over. */
  readonly seed: string | null;
}

/** An event, with what the receiver learns from it beyond the others. */
export interface EventPicture {
  readonly type: string;
  readonly data: Readonly<Record<string, Json>>;
  readonly secret?: Readonly<Record<string, Json>>;
}

/** `from`: how many events before these are still true; an undo takes some back. */
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

/** What the server sends on the stream. */
export type Downward =
  | { readonly type: 'hello'; readonly protocol: number; readonly name: string }
  | { readonly type: 'room'; readonly table: string; readonly room: RoomPicture; readonly you: You }
  | {
      readonly type: 'room-update';
      readonly table: string;
      /** What is different in the room. */
      readonly patch: Patch;
      /** If that is different, too. */
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
      /** The number this one follows; a client that has another asks for the whole. */
      readonly after: number;
      readonly patch: Patch;
      readonly events: EventsPicture;
      readonly clocks: readonly ClockPicture[];
    }
  | { readonly type: 'current'; readonly table: string; readonly n: number }
  | { readonly type: 'chat'; readonly table: string; readonly lines: readonly ChatLine[] }
  | { readonly type: 'done'; readonly id: string; readonly n: number; readonly table?: string }
  | ({ readonly type: 'refused'; readonly id: string | null } & Refused)
  | { readonly type: 'gone'; readonly table: string; readonly code: Code; readonly message: string }
  | { readonly type: 'pong'; readonly id: string };

/** Somebody whom one does not want to hear of, or to play with. */
export interface BlockPicture {
  readonly id: string;
  readonly name: string;
  readonly kind: 'mute' | 'block';
}

/** A session of a person on a device. */
export interface SessionPicture {
  readonly id: string;
  /** Roughly which browser on which system. */
  readonly name: string;
  readonly created: number;
  /** About when it was last used. */
  readonly seen: number;
  /** The one that asks. */
  readonly current: boolean;
}

export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly status: TableStatus;
  readonly seats: readonly { readonly name: string | null; readonly bot: boolean }[];
  readonly clock: ClockSettings;
  /** The reader's own seat. */
  readonly seat: Seat | null;
  readonly waiting: readonly Seat[];
  /** Since when the table waits for the one it has waited for longest. */
  readonly since: number | null;
  readonly deadline: number | null;
  readonly updated: number;
}
