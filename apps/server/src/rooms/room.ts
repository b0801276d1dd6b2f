import type { Json, Seat, Seed } from '@orrery/kernel';
import type { ClockSettings, OnTimeout, TableStatus } from '@orrery/protocol';

/** A person as tables know one. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

export interface RoomSeat {
  person: Person | null;
  /** The bot that sits here, or that stands in while the person is away. */
  bot: string | null;
  /** The person is away and the bot plays on. */
  away: boolean;
  resigned: boolean;
  /** The word in the link that claims just this seat. */
  key: string;
  /** Since when the table waits for this seat. */
  waitingSince: number | null;
  bankMs: number | null;
  /** Its time is up, and the table goes on waiting. */
  late: boolean;
}

/** All that a table is besides its game: who sits where, on which terms, and how long they may think. Plain JSON. */
export interface Room {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly title: string;
  readonly options: Json;
  readonly open: boolean;
  readonly spectators: boolean;
  readonly clock: ClockSettings;
  readonly onTimeout: OnTimeout;
  readonly created: number;
  /** The word in the link that lets people see the table and sit down. */
  readonly key: string;
  status: TableStatus;
  host: Person;
  seats: RoomSeat[];
  paused: boolean;
  pauseAsked: Seat[];
  commitment: string | null;
  started: number | null;
  ended: number | null;
  rematch: string | null;
  chats: number;
}

/** Never in the room itself, so that no picture of a room can show it. */
export interface Secrets {
  readonly seed: Seed;
}

export const seatOf = (room: Room, person: string | undefined): Seat | null => {
  if (person === undefined) return null;
  const seat = room.seats.findIndex(each => each.person?.id === person);
  return seat < 0 ? null : seat;
};

/** Who plays a seat now: its bot, if it has one at work. */
export const botAt = (room: Room, seat: Seat): string | null => {
  const { person, bot, away, resigned } = room.seats[seat]!;
  return person === null || away || resigned ? bot : null;
};

export const waitedFor = (room: Room): Seat[] =>
  room.seats.flatMap(({ waitingSince }, seat) => (waitingSince === null ? [] : [seat]));
