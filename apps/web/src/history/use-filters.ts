import type { GameEvent, Seat } from '@orrery/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { LogWords } from '../text/game-words.ts';

export type FilterName = 'all' | 'me' | 'neighbours' | 'objectives';

/** How the game sorts its events; what it does not sort by is not offered. */
export interface Sorting {
  isAboutMe(event: GameEvent): boolean;
  isAboutObjectives?(event: GameEvent): boolean;
  /** Finds the player's neighbours. Returns a function that cancels it. */
  neighbours?(hear: (seats: readonly Seat[]) => void): () => void;
}

/** The filters on offer and the lines that each leaves; undefined while they are not known. */
export type Filtered = readonly { readonly name: FilterName; readonly lines: readonly LogWords[] | undefined }[];

/** The events that each line tells: from its first one to the next line. */
function eventsOf(
  lines: readonly LogWords[],
  events: readonly GameEvent[],
  from: number,
): (line: LogWords) => readonly GameEvent[] {
  const starts = lines.map(({ event }) => event);
  return ({ event }) => {
    const next = starts.find(start => start > event) ?? from + events.length;
    return events.slice(Math.max(0, event - from), Math.max(0, next - from));
  };
}

interface News {
  /** The lines of the digest. */
  readonly shown: readonly LogWords[];
  /** All lines of the log, which say where the events of each one end. */
  readonly all: readonly LogWords[];
  readonly events: readonly GameEvent[];
  /** The number of the first event. */
  readonly from: number;
}

/** The news by filter. */
export function filteredNews(
  { shown, all, events, from }: News,
  sorting: Sorting | undefined,
  neighbours: readonly Seat[] | undefined,
): Filtered {
  const whole = { name: 'all', lines: shown } as const;
  if (!sorting) return [whole];
  const told = eventsOf(all, events, from);
  const { isAboutObjectives } = sorting;
  return [
    whole,
    { name: 'me', lines: shown.filter(line => told(line).some(event => sorting.isAboutMe(event))) },
    ...(sorting.neighbours
      ? ([
          {
            name: 'neighbours',
            lines: neighbours && shown.filter(({ seat }) => neighbours.some(each => each === seat)),
          },
        ] as const)
      : []),
    ...(isAboutObjectives
      ? ([
          { name: 'objectives', lines: shown.filter(line => told(line).some(event => isAboutObjectives(event))) },
        ] as const)
      : []),
  ];
}

/** The filters of a digest, as long as there is one. */
export function useFilters(news: News | undefined, sorting: Sorting | undefined): Filtered {
  const [neighbours, setNeighbours] = useState<readonly Seat[]>();
  const isOpen = news !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: neighbours are found once for each digest
  useEffect(() => {
    setNeighbours(undefined);
    return isOpen ? sorting?.neighbours?.(setNeighbours) : undefined;
  }, [isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how events are sorted changes with the lines
  return useMemo(() => (news ? filteredNews(news, sorting, neighbours) : []), [news?.shown, neighbours]);
}
