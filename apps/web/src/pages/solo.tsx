import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Feed } from '../feed/feed.ts';
import { SoloFeed } from '../solo/feed.ts';
import { soloGames } from '../solo/games.ts';
import { t } from '../text/index.ts';
import { NotFoundPage } from './message.tsx';
import { TableFrame } from './table.tsx';

/** A table in this browser, with no server at all; without an id, a new one. */
export const SoloPage = ({ game, id }: { game: string; id: string | undefined }) => {
  const [, go] = useLocation();
  const [feed, setFeed] = useState<Feed>();
  const seats = soloGames.find(each => each.id === game)?.players;
  useEffect(() => {
    if (!seats) return;
    if (id === undefined) {
      go(`/solo/${game}/${crypto.randomUUID()}`, { replace: true });
      return;
    }
    const opened = new SoloFeed({ type: 'open', table: id, game, seats });
    setFeed(opened);
    return () => opened.close();
  }, [game, id, seats, go]);
  if (!seats) return <NotFoundPage />;
  return feed ? <TableFrame feed={feed} /> : <p className="page soft">{t('table.loading')}</p>;
};
