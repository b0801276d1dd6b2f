import type { Seat } from '@orrery/kernel';
import type { ClockPicture, DicePicture, Role, RoomPicture, SeatPicture, You } from '@orrery/protocol';
import { deadlineOf } from '../../rooms/clocks.ts';
import { removalAt } from '../../rooms/removal.ts';
import { botAt, type Room, seatOf } from '../../rooms/room.ts';
import { contributionAt } from '../../rooms/seed-contributions.ts';
import { watchKeyOf } from '../../rooms/watch-key.ts';

export const clocksOf = (room: Room): ClockPicture[] =>
  room.seats.map(({ waitingSince, bankMs, usedMs }, seat) => ({
    waitingSince,
    bankMs: room.clock.kind === 'bank' ? bankMs : null,
    deadline: deadlineOf(room, seat),
    ...(room.status === 'over' && usedMs !== undefined && { usedMs }),
  }));

/** Contributions to the seed. Random values stay hidden until nobody can react to them any more. */
function dicePicture(room: Room): { dice?: DicePicture } {
  if (!room.dice) return {};
  const { commitment, startBy } = room.dice;
  const gifts = room.seats.map((_, seat) => contributionAt(room, seat));
  const digests = gifts.map(gift => gift?.digest ?? null);
  const randoms = gifts.map(gift => (room.status === 'gathering' ? null : (gift?.random ?? null)));
  return { dice: { commitment, digests, randoms, startBy } };
}

function removalPicture(room: Room): Pick<RoomPicture, 'removal'> {
  const removal = removalAt(room);
  if (!removal) return {};
  const agreed = room.seats.flatMap(({ person }, seat) => (person && removal.agreed.includes(person.id) ? [seat] : []));
  return { removal: { seat: removal.seat, agreed } };
}

export function roomPicture(room: Room, connected: ReadonlySet<string>): RoomPicture {
  const seats = room.seats.map((each, seat): SeatPicture => {
    const { person, away, resigned, colour, ready } = each;
    const isConnected = person !== null && connected.has(person.id);
    return {
      name: person?.name ?? null,
      bot: botAt(room, seat),
      away,
      resigned,
      connected: isConnected,
      colour,
      ready,
    };
  });
  const { id, game, rulesVersion, title, options, status, open, spectators, clock, onTimeout } = room;
  const { paused, pauseAsked, commitment, created, started, ended, rematch } = room;
  return {
    ...{ id, game, rulesVersion, title, options, status, open, spectators, clock, onTimeout },
    ...{ paused, pauseAsked, commitment, created, started, ended, rematch },
    ...(room.stuck && { stuck: room.stuck.why }),
    ...(room.stuck?.releases && { setAside: true as const }),
    coach: room.coach ?? true,
    changed: room.changed ?? null,
    startAt: room.startAt ?? null,
    ...dicePicture(room),
    ...removalPicture(room),
    host: room.host.name,
    seats,
    clocks: clocksOf(room),
  };
}

/** The role of a person at a table: seated, spectator (the host too), or stranger. */
export function roleAt(room: Room, person: string | undefined, key: string | undefined): Role {
  if (seatOf(room, person) !== null) return 'seat';
  const invited = key !== undefined && (key === room.key || room.seats.some(each => each.key === key));
  const mayLook = room.spectators && (room.open || invited || (key !== undefined && key === watchKeyOf(room)));
  return mayLook || (room.status === 'gathering' && invited) || room.host.id === person ? 'spectator' : 'stranger';
}

export function youAt(room: Room, person: string | undefined, role: Role): You {
  const host = person !== undefined && room.host.id === person;
  const seat = seatOf(room, person);
  const isWatchable = room.spectators && !room.open && (seat !== null || host);
  const you = { role, seat, host, ...(isWatchable && { watchKey: watchKeyOf(room) }) };
  if (!host) return you;
  const isOpen = (seat: Seat) => room.seats[seat]!.person === null && room.seats[seat]!.bot === null;
  return { ...you, key: room.key, seatKeys: room.seats.map((each, seat) => (isOpen(seat) ? each.key : null)) };
}
