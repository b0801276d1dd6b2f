import { readFileSync } from 'node:fs';
import { findGame } from '@orrery/catalogue';
import { wakeAt } from '../rooms/clocks.ts';
import { copyRoom, type Room } from '../rooms/room.ts';
import type { Store } from '../store/store.ts';

/** The version of this release. A later one may have fixed the loop that a table was set aside for. */
export const RELEASE = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;

/** A table was set aside because its rules or its bot are in an endless loop. */
export interface StallReport {
  readonly table: string;
  /** The kind of the command and of its question, never its content. */
  readonly what: string;
  /** What caused it: the game's rules and views, or a bot. */
  readonly by: 'rule' | 'bot';
}

/** How often to start over when other processes write to the table at the same time. */
const TRIES = 5;

const stalledAt = (what: string): string =>
  `The server was caught in an endless loop here (${what}), and has set the table aside.`;

/** Whether this release has set the table aside, so that it would run into the same loop again. */
export const isSetAside = ({ stuck }: Room, release = RELEASE): boolean => stuck?.releases?.includes(release) ?? false;

/**
 * Sets a table aside: the game stops, clocks stop, and people see why. The second time its board is not shown either,
 * since then it must have been the view that did not end.
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
  throw new Error('a table could not be set aside: too many concurrent changes');
}

/** A room that is no longer set aside. Clocks of waited-for seats restart. */
export function freed(before: Room, now: number): Room {
  const { stuck: _, ...room } = copyRoom(before);
  for (const seat of room.seats) if (seat.waitingSince !== null) seat.waitingSince = now;
  return room;
}

/** Unblocks a table that was set aside; false if it was not. */
export async function freeTable(store: Store, id: string, now: number): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    const record = await store.readTable(id);
    if (!record?.room.stuck?.releases) return false;
    const room = freed(record.room, now);
    const done = await store.commit(id, { revision: record.revision, room, wakeAt: wakeAt(room, now) });
    if (done === 'done') return true;
  }
  throw new Error('too many concurrent changes of the table');
}
