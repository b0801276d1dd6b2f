import type { EventPicture } from '@orrery/protocol';
import { useEffect } from 'react';
import type { Feed, TableState } from '../feed/feed.ts';

/** All events of a game, from the first one on; undefined while the older ones are still loaded. */
export function useAllEvents(feed: Feed, { events, eventsFrom }: TableState): readonly EventPicture[] | undefined {
  useEffect(() => {
    if (eventsFrom > 0) void feed.earlier(); // which brings an earlier `eventsFrom`, and so on
  }, [feed, eventsFrom]);
  return eventsFrom === 0 ? events : undefined;
}
