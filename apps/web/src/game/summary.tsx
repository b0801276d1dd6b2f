import type { Picture, RoomPicture, You } from '@orrery/protocol';
import { useMemo } from 'react';
import type { Board, BoardProps } from '../boards/board.ts';
import type { Feed, TableState } from '../feed/feed.ts';
import { nameAt } from '../people/names.ts';
import { SummaryDialog } from '../summary/summary-dialog.tsx';
import { useAllEvents } from '../summary/use-all-events.ts';
import { eventsFor } from './log.tsx';

interface SummaryProps {
  readonly feed: Feed;
  readonly state: TableState;
  readonly board: Board<never>;
  readonly room: RoomPicture;
  readonly you: You;
  readonly picture: Picture;
  readonly lookBack: ((event: number) => void) | undefined;
  readonly close: () => void;
}

/** How a game went, or goes, by what its viewer knows of it. */
export const Summary = ({ feed, state, board, room, you, picture, lookBack, close }: SummaryProps) => {
  const events = useAllEvents(feed, state);
  const nameOf = (seat: number) => nameAt(room, seat);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names and events are all that it depends on
  const summary = useMemo(() => {
    if (!events) return undefined;
    const told = eventsFor(events, you.seat);
    const table = { room, me: you.seat, nameOf, events: told, fresh: [], moment: 0, picture };
    const props: BoardProps<never> = { ...table, view: picture.view as never };
    return board.summary(told, props);
  }, [events, board, room.seats]);
  return <SummaryDialog {...{ summary, room, nameOf, lookBack, close }} isOver={picture.standing !== null} />;
};
