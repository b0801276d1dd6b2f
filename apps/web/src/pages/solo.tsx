import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { SoloFeed } from '../solo/feed.ts';
import { soloGames } from '../solo/games.ts';
import { t } from '../text/index.ts';
import { NotFoundPage } from './message.tsx';
import { TableFrame } from './table.tsx';
import { Unloadable } from './unloadable.tsx';

/** Chance for a new game. The page draws it, where a test can lay the same bytes ready in every run. */
const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), byte => byte.toString(16).padStart(2, '0')).join('');

/** The table, or why the game that is kept here cannot be loaded. */
const SoloTable = ({ feed, game, id }: { feed: SoloFeed; game: string; id: string }) => {
  const why = useSyncExternalStore(
    listener => feed.subscribe(listener),
    () => feed.unloadable,
  );
  return why ? <Unloadable id={id} game={game} why={why} /> : <TableFrame feed={feed} />;
};

/** A table in this browser, with no server at all; without an id, a new one. */
export const SoloPage = ({ game, id }: { game: string; id: string | undefined }) => {
  const [, go] = useLocation();
  const [feed, setFeed] = useState<SoloFeed>();
  const seats = soloGames.find(each => each.id === game)?.players;
  useEffect(() => {
    if (!seats) return;
    if (id === undefined) {
      go(`/solo/${game}/${crypto.randomUUID()}`, { replace: true });
      return;
    }
    const opened = new SoloFeed({ type: 'open', table: id, game, seats, seed: newSeed() });
    setFeed(opened);
    return () => opened.close();
  }, [game, id, seats, go]);
  if (!seats) return <NotFoundPage />;
  if (!feed || id === undefined) return <p className="page soft">{t('table.loading')}</p>;
  return <SoloTable feed={feed} game={game} id={id} />;
};
