import type { Seat } from '@orrery/kernel';
import { type CreateTableRequest, createTableRequest } from '@orrery/protocol';
import { startClocks, waitFor } from '../rooms/clocks.ts';
import { type Change, change } from '../rooms/commands.ts';
import { createRoom } from '../rooms/create.ts';
import type { Person, Room } from '../rooms/room.ts';

const personCalled = (name: string): Person => ({ id: name.toLowerCase(), name });
export const [ann, bob, cid, dan] = ['Ann', 'Bob', 'Cid', 'Dan'].map(personCalled) as [Person, Person, Person, Person];

/** A table of Ann's for three, at the time 0. */
export function someRoom(wish: Partial<CreateTableRequest> = {}): Room {
  const made = createRoom(ann, createTableRequest.parse({ game: 'eminent-domain', seats: 3, ...wish }), 0);
  if (!made.ok) throw new Error(made.message);
  return made.value;
}

/** Carries out a command; what was refused gives its code. */
export function does(room: Room, person: Person, command: Change, now = 0): string {
  const outcome = change(room, person, command, now);
  return outcome.ok ? 'ok' : outcome.code;
}

/** The same table with Bob and Cid, their game begun at the time 0 and waiting for some. */
export function playing(wish: Partial<CreateTableRequest> = {}, waiting: readonly Seat[] = [0]): Room {
  const room = someRoom(wish);
  for (const person of [bob, cid]) does(room, person, { do: 'sit', key: room.key });
  room.status = 'playing';
  room.started = 0;
  startClocks(room);
  waitFor(room, waiting, 0);
  return room;
}
