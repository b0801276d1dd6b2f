import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { GuideProvider } from '../game/guide.tsx';
import { findLesson } from '../lessons/index.ts';
import type { Lesson } from '../lessons/lesson.ts';
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

/** The table with what its guide says. */
const GuidedTable = ({ feed, lesson, id }: { feed: SoloFeed; lesson: Lesson; id: string }) => {
  const subscribe = useCallback((listener: () => void) => feed.subscribe(listener), [feed]);
  const guidance = useSyncExternalStore(subscribe, () => feed.guidance);
  const guide = useMemo(() => ({ lesson, guidance, jump: () => feed.jump() }), [lesson, guidance, feed]);
  return (
    <GuideProvider value={guide}>
      <SoloTable feed={feed} game={lesson.game} id={id} />
    </GuideProvider>
  );
};

interface SoloProps {
  readonly game: string;
  readonly id: string | undefined;
  /** Whether a new game is a guided one. */
  readonly isGuided?: boolean;
}

/** A table in this browser, with no server at all; without an id, a new one. */
export const SoloPage = ({ game, id, isGuided = false }: SoloProps) => {
  const [, go] = useLocation();
  const [feed, setFeed] = useState<SoloFeed>();
  const lesson = isGuided ? findLesson(game) : undefined;
  const seats = isGuided ? lesson?.seats : soloGames.find(each => each.id === game)?.players;
  useEffect(() => {
    if (!seats) return;
    if (id === undefined) {
      go(`/${isGuided ? 'learn' : 'solo'}/${game}/${crypto.randomUUID()}`, { replace: true });
      return;
    }
    const guided = isGuided ? { lesson: game } : {};
    const opened = new SoloFeed({ type: 'open', table: id, game, seats, seed: newSeed(), ...guided });
    setFeed(opened);
    return () => opened.close();
  }, [game, id, isGuided, seats, go]);
  if (!seats) return <NotFoundPage />;
  if (!feed || id === undefined) return <p className="page soft">{t('table.loading')}</p>;
  return lesson ? <GuidedTable feed={feed} lesson={lesson} id={id} /> : <SoloTable feed={feed} game={game} id={id} />;
};
