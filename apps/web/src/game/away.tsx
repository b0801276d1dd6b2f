import type { RoomPicture, You } from '@orrery/protocol';
import { useState } from 'react';
import type { Feed } from '../feed/feed.ts';
import { Line } from '../history/log-line.tsx';
import type { LogWords } from '../text/game-words.ts';
import { t } from '../text/index.ts';

const keyOf = (table: string): string => `orrery-away ${table}`;

/** The event at which a bot took over, stored until the person has read what it did. */
export const away = {
  begins: (table: string, event: number): void => localStorage.setItem(keyOf(table), String(event)),
  since(table: string): number | undefined {
    const kept = localStorage.getItem(keyOf(table));
    return kept === null ? undefined : Number(kept);
  },
  isOver: (table: string): void => localStorage.removeItem(keyOf(table)),
};

interface AwayProps {
  readonly feed: Feed;
  readonly room: RoomPicture;
  readonly you: You;
  readonly lines: readonly LogWords[];
}

/** While a bot plays for the person: a button to return, and what the bot has done until they have read it. */
export const AwayNotice = ({ feed, room, you, lines }: AwayProps) => {
  const [, setRead] = useState(0);
  const isAway = you.seat !== null && (room.seats[you.seat]?.away ?? false);
  const since = away.since(room.id);
  const deeds = since === undefined ? [] : lines.filter(({ seat, event }) => seat === you.seat && event >= since);
  if (!isAway && deeds.length === 0) return null;
  const read = () => {
    away.isOver(room.id);
    setRead(count => count + 1);
  };
  return (
    <section className="notice away" aria-label={t('away.title')}>
      <p role="status">{t(isAway ? 'away.plays' : 'away.played')}</p>
      <ul>
        {deeds.slice(-DEEDS).map(line => (
          <li key={`${line.event} ${line.text}`} className="small">
            <Line line={line} />
          </li>
        ))}
      </ul>
      {isAway && deeds.length === 0 && <p className="small soft">{t('away.nothing')}</p>}
      {isAway ? (
        <button type="button" className="button main" onClick={() => void feed.send({ do: 'return' })}>
          {t('game.return')}
        </button>
      ) : (
        <button type="button" className="button compact" onClick={read}>
          {t('digest.dismiss')}
        </button>
      )}
    </section>
  );
};

/** So many of its deeds are told; all of them are in the log. */
const DEEDS = 8;
