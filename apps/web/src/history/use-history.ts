import type { Moment, Picture } from '@orrery/protocol';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Feed } from '../feed/feed.ts';
import { prefersReducedMotion } from '../ui/reduced-motion.ts';
import { PictureCache } from './picture-cache.ts';

/** How long a moment is shown at normal speed, and the other speeds. */
const MOMENT_MS = 900;
export const speeds = [0.5, 1, 2, 4] as const;
/** Delay after which new decisions are added while the history is open. */
const CATCH_UP_MS = 1_000;
/** Pictures to preload while playing. */
const AHEAD = 20;

/** Where to begin: at the decision that brought an event, at a moment, or at the last one. */
export interface Start {
  readonly event?: number;
  readonly n?: number;
  readonly plays?: boolean;
}

/** What there is to see as one picture follows another. */
export interface Scene {
  readonly from: number;
  readonly to: number;
  /** Counts with each picture, downwards, since those of the running game count upwards. */
  readonly moment: number;
}

/** Above this speed, animations would not finish before the next picture. */
const MOST_SPEED = 2;

export interface History {
  /** Whether the history is open. */
  readonly isOpen: boolean;
  readonly moments: readonly Moment[];
  readonly index: number;
  /** The picture of the moment; the previous one while it is loading. */
  readonly picture: Picture | undefined;
  /** The events between the previous picture and this one, by number; none after a jump. */
  readonly scene: Scene;
  /** The picture is still loading. */
  readonly isWaiting: boolean;
  readonly isPlaying: boolean;
  readonly speed: number;
  /** The pictures could not be loaded. */
  readonly hasFailed: boolean;
  open(start?: Start): Promise<void>;
  close(): void;
  go(index: number): void;
  play(): void;
  pause(): void;
  setSpeed(speed: number): void;
}

/** The first moment at which an event had happened. */
export function momentOf(event: number, moments: readonly Moment[]): number {
  let [low, high] = [0, moments.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (moments[middle]!.events > event) high = middle;
    else low = middle + 1;
  }
  return Math.max(0, low);
}

const startOf = ({ event, n }: Start, moments: readonly Moment[]): number => {
  if (event !== undefined) return momentOf(event, moments);
  return n === undefined
    ? moments.length - 1
    : Math.max(
        0,
        moments.findLastIndex(each => each.n <= n),
      );
};

/** The next moment with a visible event; many decisions are passes that nobody sees. */
function nextTold(moments: readonly Moment[], index: number): number {
  const next = moments.findIndex((moment, i) => i > index && moment.events > moments[index]!.events);
  return next < 0 ? moments.length - 1 : next;
}

interface Seen extends Scene {
  readonly index: number;
}

const noScene: Scene = { from: 0, to: 0, moment: -1 };

/** Animates the next picture when stepping or playing. */
export function sceneAt(seen: Seen | undefined, index: number, moments: readonly Moment[], isSwift: boolean): Seen {
  const moment = (seen?.moment ?? -1) - 1;
  const to = moments[index]!.events;
  const isOn = seen !== undefined && index > seen.index && !isSwift;
  const isNext = isOn && (index === seen.index + 1 || index === nextTold(moments, seen.index));
  return { index, moment, to, from: isNext ? Math.min(seen.to, to) : to };
}

/** All events there are: the log of a whole game is short enough. */
async function wholeLog(feed: Feed): Promise<void> {
  while (feed.get().eventsFrom > 0) if (!(await feed.earlier())) return;
}

/** The history of a game: its moments, and the picture of the current one. */
export function useHistory(feed: Feed, n: number): History {
  const reel = useMemo(() => new PictureCache(feed), [feed]);
  const [moments, setMoments] = useState<readonly Moment[]>([]);
  const [index, setIndex] = useState<number>();
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [hasFailed, setFailed] = useState(false);
  const [, setCame] = useState(0);
  const shown = useRef<Picture>(undefined);
  const seen = useRef<Seen>(undefined);
  const isOpen = index !== undefined;
  const moment = isOpen ? moments[index] : undefined;

  const open = useCallback(
    async (start: Start = {}) => {
      const found = await feed.moments();
      setFailed(found === undefined);
      if (!found || found.length === 0) return;
      setMoments(found);
      setIndex(startOf(start, found));
      setPlaying(start.plays ?? false);
      await wholeLog(feed);
    },
    [feed],
  );

  const close = useCallback(() => {
    setIndex(undefined);
    setPlaying(false);
    shown.current = undefined;
    seen.current = undefined;
  }, []);

  // What is decided meanwhile, or taken back, belongs to the past as well.
  const known = moments.at(-1)?.n ?? 0;
  useEffect(() => {
    if (!isOpen || n === known) return;
    const timer = setTimeout(async () => {
      const found = await feed.moments();
      if (!found || found.length === 0) return;
      setMoments(found);
      setIndex(at => (at === undefined ? at : startOf({ n: moments[at]?.n ?? 0 }, found)));
    }, CATCH_UP_MS);
    return () => clearTimeout(timer);
  }, [feed, isOpen, n, known, moments]);

  useEffect(() => {
    if (index === undefined) return;
    let isCurrent = true;
    const bring = async () => {
      const came = await reel.load(moments, index);
      if (!isCurrent) return;
      setFailed(!came);
      setCame(count => count + 1);
      if (isPlaying) void reel.load(moments, Math.min(index + AHEAD, moments.length - 1));
    };
    void bring();
    return () => {
      isCurrent = false;
    };
  }, [reel, moments, index, isPlaying]);

  useEffect(() => {
    if (!isPlaying || index === undefined) return;
    if (index >= moments.length - 1) {
      setPlaying(false);
      return;
    }
    const next = nextTold(moments, index);
    const timer = setInterval(() => {
      if (reel.at(moments[next]!)) setIndex(next);
      else void reel.load(moments, next);
    }, MOMENT_MS / speed);
    return () => clearInterval(timer);
  }, [reel, moments, index, isPlaying, speed]);

  const picture = moment && reel.at(moment);
  if (picture) shown.current = picture;
  if (picture && seen.current?.index !== index)
    seen.current = sceneAt(seen.current, index!, moments, prefersReducedMotion() || (isPlaying && speed > MOST_SPEED));
  return {
    isOpen,
    moments,
    index: index ?? 0,
    picture: isOpen ? shown.current : undefined,
    scene: seen.current ?? noScene,
    isWaiting: isOpen && !picture,
    isPlaying,
    speed,
    hasFailed,
    open,
    close,
    go: at => setIndex(Math.max(0, Math.min(at, moments.length - 1))),
    play() {
      if (index === moments.length - 1) setIndex(0);
      setPlaying(true);
    },
    pause: () => setPlaying(false),
    setSpeed,
  };
}
