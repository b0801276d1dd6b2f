import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Answer, type Me, request } from './api.ts';
import type { Feed, TableState } from './feed.ts';
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

/** What the server says at an address, asked again every so often while the page is seen. */
export function useAnswer<T>(path: string, everyMs?: number): Answer<T> | undefined {
  const [answer, setAnswer] = useState<Answer<T>>();
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      if (document.visibilityState === 'hidden') return;
      const found = await request<T>('GET', path);
      if (isCurrent) setAnswer(found);
    };
    void ask();
    const timer = everyMs === undefined ? undefined : setInterval(() => void ask(), everyMs);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [path, everyMs]);
  return answer;
}

/** Says who this is, and lets the stream know. */
export async function nameMe(name: string): Promise<Answer<Me>> {
  const answer = await request<Me>('PUT', '/api/me', { name });
  if (answer.ok) stream.reconnect();
  return answer;
}
