import type { Json } from '@orrery/kernel';
import { apply, type Downward, type RoomPicture, type You } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Room } from '../../rooms/room.ts';
import { ann, bob, cid, does, someRoom } from '../../testing/rooms.ts';
import { roomPicture } from './room-picture.ts';
import type { Listener } from './viewer-group.ts';
import { PRESENCE_MS, Viewers } from './viewers.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Somebody who looks on, with what they know of the room, and how much they were told. */
class Onlooker implements Listener {
  readonly person: string | undefined;
  readonly kinds: string[] = [];
  bytes = 0;
  room: RoomPicture | undefined;
  you: You | undefined;

  constructor(person?: string) {
    this.person = person;
  }

  send(text: string): void {
    const message = JSON.parse(text) as Downward;
    this.bytes += text.length;
    this.kinds.push(message.type);
    if (message.type === 'room') {
      this.room = message.room;
      this.you = message.you;
    } else if (message.type === 'room-update') {
      this.room = apply(this.room as unknown as Json, message.patch) as unknown as RoomPicture;
      this.you = message.you ?? this.you;
    }
  }
}

/** An open table with Bob and Cid. */
function gathering(): Room {
  const room = someRoom({ open: true });
  for (const person of [bob, cid]) does(room, person, { do: 'sit', key: room.key });
  return room;
}

const sceneOf = (room: Room) => ({ room, game: undefined });

test('who comes gets the whole room; the others get what is different', () => {
  const room = gathering();
  const gallery = new Viewers();
  const [first, second] = [new Onlooker(ann.id), new Onlooker(bob.id)];
  gallery.enter(sceneOf(room), first, undefined);
  gallery.enter(sceneOf(room), second, undefined);
  vi.advanceTimersByTime(PRESENCE_MS);
  expect([first.kinds, second.kinds]).toEqual([
    ['room', 'room-update'],
    ['room', 'room-update'],
  ]);
  for (const each of [first, second]) expect(each.room).toEqual(roomPicture(room, new Set([ann.id, bob.id])));
  expect(first.you).toMatchObject({ seat: 0, host: true });
  expect(second.you).toMatchObject({ seat: 1, host: false });

  const moved = structuredClone(room);
  expect(does(moved, bob, { do: 'leave' })).toBe('ok');
  gallery.showRoom(sceneOf(moved));
  expect(second.you).toMatchObject({ role: 'spectator', seat: null }); // at once
  for (const each of [first, second]) expect(each.room).toEqual(roomPicture(moved, new Set([ann.id, bob.id])));
  expect(first.kinds).toEqual(['room', 'room-update', 'room-update']);
  gallery.showRoom(sceneOf(moved));
  expect(first.kinds).toHaveLength(3); // nothing is different
});

test('the clocks are told when they have changed', () => {
  const room = gathering();
  const gallery = new Viewers();
  const first = new Onlooker(ann.id);
  gallery.enter(sceneOf(room), first, undefined);
  const later = structuredClone(room);
  later.seats[1]!.waitingSince = 5;
  gallery.showRoom(sceneOf(later));
  expect(first.room!.clocks[1]!.waitingSince).toBe(5);
  gallery.showRoom(sceneOf(later));
  expect(first.kinds).toEqual(['room', 'room-update']);
});

test('somebody who comes and goes without end costs the others next to nothing', () => {
  const room = gathering();
  const gallery = new Viewers();
  const others = Array.from({ length: 50 }, () => new Onlooker());
  for (const each of others) gallery.enter(sceneOf(room), each, undefined);
  const before = others[0]!.bytes;
  const seconds = 4;
  for (let i = 0; i < 200 * seconds; i++) {
    const restless = new Onlooker(bob.id);
    gallery.enter(sceneOf(room), restless, undefined);
    if (i % 2 === 0) gallery.leave(sceneOf(room), restless);
    vi.advanceTimersByTime(5);
    if (i % 2 === 1) gallery.leave(sceneOf(room), restless);
  }
  vi.advanceTimersByTime(2 * PRESENCE_MS);
  const told = others[0]!.kinds.filter(kind => kind === 'room-update').length;
  expect(told).toBeLessThanOrEqual((seconds * 1000) / PRESENCE_MS + 2);
  expect(others[0]!.bytes - before).toBeLessThan(200 * (told + 1));
  for (const each of others) expect(each.room).toEqual(roomPicture(room, new Set()));
});

test('who comes between two tellings ends up with the same room as everybody', () => {
  const room = gathering();
  const gallery = new Viewers();
  const people = [ann, bob, cid].map(({ id }) => new Onlooker(id));
  for (const each of people) {
    gallery.enter(sceneOf(room), each, undefined);
    vi.advanceTimersByTime(PRESENCE_MS / 4);
  }
  gallery.leave(sceneOf(room), people[1]!);
  const late = new Onlooker();
  gallery.enter(sceneOf(room), late, undefined);
  vi.advanceTimersByTime(PRESENCE_MS);
  for (const each of [people[0]!, people[2]!, late])
    expect(each.room).toEqual(roomPicture(room, new Set([ann.id, cid.id])));
  expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
  for (const each of [people[0]!, people[2]!, late]) gallery.leave(sceneOf(room), each);
  expect(vi.getTimerCount()).toBe(0); // an empty table keeps no time
});
