import type { Picture, RoomPicture, You } from '@orrery/protocol';
import { useLocation } from 'wouter';
import type { Feed } from '../feed/feed.ts';
import { nameAt } from '../people/names.ts';
import { names, t } from '../text/index.ts';
import { PlayerName } from '../ui/players.tsx';
import { rematch } from './gathering.tsx';
import { ExportLink } from './stuck.tsx';

interface EndingProps {
  readonly feed: Feed;
  readonly picture: Picture;
  readonly room: RoomPicture;
  readonly you: You;
  readonly openSummary: () => void;
}

/** Who won, and by how much. */
export const Ending = ({ feed, picture, room, you, openSummary }: EndingProps) => {
  const [, go] = useLocation();
  const standing = picture.standing!;
  const { winners, scores } = standing;
  const ranked = scores.map((score, seat) => ({ score, seat })).sort((a, b) => b.score - a.score);
  const again = async () => {
    const table = feed.isSolo ? undefined : await rematch(feed);
    if (feed.isSolo) go(`/solo/${room.game}`);
    else if (table) go(`/t/${table}`);
  };
  return (
    <section>
      <h2>{t('game.over')}</h2>
      <p>
        {t(winners.length > 1 ? 'game.shared' : 'game.wins', {
          names: names(winners.map(seat => nameAt(room, seat))),
          score: scores[winners[0] ?? 0] ?? 0,
        })}
      </p>
      <ol className="ending">
        {ranked.map(({ score, seat }) => (
          <li key={seat}>
            <PlayerName seat={seat} name={nameAt(room, seat)} /> <strong>{score}</strong>
          </li>
        ))}
      </ol>
      <div className="ask-actions">
        <button type="button" className="button main" onClick={openSummary}>
          {t('summary.open')}
        </button>
        {you.seat !== null && (
          <button type="button" className="button" onClick={() => void again()}>
            {t('game.rematch')}
          </button>
        )}
        {!feed.isSolo && <ExportLink room={room} you={you} className="button quiet" />}
      </div>
    </section>
  );
};
