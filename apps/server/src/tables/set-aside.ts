import { readFileSync } from 'node:fs';
import { findGame } from '@orrery/catalogue';
import { wakeAt } from '../rooms/clocks.ts';
import { copyRoom, type Room } from '../rooms/room.ts';
import type { Store } from '../store/store.ts';

/** Which release this is: a later one may be able to go on where this one was caught in a loop. */
export const RELEASE = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;

/** A table was set aside because code of its game, or its bot, did not come to an end. */
export interface StallReport {
  readonly table: string;
  /** What was being done: the kind of a command and of its question, never what was answered. */
  readonly what: string;
  /** Whose code it was: the game's rules and views, or a bot's. */
  readonly by: 'rule' | 'bot';
}

/** How often to start over when other processes write to the table at the same time. */
const TRIES = 5;

const stalledAt = (what: string): string =>
  `The server was caught in an endless loop here (${what}), and has set the table aside.`;

/** Whether a table was set aside by this very release, so that it would be caught in the same loop again. */
export const isSetAside = ({ stuck }: Room, release = RELEASE): boolean => stuck?.releases?.includes(release) ?? false;

/**
 * Sets a table aside: nobody plays on, no time runs, and people see why. Once it is, not even its board is shown any
 * more, since it must have been the board that did not come to an end.
 */
export async function setAside(store: Store, id: string, what: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const record = await store.readTable(id);
    if (!record) return;
    const room = copyRoom(record.room);
    const isAgain = isSetAside(room);
    room.stuck = {
      rulesVersion: findGame(room.game)?.game.rulesVersion ?? room.rulesVersion,
      why: stalledAt(what),
      releases: [...new Set([...(room.stuck?.releases ?? []), RELEASE])],
      ...(isAgain ? { noBoard: true as const } : {}),
    };
    const done = await store.commit(id, { revision: record.revision, room, wakeAt: null });
    if (done === 'done') return;
  }
  throw new Error('a table that should be set aside is changed too often');
}

/** A room that was set aside and comes back into play. Whoever it waits for has all their time from now on. */
export function freed(before: Room, now: number): Room {
  const { stuck: _, ...room } = copyRoom(before);
  for (const seat of room.seats) if (seat.waitingSince !== null) seat.waitingSince = now;
  return room;
}

/** Brings a table back into play; false if it was not set aside. */
export async function freeTable(store: Store, id: string, now: number): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    const record = await store.readTable(id);
    if (!record?.room.stuck?.releases) return false;
    const room = freed(record.room, now);
    const done = await store.commit(id, { revision: record.revision, room, wakeAt: wakeAt(room, now) });
    if (done === 'done') return true;
  }
  throw new Error('the table is changed too often');
}
