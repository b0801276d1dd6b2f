import { useEffect, useRef, useState } from 'react';
import type { Said } from '../feed/chat.ts';
import { play, sounds } from '../ui/sounds.ts';

const keyOf = (table: string): string => `orrery-chat ${table}`;

const seenAt = (table: string): number | undefined => {
  const kept = localStorage.getItem(keyOf(table));
  return kept === null ? undefined : Number(kept);
};

interface Unread {
  readonly count: number;
  /** The newest line that came while the page was open and was not read or closed. */
  readonly news: Said | undefined;
  close(): void;
}

/** What was said by others and not read yet: up to when is stored in the browser. */
export function useUnread(
  table: string,
  chat: readonly Said[],
  isMine: (line: Said) => boolean,
  isReading: boolean,
): Unread {
  const [seen, setSeen] = useState(() => seenAt(table));
  const [closed, setClosed] = useState<string>();
  const newest = chat.at(-1);
  /** When the page was opened, the chat up to here was there: it comes before the first picture of the game. */
  const opened = useRef(newest?.at ?? 0);
  const heard = useRef<string>(undefined);
  const from = seen ?? opened.current; // who opens a table for the first time here has missed nothing
  const unread = chat.filter(line => line.at > from && !isMine(line));
  const last = unread.at(-1);
  const news = last && last.at > opened.current && last.key !== closed && !isReading ? last : undefined;
  useEffect(() => {
    if (!isReading || !newest || (seen !== undefined && seen >= newest.at)) return;
    localStorage.setItem(keyOf(table), String(newest.at));
    setSeen(newest.at);
  }, [isReading, newest, seen, table]);
  useEffect(() => {
    if (!news || heard.current === news.key) return;
    heard.current = news.key;
    if (sounds.isOn('chat')) play('chat');
  }, [news]);
  return { count: isReading ? 0 : unread.length, news, close: () => setClosed(last?.key) };
}
