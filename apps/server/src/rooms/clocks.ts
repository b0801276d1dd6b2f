import type { Seat } from '@orrery/kernel';
import { botAt, hasPeople, hasPlayer, type Room, type RoomSeat } from './room.ts';

/** Whether clocks run: not at a table that is paused, or whose game cannot continue. */
const isResting = (room: Room): boolean => room.paused || room.stuck !== undefined;

/** The full time: for a whole game, or for one decision. */
const wholeMs = ({ clock }: Room): number => (clock.kind === 'none' ? Number.POSITIVE_INFINITY : clock.seconds * 1000);

/** The time a seat had left when the table began to wait for it: for the game, or for this decision. */
const leftMs = (room: Room, seat: Seat): number => room.seats[seat]!.bankMs ?? wholeMs(room);

/** When a seat's time is up; never without a clock or a person, or while the game is paused. */
export function deadlineOf(room: Room, seat: Seat): number | null {
  const { waitingSince, late } = room.seats[seat]!;
  if (waitingSince === null || late || isResting(room) || room.clock.kind === 'none' || !hasPlayer(room, seat))
    return null;
  return waitingSince + leftMs(room, seat);
}

/** Whether no time is left for the current decision. Players who are away then can return after it. */
export const isSpent = (room: Room, seat: Seat): boolean =>
  room.seats[seat]!.waitingSince !== null && leftMs(room, seat) === 0;

/** Charges the time since the table began to wait for a seat, and counts from now on. */
function charge(room: Room, seat: Seat, now: number): void {
  const here = room.seats[seat]!;
  if (here.waitingSince === null) return;
  if (!isResting(room) && hasPlayer(room, seat))
    here.usedMs = (here.usedMs ?? 0) + Math.max(0, now - here.waitingSince);
  if (room.clock.kind !== 'none' && !isResting(room) && hasPlayer(room, seat))
    here.bankMs = Math.max(0, leftMs(room, seat) - Math.max(0, now - here.waitingSince));
  here.waitingSince = now;
}

/** Clears the flags for lateness and the reminder. */
function startAnew(here: RoomSeat): void {
  here.late = false;
  here.reminded = false;
}

/** The time for the rest of the game that a player gets back after a bot has decided for them. */
const SHORTEST_MS = 30_000;
const SHARE = 10;

/** A decision was made for somebody whose time was up: from the next one on they may play again. */
function relieve(room: Room, seat: Seat): void {
  const here = room.seats[seat]!;
  if (room.clock.kind === 'bank' && here.bankMs === 0 && !hasPlayer(room, seat))
    here.bankMs = Math.max(wholeMs(room) / SHARE, SHORTEST_MS);
}

/**
 * The table waits for these seats from now on; those it waited for already keep their time. So does the one that took its
 * own decision back: it has what it had left when it decided.
 */
export function waitFor(room: Room, seats: readonly Seat[], now: number, tookBack?: Seat): void {
  for (const [seat, here] of room.seats.entries()) {
    if (seats.includes(seat)) {
      if (here.waitingSince === null && room.clock.kind === 'each' && seat !== tookBack) here.bankMs = null;
      here.waitingSince ??= now;
      here.turnSince ??= now;
    } else if (here.waitingSince !== null) {
      charge(room, seat, now);
      startAnew(here);
      relieve(room, seat);
      here.waitingSince = null;
      here.turnSince = null;
      here.told = false;
    }
  }
}

/** Resets the start of waiting for these seats: who is asked was hidden until now. */
export function excuse(room: Room, until: number): void {
  for (const here of room.seats) {
    if (here.waitingSince === null || here.waitingSince >= until) continue;
    if (here.turnSince === here.waitingSince) here.turnSince = until;
    here.waitingSince = until;
  }
}

const incrementMs = ({ clock }: Room): number => (clock.kind === 'bank' ? clock.increment * 1000 : 0);

/**
 * A seat has made its decision and may be asked again at once: its time restarts, unless it has undone
 * as many decisions. A reaction where others might have been asked as well gains no time.
 */
export function decided(room: Room, seat: Seat, now: number, isReaction = false): void {
  const here = room.seats[seat]!;
  charge(room, seat, now);
  startAnew(here);
  relieve(room, seat);
  if (room.clock.kind === 'bank' && here.bankMs !== null && hasPlayer(room, seat) && !isReaction)
    here.bankMs += incrementMs(room);
  if (here.owed > 0) here.owed--;
  else if (room.clock.kind === 'each' && here.waitingSince !== null) here.bankMs = null;
}

/** Decisions of a seat were undone, and the time gained by them is taken back; `itself` if the seat asked for it. */
export function tookBack(room: Room, seat: Seat, decisions: number, itself: boolean): void {
  const here = room.seats[seat]!;
  if (room.clock.kind === 'bank' && here.bankMs !== null && hasPlayer(room, seat)) {
    const least = itself ? 0 : Math.min(here.bankMs, SHORTEST_MS); // nobody runs out of time because of others' undos
    here.bankMs = Math.max(least, here.bankMs - decisions * incrementMs(room));
  }
  if (room.clock.kind === 'each' && itself) here.owed += decisions;
}

export function startClocks(room: Room): void {
  for (const seat of room.seats) seat.bankMs = room.clock.kind === 'bank' ? wholeMs(room) : null;
}

/**
 * Lets somebody else decide for a seat from now on. Used time is charged. A person who returns has the time they had
 * left, also for the current decision; a newcomer has the full time.
 */
export function handOver(room: Room, seat: Seat, now: number, change: (here: RoomSeat) => void): void {
  const here = room.seats[seat]!;
  const before = here.person?.id;
  charge(room, seat, now);
  startAnew(here);
  change(here);
  if (here.person?.id === before) return;
  here.bankMs = room.clock.kind === 'bank' ? wholeMs(room) : null;
  here.owed = 0;
  if (here.waitingSince !== null) {
    here.turnSince = now;
    here.told = false;
  }
}

/** Stops all clocks. Nobody's time runs until `goOn`. */
export function rest(room: Room, now: number): void {
  for (const seat of room.seats.keys()) charge(room, seat, now);
  room.paused = true;
  room.pausedAt = now;
  room.pauseAsked = [];
}

/** Restarts the clocks. Seats that are waited for get a notice as for a new turn. */
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

/** The delay before a notice is sent. */
const TELL_AFTER_MS = 60_000;
/** Only players with at least this much time get a reminder. */
const SLOW_SECONDS = 3600;

/** When a notice should be sent that the table waits for a seat. */
export function tellAt(room: Room, seat: Seat): number | null {
  const { turnSince, told } = room.seats[seat]!;
  return turnSince === null || told || isResting(room) || !hasPlayer(room, seat) ? null : turnSince + TELL_AFTER_MS;
}

/** When a seat should be reminded: with a quarter of its time left, at a slow table. */
export function remindAt(room: Room, seat: Seat): number | null {
  const { clock } = room;
  const deadline = deadlineOf(room, seat);
  if (clock.kind !== 'each' || clock.seconds < SLOW_SECONDS || deadline === null || room.seats[seat]!.reminded)
    return null;
  return deadline - clock.seconds * 250;
}

/** How long a bot may be silent before another process takes over the table. */
const BOT_GRACE_MS = 1_000;

/** When a process should check the table even if no command arrives. */
export function wakeAt(room: Room, now: number): number | null {
  if (room.status === 'gathering') return room.dice?.startBy ?? room.startAt ?? null;
  if (room.status !== 'playing' || isResting(room)) return null;
  let soonest = Number.POSITIVE_INFINITY;
  const look = (time: number | null): void => {
    if (time !== null && time < soonest) soonest = time;
  };
  for (let seat = 0; seat < room.seats.length; seat++) {
    if (room.seats[seat]!.waitingSince === null) continue;
    look(deadlineOf(room, seat));
    look(tellAt(room, seat));
    look(remindAt(room, seat));
    if (botAt(room, seat) !== null && hasPeople(room)) look(now + BOT_GRACE_MS);
  }
  return soonest === Number.POSITIVE_INFINITY ? null : soonest;
}
