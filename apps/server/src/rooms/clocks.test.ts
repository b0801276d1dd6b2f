import { expect, test } from 'vitest';
import { ann, bob, cid, dan, does, playing } from '../testing/rooms.ts';
import { deadlineOf, decided, outOfTime, remindAt, startClocks, tellAt, tookBack, waitFor, wakeAt } from './clocks.ts';
import { timeOut } from './commands.ts';
import type { Room } from './room.ts';

const bank = { clock: { kind: 'bank', seconds: 600, increment: 10 } } as const;
const each = { clock: { kind: 'each', seconds: 7200 } } as const;
const left = (room: Room, seat: number) => room.seats[seat]!.bankMs;

/** Everybody who plays agrees to a pause. */
function pause(room: Room, now: number): void {
  for (const person of [ann, bob, cid]) does(room, person, { do: 'pause', agree: true }, now);
  expect(room.paused).toBe(true);
}

test('a live clock runs while the table waits for a seat, and each decision adds to it', () => {
  const room = playing(bank);
  expect([deadlineOf(room, 0), deadlineOf(room, 1)]).toEqual([600_000, null]);
  waitFor(room, [1], 50_000);
  decided(room, 0, 50_000);
  expect([left(room, 0), left(room, 1)]).toEqual([560_000, 600_000]);
  expect(deadlineOf(room, 1)).toBe(650_000);
  decided(room, 1, 60_000); // and is asked again at once
  expect([left(room, 1), deadlineOf(room, 1)]).toEqual([600_000, 660_000]);
});

test('a seat that is no longer waited for without having decided gains no time', () => {
  const room = playing(bank, [0, 1]);
  waitFor(room, [2], 20_000);
  decided(room, 0, 20_000); // answered first
  expect([left(room, 0), left(room, 1)]).toEqual([590_000, 580_000]);
});

test('several seats are waited for at once, each with its own time', () => {
  const room = playing(bank, [0, 1, 2]);
  waitFor(room, [1, 2], 30_000);
  decided(room, 0, 30_000);
  waitFor(room, [0, 2], 100_000);
  decided(room, 1, 100_000);
  expect([0, 1, 2].map(seat => deadlineOf(room, seat))).toEqual([680_000, null, 600_000]);
  expect(outOfTime(room, 650_000)).toEqual([2]);
  expect(outOfTime(room, 680_000)).toEqual([0, 2]);
});

test('an undo also takes back the time gained by the decision', () => {
  const room = playing(bank);
  for (let now = 0; now < 100; now++) {
    decided(room, 0, now);
    tookBack(room, 0, 1, true);
  }
  expect(left(room, 0)).toBeLessThanOrEqual(600_000);
});

test('nobody runs out of time because of others’ undos', () => {
  const room = playing(bank, [1]);
  room.seats[1]!.bankMs = 35_000;
  tookBack(room, 1, 3, false);
  expect(left(room, 1)).toBe(30_000);
  tookBack(room, 1, 1, true);
  expect(left(room, 1)).toBe(20_000);
  tookBack(room, 1, 1, false);
  expect(left(room, 1)).toBe(20_000);
});

test('a slow clock gives each decision its time', () => {
  const room = playing(each);
  expect(deadlineOf(room, 0)).toBe(7_200_000);
  decided(room, 0, 1_000);
  expect([left(room, 0), deadlineOf(room, 0)]).toEqual([null, 7_201_000]);
});

test.each([
  [bank, 700_000],
  [each, 7_300_000],
])('no time runs while the game is paused (%o)', (terms, deadline) => {
  const room = playing(terms);
  pause(room, 30_000);
  expect([deadlineOf(room, 0), wakeAt(room, 30_000), outOfTime(room, 1e9)]).toEqual([null, null, []]);
  does(room, bob, { do: 'resume' }, 130_000);
  expect(deadlineOf(room, 0)).toBe(deadline); // later by the length of the pause
});

test('a change of player during a pause costs no time', () => {
  const room = playing(bank, [1]);
  pause(room, 100_000);
  does(room, bob, { do: 'step-aside' }, 200_000);
  does(room, bob, { do: 'return' }, 300_000);
  does(room, bob, { do: 'resume' }, 400_000);
  expect([left(room, 1), deadlineOf(room, 1)]).toEqual([500_000, 900_000]);
});

test('bots have no clock, and their thinking is not charged to the person they stand in for', () => {
  const room = playing(bank, [1]);
  does(room, bob, { do: 'step-aside' }, 100_000);
  expect([left(room, 1), deadlineOf(room, 1)]).toEqual([500_000, null]);
  decided(room, 1, 300_000);
  expect(left(room, 1)).toBe(500_000);
  does(room, bob, { do: 'return' }, 400_000);
  expect([left(room, 1), deadlineOf(room, 1)]).toEqual([500_000, 900_000]);
});

test('on time-out a bot continues; the person returns with at least a tenth of the time', () => {
  const room = playing({ ...bank, onTimeout: 'bot' }, [1]);
  timeOut(room, 1, 600_000);
  expect(room.seats[1]).toMatchObject({ person: bob, away: true, bot: 'normal', bankMs: 0 });
  expect(outOfTime(room, 700_000)).toEqual([]);
  decided(room, 1, 650_000);
  does(room, bob, { do: 'return' }, 700_000);
  expect([left(room, 1), deadlineOf(room, 1)]).toEqual([60_000, 760_000]);
});

test('a player whose time is up cannot return for that decision, and the bot keeps its time to think', () => {
  for (const terms of [bank, each]) {
    const room = playing({ ...terms, onTimeout: 'bot' }, [1]);
    timeOut(room, 1, 7_200_000);
    expect(does(room, bob, { do: 'return' }, 7_200_000)).toBe('seat/out-of-time');
    expect(room.seats[1]).toMatchObject({ away: true, bot: 'normal' });
    waitFor(room, [0], 7_300_000); // somebody else decided
    expect(does(room, bob, { do: 'return' }, 7_300_000)).toBe('ok');
  }
});

test('after an undo at a slow table the player has the time that was left; others who are asked again have all of it', () => {
  const room = playing(each);
  waitFor(room, [1], 7_000_000);
  decided(room, 0, 7_000_000);
  waitFor(room, [0], 7_050_000, 0);
  tookBack(room, 0, 1, true);
  expect(deadlineOf(room, 0)).toBe(7_250_000);
  waitFor(room, [1], 7_100_000);
  decided(room, 0, 7_100_000);
  waitFor(room, [0], 7_150_000, 1);
  tookBack(room, 0, 1, false);
  expect(deadlineOf(room, 0)).toBe(14_350_000);
});

test.each([
  [bank, 590_000],
  [each, 7_190_000],
])('stepping aside and back gives nobody more time (%o)', (terms, used) => {
  const room = playing(terms, [1]);
  let now = used;
  for (let again = 0; again < 20; again++) {
    expect(does(room, bob, { do: 'step-aside' }, now)).toBe('ok');
    now += 5_000;
    expect(does(room, bob, { do: 'return' }, now)).toBe('ok');
    expect(deadlineOf(room, 1)).toBe(now + 10_000);
  }
});

test('without a clock, stepping aside and back does not prevent the host from acting', () => {
  const room = playing({}, [1]);
  does(room, bob, { do: 'step-aside' }, 3_000_000);
  does(room, bob, { do: 'return' }, 3_000_000);
  expect(does(room, ann, { do: 'open-seat', seat: 1 }, 3_600_000)).toBe('ok');
});

test('stepping aside with time left gives no more time after the bot has decided', () => {
  const room = playing(bank, [1]);
  does(room, bob, { do: 'step-aside' }, 599_000);
  decided(room, 1, 599_000);
  does(room, bob, { do: 'return' }, 600_000);
  expect(left(room, 1)).toBe(1_000);
});

test('a new decision has its full time, whoever made the last one', () => {
  const room = playing(each, [1]);
  does(room, bob, { do: 'step-aside' }, 7_000_000);
  decided(room, 1, 7_000_000);
  does(room, bob, { do: 'return' }, 7_100_000);
  expect(deadlineOf(room, 1)).toBe(14_300_000);
});

test('on time-out the table waits; a late player simply continues', () => {
  const room = playing({ ...bank, onTimeout: 'wait' }, [1]);
  timeOut(room, 1, 600_000);
  expect([room.seats[1]!.late, deadlineOf(room, 1), outOfTime(room, 1e9)]).toEqual([true, null, []]);
  waitFor(room, [0], 900_000);
  decided(room, 1, 900_000);
  expect([room.seats[1]!.late, left(room, 1)]).toEqual([false, 10_000]);
});

test('on time-out the seat opens; a newcomer has the full time', () => {
  const room = playing({ ...bank, onTimeout: 'open', open: true }, [1]);
  timeOut(room, 1, 600_000);
  expect([room.seats[1]!.person, deadlineOf(room, 1), outOfTime(room, 1e9)]).toEqual([null, null, []]);
  expect(wakeAt(room, 600_000)).toBeNull();
  does(room, dan, { do: 'sit' }, 900_000);
  expect([left(room, 1), deadlineOf(room, 1)]).toEqual([600_000, 1_500_000]);
});

test('one notice is due a minute into a turn, which may have several decisions', () => {
  const room = playing();
  expect([tellAt(room, 0), tellAt(room, 1), wakeAt(room, 0)]).toEqual([60_000, null, 60_000]);
  decided(room, 0, 50_000);
  expect(tellAt(room, 0)).toBe(60_000);
  room.seats[0]!.told = true;
  decided(room, 0, 70_000);
  expect([tellAt(room, 0), wakeAt(room, 70_000)]).toEqual([null, null]);
  waitFor(room, [1], 80_000);
  waitFor(room, [0], 90_000);
  expect(tellAt(room, 0)).toBe(150_000); // a new turn
  room.seats[0]!.told = true;
  pause(room, 100_000);
  expect(tellAt(room, 0)).toBeNull();
  does(room, ann, { do: 'resume' }, 200_000);
  expect(tellAt(room, 0)).toBe(260_000); // they may not know that the game continues
});

test('a reminder is due when a quarter of a long time is left, for each decision', () => {
  const room = playing(each);
  room.seats[0]!.told = true;
  expect([remindAt(room, 0), wakeAt(room, 0)]).toEqual([5_400_000, 5_400_000]);
  room.seats[0]!.reminded = true;
  expect([remindAt(room, 0), wakeAt(room, 0)]).toEqual([null, 7_200_000]);
  decided(room, 0, 6_000_000);
  expect(remindAt(room, 0)).toBe(11_400_000);
  const quick = playing({ clock: { kind: 'each', seconds: 300 } });
  expect(remindAt(quick, 0)).toBeNull();
  expect(remindAt(playing(bank), 0)).toBeNull();
});

test('a silent bot makes the table due, but not at a table without people', () => {
  const room = playing({}, [1]);
  does(room, bob, { do: 'step-aside' }, 5_000);
  expect(wakeAt(room, 5_000)).toBe(6_000);
  for (const person of [ann, bob, cid]) does(room, person, { do: 'resign' }, 6_000);
  expect(wakeAt(room, 6_000)).toBeNull();
});

test('without a clock nobody is ever late', () => {
  const room = playing();
  startClocks(room);
  expect([left(room, 0), deadlineOf(room, 0), outOfTime(room, 1e12)]).toEqual([null, null, []]);
});

test('after an undo at a slow table the next decision gains no time; the one after it does', () => {
  const room = playing(each);
  decided(room, 0, 1_000_000);
  tookBack(room, 0, 1, true);
  decided(room, 0, 2_000_000);
  expect(deadlineOf(room, 0)).toBe(8_200_000);
  decided(room, 0, 3_000_000);
  expect(deadlineOf(room, 0)).toBe(10_200_000);
});

test('undos of others cause no debt, and a newcomer does not inherit one', () => {
  const room = playing(each);
  tookBack(room, 0, 1, false);
  decided(room, 0, 1_000_000);
  expect(deadlineOf(room, 0)).toBe(8_200_000);

  const another = playing({ ...each, open: true }, [1]);
  tookBack(another, 1, 1, true);
  does(another, bob, { do: 'step-aside' }, 1_000_000);
  does(another, ann, { do: 'open-seat', seat: 1 }, 1_000_000);
  does(another, dan, { do: 'sit' }, 2_000_000);
  decided(another, 1, 3_000_000);
  expect(deadlineOf(another, 1)).toBe(10_200_000);
});

test('an undo leaves no time where less was left than the decision had gained', () => {
  const room = playing(bank);
  room.seats[0]!.bankMs = 5_000;
  tookBack(room, 0, 1, true);
  expect(left(room, 0)).toBe(0);
});

test('a seat that is not waited for is not late and needs no reminder; a person behind a bot has a tenth of the time again', () => {
  const room = playing({ ...bank, onTimeout: 'wait' }, [1]);
  timeOut(room, 1, 600_000);
  room.seats[1]!.reminded = true;
  waitFor(room, [0], 700_000);
  expect(room.seats[1]).toMatchObject({ late: false, reminded: false, turnSince: null });
  const another = playing({ ...bank, onTimeout: 'bot' }, [1]);
  timeOut(another, 1, 600_000);
  waitFor(another, [0], 700_000);
  expect(left(another, 1)).toBe(60_000);
});

test('a newcomer gets a notice as for a new turn', () => {
  const room = playing({ open: true }, [1]);
  room.seats[1]!.told = true;
  does(room, bob, { do: 'step-aside' }, 100_000);
  does(room, ann, { do: 'open-seat', seat: 1 }, 100_000);
  does(room, dan, { do: 'sit' }, 500_000);
  expect(tellAt(room, 1)).toBe(560_000);
});

test('after a pause time runs on, and the table waits for the same seats', () => {
  const room = playing();
  pause(room, 30_000);
  does(room, bob, { do: 'resume' }, 130_000);
  expect([room.paused, room.pausedAt]).toEqual([false, null]);
  expect(room.seats.map(({ waitingSince }) => waitingSince)).toEqual([130_000, null, null]);
});

test('a finished table is never due, nor one whose bots are not waited for', () => {
  const room = playing(bank);
  room.status = 'over';
  expect(wakeAt(room, 0)).toBeNull();
  const other = playing({}, [0]);
  other.seats[0]!.told = true;
  does(other, bob, { do: 'step-aside' });
  expect(wakeAt(other, 0)).toBeNull();
});

test('the time that the table waits for somebody is added up with any clock, but not while it is paused or a bot plays', () => {
  for (const clock of [{ kind: 'none' }, { kind: 'each', seconds: 7200 }] as const) {
    const room = playing({ clock });
    waitFor(room, [1], 50_000);
    decided(room, 0, 50_000);
    pause(room, 60_000);
    decided(room, 1, 90_000);
    expect(room.seats.map(({ usedMs }) => usedMs)).toEqual([
      50_000,
      10_000,
      ...room.seats.slice(2).map(() => undefined),
    ]);
  }
});
