import { usualBot } from '@orrery/bots';
import { findGame, readTyped } from '@orrery/catalogue';
import { type Json, readNewOptions, type Seat } from '@orrery/kernel';
import type { RoomCommand } from '@orrery/protocol';
import { fine, type Result, refused } from '../common/refusal.ts';
import type { Room } from './room.ts';

type Settings = Extract<RoomCommand, { do: 'settings' }>;

/** The maximum time until a planned start. */
const LONGEST_WAIT_MS = 60 * 86_400_000;

export const wrongStart = (startAt: number, now: number): ReturnType<typeof refused> | undefined =>
  startAt > now && startAt <= now + LONGEST_WAIT_MS
    ? undefined
    : refused('options/invalid', 'A start is planned for a time from now on, at most 60 days ahead.');

/** The host changes the settings of a table before its game. Everybody must confirm again that they are ready. */
export function changeSettings(room: Room, settings: Settings, now: number): Result {
  const { options, startAt, do: _, ...terms } = settings;
  if (options !== undefined) {
    const offer = findGame(room.game);
    if (!offer) return refused('request/unknown', 'There is no such game.');
    const read = readNewOptions(offer.game, readTyped(offer, options), room.seats.length);
    if (!read.ok) return read;
    room.options = read.value as Json;
    room.rulesVersion = offer.game.rulesVersion;
  }
  if (typeof startAt === 'number') {
    const wrong = wrongStart(startAt, now);
    if (wrong) return wrong;
    room.startAt = startAt;
  } else if (startAt === null) delete room.startAt;
  Object.assign(room, terms);
  room.changed = now;
  for (const seat of room.seats) seat.ready = false;
  return fine;
}

export function setReady(room: Room, seat: Seat, ready: boolean): Result {
  room.seats[seat]!.ready = ready;
  return fine;
}

/** Whether the planned start has been reached. */
export const isPlannedStartDue = ({ status, startAt, dice }: Room, now: number): boolean =>
  status === 'gathering' && startAt !== undefined && now >= startAt && dice?.startBy == null;

/** Bots take the open seats. If nobody sits at the table, there is nothing to start: the plan is dropped. */
export function fillWithBots(room: Room): boolean {
  delete room.startAt;
  if (room.seats.every(({ person }) => person === null)) return false;
  for (const seat of room.seats) if (seat.person === null) seat.bot ??= usualBot(room.game);
  return true;
}
