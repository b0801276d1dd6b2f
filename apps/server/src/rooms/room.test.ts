import { expect, test } from 'vitest';
import { someRoom } from '../testing/records.ts';
import { clocksIn, copyRoom, isAsBefore, type Room, withClocks } from './room.ts';

/** The room with one thing in it changed, for each thing in it. */
function changesOf(room: Room): [name: string, Room][] {
  const names = Object.keys(room).filter(name => name !== 'seats');
  const ofSeats = Object.keys(room.seats[0]!);
  return [
    ...names.map((name): [string, Room] => [name, { ...room, [name]: 'other' }]),
    ...ofSeats.map((name): [string, Room] => [
      `seat ${name}`,
      { ...room, seats: room.seats.map(each => ({ ...each, [name]: 'other' })) },
    ]),
  ];
}

const running = ['waitingSince', 'turnSince', 'bankMs', 'owed', 'late', 'told', 'reminded', 'allowance'].map(
  name => `seat ${name}`,
);

test('a room is as before while nothing but clocks has changed, and these are all that is kept of it then', () => {
  const room = someRoom();
  expect(isAsBefore(room, copyRoom(room))).toBe(true);
  const names: string[] = [];
  for (const [name, other] of changesOf(room)) {
    if (!isAsBefore(room, other)) continue;
    names.push(name);
    expect(withClocks(room, clocksIn(other)), name).toEqual(other);
  }
  expect(names.sort()).toEqual(running.sort());
});
