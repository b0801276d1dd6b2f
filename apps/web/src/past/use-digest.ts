import type { Seat } from '@orrery/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { LogWords } from '../boards/board.ts';
import type { Feed } from '../feed/feed.ts';

/** Fewer lines than this about others need no digest: to who comes to the table, and to who sat there all along. */
const FEW_ON_OPENING = 3;
const FEW_AT_TABLE = 6;

export interface Group {
  readonly seat: Seat | null;
  readonly lines: readonly LogWords[];
}

export interface Digest {
  /** The moment of one's last decision. */
  readonly n: number;
  readonly lines: readonly LogWords[];
  readonly groups: readonly Group[];
  dismiss(): void;
}

/** Lines by whose deeds they tell, in the order in which they first did something. */
function grouped(lines: readonly LogWords[]): Group[] {
  const seats = [...new Set(lines.map(({ seat }) => seat))];
  return seats.map(seat => ({ seat, lines: lines.filter(line => line.seat === seat) }));
}

/** What these lines tell from an event on, unless it is but a few things that others did. */
export function digestOf(
  lines: readonly LogWords[],
  me: Seat | null,
  from: number,
  few: number,
): Pick<Digest, 'lines' | 'groups'> | undefined {
  const told = lines.filter(line => line.event >= from && !line.heading);
  if (told.filter(line => isOthers(line, me)).length < few) return undefined;
  return { lines: told, groups: grouped(told) };
}

/** One's last decision, and the question that was open when one asked for it. */
interface Since {
  readonly n: number;
  readonly events: number;
  readonly ask: string | undefined;
  readonly few: number;
}

/** The last decision of a seat, with all events from there on at hand. */
async function lastDecision(feed: Feed, seat: Seat): Promise<Pick<Since, 'n' | 'events'> | undefined> {
  const last = (await feed.moments())?.findLast(moment => moment.seat === seat);
  if (!last) return undefined;
  while (feed.get().eventsFrom > last.events) if (!(await feed.earlier())) return undefined;
  return last;
}

/** Told of others, and not only that their turn began. */
const isOthers = ({ seat, heading }: LogWords, me: Seat | null): boolean => seat !== me && !heading;

/** What happened since one's last decision, when that is much and one has not seen it go by. */
export function useDigest(
  feed: Feed,
  seat: Seat | null,
  ask: string | undefined,
  lines: readonly LogWords[],
): Digest | undefined {
  const [since, setSince] = useState<Since>();
  const [dismissed, setDismissed] = useState<number>();
  /** How many events there were when the last question came; before the first one, none was seen. */
  const seen = useRef<number>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when one comes, and when a question does
  useEffect(() => {
    const before = seen.current;
    if (seat === null || (ask === undefined && before !== undefined)) return;
    if (ask !== undefined) seen.current = feed.get().eventsFrom + feed.get().events.length;
    if (before !== undefined && !digestOf(lines, seat, before, FEW_AT_TABLE)) return setSince(undefined);
    let isCurrent = true;
    void lastDecision(feed, seat).then(last => {
      const few = before === undefined ? FEW_ON_OPENING : FEW_AT_TABLE;
      if (isCurrent) setSince(last && { ...last, ask, few });
    });
    return () => {
      isCurrent = false;
    };
  }, [feed, seat, ask]);

  const isNews = since !== undefined && since.n !== dismissed && (since.ask === undefined || since.ask === ask);
  return useMemo(() => {
    const told = isNews ? digestOf(lines, seat, since.events, since.few) : undefined;
    return told && isNews ? { n: since.n, ...told, dismiss: () => setDismissed(since.n) } : undefined;
  }, [since, isNews, lines, seat]);
}
