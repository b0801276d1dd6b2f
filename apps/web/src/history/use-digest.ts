import type { Seat } from '@orrery/kernel';
import type { Moment } from '@orrery/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Feed } from '../feed/feed.ts';
import { headingOf, type LogWords } from '../text/game-words.ts';

/** Fewer lines than this about others need no digest: for a returning player, and for one who stayed. */
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

/** Lines grouped by player, in the order of their first action. */
export function groupsOf(lines: readonly LogWords[]): Group[] {
  const seats = [...new Set(lines.map(({ seat }) => seat))];
  return seats.map(seat => ({ seat, lines: lines.filter(line => line.seat === seat) }));
}

/** Turn and round headings are left out; a change of rules is always included. */
const isNews = ({ heading }: LogWords): boolean => heading === undefined || heading === 'rules';
const isChange = ({ heading }: LogWords): boolean => heading === 'rules';

/** The digest from an event on; undefined if there are only a few lines and no change of rules. */
export function digestOf(
  lines: readonly LogWords[],
  me: Seat | null,
  from: number,
  few: number,
): Pick<Digest, 'lines' | 'groups'> | undefined {
  const told = lines.filter(line => line.event >= from && isNews(line));
  if (!told.some(isChange) && told.filter(({ seat }) => seat !== me).length < few) return undefined;
  return { lines: told, groups: groupsOf(told) };
}

/** One's last decision, and the question that was open when one asked for it. */
interface Since {
  readonly n: number;
  readonly events: number;
  readonly ask: string | undefined;
  readonly few: number;
}

/** When the rules last changed, if they did. */
async function lastChange(feed: Feed, moments: readonly Moment[]): Promise<Pick<Since, 'n' | 'events'> | undefined> {
  const { events, eventsFrom } = feed.get();
  const at = events.findLastIndex(({ type }) => headingOf(type) === 'rules');
  if (at < 0) return (await feed.earlier()) ? lastChange(feed, moments) : undefined;
  const before = moments.findLast(moment => moment.events <= eventsFrom + at) ?? moments[0];
  return before && { n: before.n, events: eventsFrom + at };
}

/**
 * The last decision of a seat, with all events since. Decisions from before a change of rules are not known by seat; then
 * the change itself is used.
 */
async function lastDecision(feed: Feed, seat: Seat): Promise<Pick<Since, 'n' | 'events'> | undefined> {
  const moments = (await feed.moments()) ?? [];
  const last = moments.findLast(moment => moment.seat === seat) ?? (await lastChange(feed, moments));
  if (!last) return undefined;
  while (feed.get().eventsFrom > last.events) if (!(await feed.earlier())) return undefined;
  return last;
}

/** What happened since the player's last decision, if it is much and they have not watched it. */
export function useDigest(
  feed: Feed,
  seat: Seat | null,
  ask: string | undefined,
  lines: readonly LogWords[],
): Digest | undefined {
  const [since, setSince] = useState<Since>();
  const [dismissed, setDismissed] = useState<string>();
  /** How many events there were when the last question came; before the first one, none was seen. */
  const seen = useRef<number>(undefined);
  const changes = lines.filter(isChange).length;
  const known = useRef(changes);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when one comes, and when a question or new rules do
  useEffect(() => {
    const before = seen.current;
    const hasChanged = changes > known.current;
    known.current = changes;
    if (seat === null || (ask === undefined && before !== undefined && !hasChanged)) return;
    if (ask !== undefined) seen.current = feed.get().eventsFrom + feed.get().events.length;
    if (before !== undefined && !hasChanged && !digestOf(lines, seat, before, FEW_AT_TABLE)) return setSince(undefined);
    let isCurrent = true;
    void lastDecision(feed, seat).then(last => {
      const few = before === undefined ? FEW_ON_OPENING : FEW_AT_TABLE;
      if (isCurrent) setSince(last && { ...last, ask, few });
    });
    return () => {
      isCurrent = false;
    };
  }, [feed, seat, ask, changes]);

  const name = `${since?.n} ${changes}`;
  const isOpen = since !== undefined && name !== dismissed && (since.ask === undefined || since.ask === ask);
  return useMemo(() => {
    const told = isOpen ? digestOf(lines, seat, since.events, since.few) : undefined;
    return told && isOpen ? { n: since.n, ...told, dismiss: () => setDismissed(name) } : undefined;
  }, [since, isOpen, name, lines, seat]);
}
