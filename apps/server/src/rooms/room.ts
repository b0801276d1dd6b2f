import type { Json, Seat } from '@orrery/kernel';
import { type ClockSettings, COLOURS, type OnTimeout, type TableStatus } from '@orrery/protocol';
import { ALLOWANCE } from './change-allowance.ts';

/** A person at a table. */
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
  /** The number of its colour, unique at the table. */
  colour: number;
  /** The person has said, before the game, that they are ready to play. */
  ready: boolean;
  /** The token in the link that claims just this seat. */
  key: string;
  /** Since when the table waits for this seat's next decision. */
  waitingSince: number | null;
  /** Since when it waits for this seat at all: one turn may be several decisions. */
  turnSince: number | null;
  /** The time left at `waitingSince`, for the game or for this decision; null if none was used. */
  bankMs: number | null;
  /** How long the table has waited for people on this seat so far, whatever the clock; absent if it never has. */
  usedMs?: number;
  /** How many of its next decisions gain no time: as many as it has undone. */
  owed: number;
  /** Its time is up, and the table keeps waiting. */
  late: boolean;
  /** Whether the notice of this turn, and the reminder, have been queued. */
  told: boolean;
  reminded: boolean;
  /** How many entries without a decision it may write. */
  allowance: number;
}

/** A vote on removing a player from a game. */
export interface Removal {
  readonly seat: Seat;
  readonly person: string;
  /** Who has agreed so far, and who has not, by person. */
  readonly agreed: readonly string[];
  readonly refused: readonly string[];
}

/** The players' contributions to the seed. */
export interface RoomDice {
  /** SHA-256 of the server's seed for this table. */
  readonly commitment: string;
  /** The commitment and contribution of each seat, and by whom: a later player of the seat has none. */
  readonly gifts: readonly (Contribution | null)[];
  /** Set when the game is started: contributions are accepted until then. */
  readonly startBy: number | null;
}

export interface Contribution {
  readonly person: string;
  readonly digest: string;
  readonly random: string | null;
}

/** A table without its game: seats, settings and clocks. Plain JSON. */
export interface Room {
  readonly id: string;
  readonly game: string;
  /** The rules that the game follows now, and the options in their form. */
  rulesVersion: number;
  title: string;
  options: Json;
  /** The rules and options it began with, if it has been migrated since. */
  begun?: { readonly rulesVersion: number; readonly options: Json };
  /**
   * Why the game cannot continue under the rules of this server. With `releases` it was set aside, because the rules did not
   * terminate; with `noBoard`, not even its view did.
   */
  stuck?: {
    readonly rulesVersion: number;
    readonly why: string;
    readonly releases?: readonly string[];
    readonly noBoard?: true;
  };
  open: boolean;
  spectators: boolean;
  /** Whether players may let the coach advise them; absent means yes. */
  coach?: boolean;
  clock: ClockSettings;
  onTimeout: OnTimeout;
  readonly created: number;
  /** When the host last changed the settings; absent if never. */
  changed?: number;
  /** When bots take the seats that are still open and the game begins; absent if somebody has to start it. */
  startAt?: number;
  /** The token in the link that lets people see the table and sit down. */
  readonly key: string;
  status: TableStatus;
  host: Person;
  seats: RoomSeat[];
  paused: boolean;
  pausedAt: number | null;
  pauseAsked: readonly Seat[];
  /** People whom the host has asked to leave; they need a link to a seat to come back. */
  sentAway: readonly string[];
  removal?: Removal | null;
  commitment: string | null;
  dice?: RoomDice;
  started: number | null;
  ended: number | null;
  rematch: string | null;
  chats: number;
  /** How many private messages were written; absent if none. Nobody is shown it. */
  privates?: number;
}

/** The colour that a seat has before anybody chooses. */
export const firstColour = (seat: Seat): number => seat % COLOURS;

/** Adds missing fields to a room from an older release: colours are those they were shown in. */
export const withNewFields = (room: Room): Room => ({
  ...room,
  seats: room.seats.map((each, seat) => ({
    ...each,
    colour: each.colour ?? firstColour(seat),
    ready: each.ready ?? false,
    owed: each.owed ?? 0,
    allowance: each.allowance ?? ALLOWANCE,
  })),
});

/** A draft of a room. Only seats are copied, since only they are changed in place. */
export const copyRoom = (room: Room): Room => ({ ...room, seats: room.seats.map(seat => ({ ...seat })) });

/** What everybody, or the host, sees of a seat besides its clock. */
const shownOfSeat = [
  'person',
  'bot',
  'away',
  'resigned',
  'colour',
  'ready',
  'key',
] as const satisfies (keyof RoomSeat)[];

/** The rest of a seat: what changes with every decision. */
export type SeatClock = Omit<RoomSeat, (typeof shownOfSeat)[number]>;

export const clocksIn = ({ seats }: Room): SeatClock[] =>
  seats.map(({ waitingSince, turnSince, bankMs, usedMs, owed, late, told, reminded, allowance }) => ({
    ...{ waitingSince, turnSince, bankMs, owed, late, told, reminded, allowance },
    ...(usedMs !== undefined && { usedMs }),
  }));

/** A room with the clocks of a later time. */
export const withClocks = (room: Room, clocks: readonly SeatClock[]): Room => ({
  ...room,
  seats: room.seats.map((here, seat) => ({ ...here, ...clocks[seat]! })),
});

const later = (at: number | null, ms: number): number | null => (typeof at === 'number' ? at + ms : at);

/** A room with all clocks shifted. */
export const shifted = (room: Room, ms: number): Room =>
  ms === 0
    ? room
    : {
        ...room,
        pausedAt: later(room.pausedAt, ms),
        seats: room.seats.map(here => ({
          ...here,
          waitingSince: later(here.waitingSince, ms),
          turnSince: later(here.turnSince, ms),
        })),
      };

/** The fields of a room that nobody is shown, except seats, which are compared separately. */
const notShown: ReadonlySet<keyof Room> = new Set(['seats', 'chats', 'privates']);

/** Whether a room looks the same to everybody except for the clocks; false if in doubt. */
export function isSameRoomPicture(before: Room, now: Room): boolean {
  for (const key in now) {
    const name = key as keyof Room;
    if (!notShown.has(name) && now[name] !== before[name]) return false;
  }
  return now.seats.every((here, seat) => {
    const was = before.seats[seat]!;
    return shownOfSeat.every(name => here[name] === was[name]);
  });
}

/** Whether only the clocks of a room have changed; false if in doubt. */
export const hasOnlyClockChanges = (before: Room, now: Room): boolean =>
  before.chats === now.chats && before.privates === now.privates && isSameRoomPicture(before, now);

/** The rules and options that a game began with. */
export const initialRules = ({ begun, rulesVersion, options }: Room): NonNullable<Room['begun']> =>
  begun ?? { rulesVersion, options };

export const seatOf = (room: Room, person: string | undefined): Seat | null => {
  if (person === undefined) return null;
  const seat = room.seats.findIndex(each => each.person?.id === person);
  return seat < 0 ? null : seat;
};

/** Who plays a seat now: its active bot, if it has one. */
export const botAt = (room: Room, seat: Seat): string | null => {
  const { person, bot, away, resigned } = room.seats[seat]!;
  return person === null || away || resigned ? bot : null;
};

/** Whether a person decides for a seat now. */
export const hasPlayer = (room: Room, seat: Seat): boolean => {
  const { person, away, resigned } = room.seats[seat]!;
  return person !== null && !away && !resigned;
};

/**
 * Whether a seat must consent to an undo of others: seats of people who have not resigned, even if away, and open
 * seats. Bots never need to consent.
 */
export const mustConsent = (room: Room, seat: Seat): boolean => {
  const { person, bot, resigned } = room.seats[seat]!;
  return person !== null ? !resigned : bot === null;
};

/** The seats for which people decide now. */
export const playersOf = (room: Room): Seat[] => room.seats.flatMap((_, seat) => (hasPlayer(room, seat) ? [seat] : []));

/** Whether any person still takes part: otherwise bots would play for nobody. */
export const hasPeople = (room: Room): boolean =>
  room.seats.some(({ person, resigned }) => person !== null && !resigned);

export const waitingSeats = (room: Room): Seat[] =>
  room.seats.flatMap(({ waitingSince }, seat) => (waitingSince === null ? [] : [seat]));

/** The people who have the table in their list: everybody seated, and the host. */
export const peopleOf = (room: Room): string[] => [
  ...new Set([room.host.id, ...room.seats.flatMap(({ person }) => (person ? [person.id] : []))]),
];
