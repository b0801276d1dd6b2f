import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { prefersReducedMotion } from '../ui/reduced-motion.ts';
import { type Answer, type Me, type Nobody, request } from './api.ts';
import type { Feed, TableState } from './feed.ts';
import { type Clock, PictureQueue, type Shown, type StepsOf } from './picture-queue.ts';
import { ServerFeed, stream } from './stream.ts';

/** A table at the server, for as long as the component is there. */
export function useServerTable(table: string, key: string | undefined): Feed | undefined {
  const [feed, setFeed] = useState<Feed>();
  useEffect(() => {
    const fresh = new ServerFeed(table, key);
    setFeed(fresh);
    return () => fresh.close();
  }, [table, key]);
  return feed;
}

export const useFeed = (feed: Feed): TableState =>
  useSyncExternalStore(
    listener => feed.subscribe(listener),
    () => feed.get(),
  );

const clock: Clock = {
  now: () => performance.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  skipsAnimation: () => document.visibilityState === 'hidden' || prefersReducedMotion(),
};

/** Shows a table picture by picture. A click or a key skips to the newest. */
export function usePictureQueue(feed: Feed, stepsOf: StepsOf): Shown {
  const queue = useMemo(() => new PictureQueue(feed, stepsOf, clock), [feed, stepsOf]);
  const shown = useSyncExternalStore(queue.subscribe, queue.get);
  const { isBehind } = shown;
  useEffect(() => {
    if (!isBehind) return;
    // The board is about to change under the pointer, so this click only skips.
    const swallow = (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
    };
    const point = () => {
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 400);
      queue.skip();
    };
    const press = (event: KeyboardEvent) => {
      if (['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
      swallow(event);
      queue.skip();
    };
    window.addEventListener('pointerdown', point, { capture: true });
    window.addEventListener('keydown', press, { capture: true });
    return () => {
      window.removeEventListener('pointerdown', point, { capture: true });
      window.removeEventListener('keydown', press, { capture: true });
    };
  }, [isBehind, queue]);
  return shown;
}

const RETRY_MS = 3_000;

/** Fetches an address, retries while the server does not answer, and polls while the page is visible. */
export function useAnswer<T>(path: string, everyMs?: number): Answer<T> | undefined {
  const [answer, setAnswer] = useState<Answer<T>>();
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (isFirst = false) => {
      const isSeen = isFirst || document.visibilityState === 'visible';
      const found = isSeen ? await request<T>('GET', path) : undefined;
      if (!isCurrent) return;
      if (found) setAnswer(found);
      const pause = found?.ok === false && found.code === 'request/failed' ? RETRY_MS : everyMs;
      if (pause !== undefined) timer = setTimeout(() => void ask(), pause);
    };
    void ask(true);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [path, everyMs]);
  return answer;
}

/** The current person: undefined while loading; the answer may be nobody. */
export const useMe = (): Answer<Me | Nobody> | undefined => useAnswer<Me | Nobody>('/api/me');

/** Sets the name, and reconnects the stream. */
export async function nameMe(name: string): Promise<Answer<Me>> {
  const answer = await request<Me>('PUT', '/api/me', { name });
  if (answer.ok) stream.reconnect();
  return answer;
}
