import { findGame } from '@orrery/catalogue';
import { eventFor, statePicture } from '@orrery/host';
import type { Downward, Picture } from '@orrery/protocol';
import { working } from '../../common/watchdog.ts';
import { seatOf } from '../../rooms/room.ts';
import type { Store, TableRecord } from '../../store/store.ts';
import { eventsBefore } from '../stored/stored-events.ts';
import { type Listener, NEWEST_EVENTS } from './viewer-group.ts';

/** Sends the last stored board of a stuck game, if it can be shown, and its newest events. */
export async function sendStuckBoard(
  store: Store,
  { room, length: n }: TableRecord,
  listener: Listener,
): Promise<void> {
  if (room.stuck?.noBoard) return;
  const snapshot = await store.readSnapshot(room.id);
  const seat = seatOf(room, listener.person);
  const { rulesVersion } = room;
  const picture = snapshot && working(room.id, 'show', () => pictureIn(room.game, { rulesVersion, snapshot }, seat));
  if (!picture) return;
  const { from, events } = await eventsBefore(store, room.id, Number.MAX_SAFE_INTEGER, NEWEST_EVENTS);
  const items = events.map(event => eventFor(event, seat));
  const message: Downward = { type: 'full', table: room.id, n, picture, events: { from, items } };
  listener.send(JSON.stringify(message));
}

/** A state of other rules may not fit the views of this server: then there is no board. */
function pictureIn(id: string, state: Parameters<typeof statePicture>[1], seat: number | null): Picture | undefined {
  try {
    return statePicture(findGame(id)!.game, state, seat);
  } catch {
    return undefined;
  }
}
