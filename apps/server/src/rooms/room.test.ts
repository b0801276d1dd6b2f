import { expect, test } from 'vitest';
import { someRoom } from '../testing/records.ts';
import { ann, playing, someRoom as roomOfAnn } from '../testing/rooms.ts';
import {
  clocksIn,
  copyRoom,
  hasOnlyClockChanges,
  peopleOf,
  type Room,
  shifted,
  waitingSeats,
  withClocks,
  withNewFields,
} from './room.ts';

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

test('a room counts as unchanged while only clocks have changed, and then only these are stored', () => {
  const room = someRoom();
  expect(hasOnlyClockChanges(room, copyRoom(room))).toBe(true);
  const names: string[] = [];
  for (const [name, other] of changesOf(room)) {
    if (!hasOnlyClockChanges(room, other)) continue;
    names.push(name);
    expect(withClocks(room, clocksIn(other)), name).toEqual(other);
  }
  expect(names.sort()).toEqual(running.sort());
});

test('a room from before seats had colours, debts and allowances gets those of a new one', () => {
  const room = playing();
  const old = {
    ...room,
    seats: room.seats.map(({ colour: _, owed: __, allowance: ___, ...seat }) => seat),
  } as unknown as Room;
  expect(withNewFields(old)).toEqual(room);
});

test('clocks are shifted by the given time', () => {
  const room = { ...playing(), pausedAt: 5 };
  expect(shifted(room, 0)).toBe(room);
  const { pausedAt, seats } = shifted(room, 1);
  expect([pausedAt, seats[0]!.waitingSince, seats[0]!.turnSince, seats[1]!.waitingSince]).toEqual([6, 1, 1, null]);
});

test('the table is in the list of those who sit there and of its host, once', () => {
  expect(peopleOf(playing())).toEqual(['ann', 'bob', 'cid']);
  expect(peopleOf(roomOfAnn({ sit: false }))).toEqual([ann.id]);
  expect(waitingSeats(playing({}, [0, 2]))).toEqual([0, 2]);
});
