import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Feed } from '../feed/feed.ts';
import { SoloFeed } from '../solo/feed.ts';
import { t } from '../text/index.ts';
import { TableFrame } from './table.tsx';

/** How many sit down when nobody says how many. */
const usualSeats: Readonly<Record<string, number>> = { 'eminent-domain': 3, 'twilight-imperium': 6 };

/** A table in this browser, with no server at all; without an id, a new one. */
export const SoloPage = ({ game, id }: { game: string; id: string | undefined }) => {
  const [, go] = useLocation();
  const [feed, setFeed] = useState<Feed>();
  useEffect(() => {
    if (id === undefined) {
      go(`/solo/${game}/${crypto.randomUUID()}`, { replace: true });
      return;
    }
    const opened = new SoloFeed({ type: 'open', table: id, game, seats: usualSeats[game] ?? 3 });
    setFeed(opened);
    return () => opened.close();
  }, [game, id, go]);
  return feed ? <TableFrame feed={feed} /> : <p className="page soft">{t('table.loading')}</p>;
};
