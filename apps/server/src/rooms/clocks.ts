import type { Seat } from '@orrery/kernel';
import { botAt, type Room } from './room.ts';

/** When a seat's time is up; never for bots, without a clock, or while the table rests. */
export function deadlineOf(room: Room, seat: Seat): number | null {
  const { clock } = room;
  const { waitingSince, bankMs, late } = room.seats[seat]!;
  if (waitingSince === null || late || room.paused || clock.kind === 'none' || botAt(room, seat) !== null) return null;
  return waitingSince + (clock.kind === 'each' ? clock.seconds * 1000 : (bankMs ?? 0));
}

/** Charges the time since the table began to wait for a seat, and stops waiting. */
function stopWaiting(room: Room, seat: Seat, now: number): void {
  const here = room.seats[seat]!;
  if (here.waitingSince === null) return;
  if (here.bankMs !== null && !room.paused && botAt(room, seat) === null)
    here.bankMs = Math.max(0, here.bankMs - (now - here.waitingSince));
  here.waitingSince = null;
}

/** The table waits for these seats from now on; those it waited for already keep their time. */
export function waitFor(room: Room, seats: readonly Seat[], now: number): void {
  const { clock } = room;
  for (const [seat, here] of room.seats.entries()) {
    if (seats.includes(seat)) here.waitingSince ??= now;
    else if (here.waitingSince !== null) {
      stopWaiting(room, seat, now);
      here.late = false;
      if (clock.kind === 'bank' && here.bankMs !== null) here.bankMs += clock.increment * 1000;
    }
  }
}

/** A seat has decided something and may be asked again at once: its time starts anew. */
export function restart(room: Room, seat: Seat, now: number): void {
  const here = room.seats[seat]!;
  if (here.waitingSince === null) return;
  stopWaiting(room, seat, now);
  here.late = false;
  if (room.clock.kind === 'bank' && here.bankMs !== null) here.bankMs += room.clock.increment * 1000;
  here.waitingSince = now;
}

export function startClocks(room: Room): void {
  const { clock } = room;
  for (const seat of room.seats) seat.bankMs = clock.kind === 'bank' ? clock.seconds * 1000 : null;
}

/** Stops all clocks. Nobody's time runs until `goOn`. */
export function rest(room: Room, now: number): void {
  for (const [seat, here] of room.seats.entries()) {
    if (here.waitingSince === null) continue;
    stopWaiting(room, seat, now);
    here.waitingSince = now;
  }
  room.paused = true;
  room.pauseAsked = [];
}

export function goOn(room: Room, now: number): void {
  for (const here of room.seats) if (here.waitingSince !== null) here.waitingSince = now;
  room.paused = false;
}

/** The seats whose time is up. */
export const outOfTime = (room: Room, now: number): Seat[] =>
  room.seats.flatMap((_, seat) => {
    const deadline = deadlineOf(room, seat);
    return deadline !== null && deadline <= now ? [seat] : [];
  });

/** How long a bot that should have moved may be silent before another process looks after the table. */
const BOT_GRACE_MS = 1_000;

/** When somebody should look at the table even if nobody says anything. */
export function wakeAt(room: Room, now: number): number | null {
  if (room.status !== 'playing' || room.paused) return null;
  const times = room.seats.flatMap(({ waitingSince }, seat) => {
    if (waitingSince === null) return [];
    const time = botAt(room, seat) === null ? deadlineOf(room, seat) : now + BOT_GRACE_MS;
    return time === null ? [] : [time];
  });
  return times.length === 0 ? null : Math.min(...times);
}
