import type { Json } from '@orrery/kernel';
import type { Downward, Picture, RoomPicture } from '@orrery/protocol';
import { apply } from '@orrery/protocol/patch';
import { saidInPrivate, saidToAll, withSaid } from './chat.ts';
import type { TableState } from './feed.ts';

/** Thrown when an update does not apply to the known state; the whole table is requested then. */
export class OutOfStep extends Error {
  override name = 'OutOfStep';
}

/** Applies a message to the state of a table. */
export function reduce(state: TableState, message: Downward): TableState {
  switch (message.type) {
    case 'room':
      return { ...state, connection: 'live', room: message.room, you: message.you };
    case 'room-update': {
      if (!state.room) throw new OutOfStep();
      const room = apply(state.room as unknown as Json, message.patch) as unknown as RoomPicture;
      return { ...state, room, you: message.you ?? state.you };
    }
    case 'full': {
      const { n, picture, events } = message;
      return { ...state, connection: 'live', n, picture, events: events.items, eventsFrom: events.from };
    }
    case 'current':
      return { ...state, connection: 'live' };
    case 'update': {
      if (message.after !== state.n || !state.picture) throw new OutOfStep();
      const { n, patch, events, clocks } = message;
      const picture = apply(state.picture as unknown as Json, patch) as unknown as Picture;
      const kept = state.events.slice(0, Math.max(0, events.from - state.eventsFrom));
      return {
        ...state,
        n,
        picture,
        events: [...kept, ...events.items],
        eventsFrom: Math.min(state.eventsFrom, events.from),
        room: state.room && { ...state.room, clocks },
      };
    }
    case 'chat':
      return { ...state, chat: withSaid(state.chat, message.lines.map(saidToAll)) };
    case 'private':
      return { ...state, chat: withSaid(state.chat, message.lines.map(saidInPrivate)) };
    case 'gone':
      return { ...state, connection: 'gone' };
    default:
      return state;
  }
}
