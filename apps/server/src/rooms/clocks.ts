import type { Seat } from '@orrery/kernel';
import { botAt, hasPlayer, isPeopled, type Room, type RoomSeat } from './room.ts';

/** When a seat's time is up; never without a clock or a person, or while the table rests. */
export function deadlineOf(room: Room, seat: Seat): number | null {
  const { clock } = room;
  const { waitingSince, bankMs, late } = room.seats[seat]!;
  if (waitingSince === null || late || room.paused || clock.kind === 'none' || !hasPlayer(room, seat)) return null;
  return waitingSince + (clock.kind === 'each' ? clock.seconds * 1000 : (bankMs ?? 0));
}

/** Charges the time since the table began to wait for a seat's decision, and starts anew. */
function charge(room: Room, seat: Seat, now: number): void {
  const here = room.seats[seat]!;
  if (here.waitingSince === null) return;
  if (here.bankMs !== null && !room.paused && hasPlayer(room, seat))
    here.bankMs = Math.max(0, here.bankMs - (now - here.waitingSince));
  here.waitingSince = now;
  here.late = false;
  here.reminded = false;
}

/** The table waits for these seats from now on; those it waited for already keep their time. */
export function waitFor(room: Room, seats: readonly Seat[], now: number): void {
  for (const [seat, here] of room.seats.entries()) {
    if (seats.includes(seat)) {
      here.waitingSince ??= now;
      here.turnSince ??= now;
    } else if (here.waitingSince !== null) {
      charge(room, seat, now);
      here.waitingSince = null;
      here.turnSince = null;
      here.told = false;
    }
  }
}

const incrementMs = ({ clock }: Room): number => (clock.kind === 'bank' ? clock.increment * 1000 : 0);

/** A seat has decided what the table waited for, and may be asked again at once: its time starts anew. */
export function decided(room: Room, seat: Seat, now: number): void {
  const here = room.seats[seat]!;
  charge(room, seat, now);
  if (here.bankMs !== null && hasPlayer(room, seat)) here.bankMs += incrementMs(room);
}

/** A seat has taken a decision back, and with it the time it got for that. */
export function tookBack(room: Room, seat: Seat): void {
  const here = room.seats[seat]!;
  if (here.bankMs !== null) here.bankMs = Math.max(0, here.bankMs - incrementMs(room));
}

export function startClocks(room: Room): void {
  const { clock } = room;
  for (const seat of room.seats) seat.bankMs = clock.kind === 'bank' ? clock.seconds * 1000 : null;
}

/** Of their store of time, whoever takes over a seat has at least so much. */
const SHORTEST_MS = 30_000;
const SHARE = 10;

/**
 * Lets somebody else decide for a seat from now on. What was used is charged, and the time for this decision starts
 * anew; a person who comes back has a tenth of the store of time at least, and a newcomer all of it.
 */
export function handOver(room: Room, seat: Seat, now: number, change: (here: RoomSeat) => void): void {
  const { clock } = room;
  const here = room.seats[seat]!;
  const before = here.person?.id;
  charge(room, seat, now);
  change(here);
  if (here.waitingSince !== null) {
    here.turnSince = now;
    here.told = false;
  }
  if (clock.kind !== 'bank' || here.bankMs === null || !hasPlayer(room, seat)) return;
  const whole = clock.seconds * 1000;
  here.bankMs = here.person?.id === before ? Math.max(here.bankMs, whole / SHARE, SHORTEST_MS) : whole;
}

/** Stops all clocks. Nobody's time runs until `goOn`. */
export function rest(room: Room, now: number): void {
  if (room.clock.kind === 'bank') for (const seat of room.seats.keys()) charge(room, seat, now);
  room.paused = true;
  room.pausedAt = now;
  room.pauseAsked = [];
}

/** Lets the clocks run on from where they stood. Who is waited for hears of it like of a new turn. */
export function goOn(room: Room, now: number): void {
  const restedMs = now - (room.pausedAt ?? now);
  for (const here of room.seats) {
    if (here.waitingSince === null) continue;
    here.waitingSince = Math.min(now, here.waitingSince + restedMs);
    here.turnSince = now;
    here.told = false;
  }
  room.paused = false;
  room.pausedAt = null;
}

/** The seats whose time is up. */
export const outOfTime = (room: Room, now: number): Seat[] =>
  room.seats.flatMap((_, seat) => {
    const deadline = deadlineOf(room, seat);
    return deadline !== null && deadline <= now ? [seat] : [];
  });

/** So long somebody may think before word is sent, in case they are not there. */
const TELL_AFTER_MS = 60_000;
/** Only those who have long to decide are reminded of it. */
const SLOW_SECONDS = 3600;

/** When word should be sent that the table waits for a seat. */
export function tellAt(room: Room, seat: Seat): number | null {
  const { turnSince, told } = room.seats[seat]!;
  return turnSince === null || told || room.paused || !hasPlayer(room, seat) ? null : turnSince + TELL_AFTER_MS;
}

/** When a seat should be reminded: with a quarter of its time left, at a slow table. */
export function remindAt(room: Room, seat: Seat): number | null {
  const { clock } = room;
  const deadline = deadlineOf(room, seat);
  if (clock.kind !== 'each' || clock.seconds < SLOW_SECONDS || deadline === null || room.seats[seat]!.reminded)
    return null;
  return deadline - clock.seconds * 250;
}

/** How long a bot that should have moved may be silent before another process looks after the table. */
const BOT_GRACE_MS = 1_000;

/** When somebody should look at the table even if nobody says anything. */
export function wakeAt(room: Room, now: number): number | null {
  if (room.status !== 'playing' || room.paused) return null;
  let soonest = Number.POSITIVE_INFINITY;
  const look = (time: number | null): void => {
    if (time !== null && time < soonest) soonest = time;
  };
  for (let seat = 0; seat < room.seats.length; seat++) {
    if (room.seats[seat]!.waitingSince === null) continue;
    look(deadlineOf(room, seat));
    look(tellAt(room, seat));
    look(remindAt(room, seat));
    if (botAt(room, seat) !== null && isPeopled(room)) look(now + BOT_GRACE_MS);
  }
  return soonest === Number.POSITIVE_INFINITY ? null : soonest;
}
