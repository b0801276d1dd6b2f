import type { Seat } from '@orrery/kernel';
import type { ClockPicture, Role, RoomPicture, SeatPicture, You } from '@orrery/protocol';
import { deadlineOf } from '../rooms/clocks.ts';
import { botAt, type Room, seatOf } from '../rooms/room.ts';

export const clocksOf = (room: Room): ClockPicture[] =>
  room.seats.map(({ waitingSince, bankMs }, seat) => ({ waitingSince, bankMs, deadline: deadlineOf(room, seat) }));

export function roomPicture(room: Room, connected: ReadonlySet<string>): RoomPicture {
  const seats = room.seats.map((each, seat): SeatPicture => {
    const { person, away, resigned, colour } = each;
    const isConnected = person !== null && connected.has(person.id);
    return { name: person?.name ?? null, bot: botAt(room, seat), away, resigned, connected: isConnected, colour };
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
