import {
  type GameEvent,
  type Json,
  type KernelState,
  type Seat,
  type Table,
  undoable,
  undoRequest,
} from '@orrery/kernel';
import type { ClockPicture, EventPicture, Picture, Role, RoomPicture, SeatPicture, You } from '@orrery/protocol';
import { deadlineOf } from '../rooms/clocks.ts';
import { botAt, type Room, seatOf } from '../rooms/room.ts';

export type LiveGame = Table<KernelState>;

/** The game as one seat, or a spectator, may see it now. Not a copy: what the game does later may change it. */
export function pictureOf(table: LiveGame, seat: Seat | null, view = table.view(seat)): Picture {
  const { core } = table.state;
  const request = undoRequest(table);
  const target = seat === null ? undefined : undoable(table, seat);
  return {
    view: view as Json,
    asks: seat === null ? [] : table.asks(seat),
    replaceable: seat === null ? [] : table.replaceable(seat),
    ahead: core.ahead.filter(each => each.seat === seat).map(({ about, value }) => ({ about, value })),
    orders: core.orders.filter(each => each.seat === seat),
    undo: target ? (target.free ? 'free' : 'consent') : null,
    undoAsked: request ? { seat: request.seat, agreed: request.agreed } : null,
    waiting: table.waiting(),
    standing: table.standing ?? null,
    seed: table.over ? table.seed : null,
  };
}

/** An event as one seat learns of it. */
export function eventFor({ type, data, secret }: GameEvent, seat: Seat | null): EventPicture {
  const mine = seat === null ? undefined : secret?.[seat];
  return mine ? { type, data, secret: mine } : { type, data };
}

export const clocksOf = (room: Room): ClockPicture[] =>
  room.seats.map(({ waitingSince, bankMs }, seat) => ({ waitingSince, bankMs, deadline: deadlineOf(room, seat) }));

export function roomPicture(room: Room, connected: ReadonlySet<string>): RoomPicture {
  const seats = room.seats.map((each, seat): SeatPicture => {
    const { person, away, resigned } = each;
    const isConnected = person !== null && connected.has(person.id);
    return { name: person?.name ?? null, bot: botAt(room, seat), away, resigned, connected: isConnected };
  });
  const { id, game, rulesVersion, title, options, status, open, spectators, clock, onTimeout } = room;
  const { paused, pauseAsked, commitment, created, started, ended, rematch } = room;
  return {
    ...{ id, game, rulesVersion, title, options, status, open, spectators, clock, onTimeout },
    ...{ paused, pauseAsked, commitment, created, started, ended, rematch },
    host: room.host.name,
    seats,
    clocks: clocksOf(room),
  };
}

/** What somebody is at a table: who sits there; who may look on, as the host may; and everybody else. */
export function roleAt(room: Room, person: string | undefined, key: string | undefined): Role {
  if (seatOf(room, person) !== null) return 'seat';
  const invited = key !== undefined && (key === room.key || room.seats.some(each => each.key === key));
  const mayLook = room.spectators && (room.open || invited);
  return mayLook || (room.status === 'gathering' && invited) || room.host.id === person ? 'spectator' : 'stranger';
}

export function youAt(room: Room, person: string | undefined, role: Role): You {
  const host = person !== undefined && room.host.id === person;
  const you = { role, seat: seatOf(room, person), host };
  if (!host) return you;
  const isOpen = (seat: Seat) => room.seats[seat]!.person === null && room.seats[seat]!.bot === null;
  return { ...you, key: room.key, seatKeys: room.seats.map((each, seat) => (isOpen(seat) ? each.key : null)) };
}
