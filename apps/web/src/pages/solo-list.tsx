import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { SoloGame } from '../solo/messages.ts';
import { savedGames } from '../solo/saved-games.ts';
import { t, timeAgo } from '../text/index.ts';

/** Games that are kept in this browser, the newest first; nothing while there are none. */
export const SoloList = () => {
  const [games, setGames] = useState<readonly SoloGame[]>([]);
  useEffect(() => void savedGames.all().then(setGames, () => undefined), []);
  const remove = async (id: string) => {
    await savedGames.remove(id);
    setGames(await savedGames.all());
  };
  if (games.length === 0) return null;
  return (
    <section className="home-list">
      <h2>{t('home.here')}</h2>
      <ul>
        {games
          .toSorted((a, b) => b.updated - a.updated)
          .map(({ id, game, title, updated, over, lesson }) => (
            <li key={id} className="solo-row">
              <Link href={`/${lesson ? 'learn' : 'solo'}/${game}/${id}`} className="table-row">
                <span className="table-row-title">{lesson ? t('home.guided', { title }) : title}</span>
                <span className="table-row-status">{t(over ? 'home.over' : 'home.goOn')}</span>
                <span className="soft small">{timeAgo(updated)}</span>
              </Link>
              <button type="button" className="button quiet compact" onClick={() => void remove(id)}>
                {t('home.remove')}
                <span className="hidden-text">
                  : {title}, {timeAgo(updated)}
                </span>
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
};
