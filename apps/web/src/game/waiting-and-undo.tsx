import type { Picture, RoomPicture, You } from '@orrery/protocol';
import type { Feed } from '../feed/feed.ts';
import { names, t, timeAgo } from '../text/index.ts';
import { nameAt } from './names.ts';

interface Props {
  readonly picture: Picture;
  readonly room: RoomPicture;
  readonly you: You;
}

/** Whom the table waits for, and since when. */
export const WaitingLine = ({ picture, room, you }: Props) => {
  const others = picture.waiting.filter(seat => seat !== you.seat);
  if (room.paused) return <p className="notice">{t('game.paused')}</p>;
  if (others.length === 0) return null;
  const since = others.map(seat => room.clocks[seat]?.waitingSince ?? null).filter(each => each !== null);
  const isLong = since.length > 0 && Date.now() - Math.min(...since) > 60_000;
  return (
    <p className="soft small" role="status">
      {t('ask.waiting', { names: names(others.map(seat => nameAt(room, seat))) })}
      {isLong && ` ${t('ask.since', { time: timeAgo(Math.min(...since)) })}`}
    </p>
  );
};

/** The players whose consent to an undo is missing, including those who are away. */
const stillAsked = (room: RoomPicture, { seat: asking, agreed }: NonNullable<Picture['undoAsked']>): string[] =>
  room.seats.flatMap(({ away }, seat) => {
    if (seat === asking || agreed.includes(seat)) return [];
    const name = nameAt(room, seat);
    return [away ? t('undo.away', { name }) : name];
  });

/** Undo of one's own decision, and the answer to others' requests. */
export const UndoBar = ({ feed, picture, room, you }: Props & { feed: Feed }) => {
  const { undo, undoAsked } = picture;
  if (you.seat === null) return null;
  return (
    <div className="undo">
      {undoAsked && undoAsked.seat !== you.seat && !undoAsked.agreed.includes(you.seat) && (
        <div className="notice">
          <p>{t('undo.asked', { name: nameAt(room, undoAsked.seat) })}</p>
          <button
            type="button"
            className="button compact"
            onClick={() => void feed.send({ do: 'answer-undo', agree: true })}
          >
            {t('undo.yes')}
          </button>
          <button
            type="button"
            className="button quiet compact"
            onClick={() => void feed.send({ do: 'answer-undo', agree: false })}
          >
            {t('undo.no')}
          </button>
        </div>
      )}
      {undoAsked?.seat === you.seat && (
        <p className="small soft">{t('undo.waiting', { names: names(stillAsked(room, undoAsked)) })}</p>
      )}
      {undo && !picture.standing && undoAsked?.seat !== you.seat && (
        <button
          type="button"
          className="button quiet compact"
          onClick={() => void feed.send({ do: undo === 'free' ? 'undo' : 'ask-undo' })}
        >
          ↶ {t(undo === 'free' ? 'undo.free' : 'undo.consent')}
        </button>
      )}
    </div>
  );
};
