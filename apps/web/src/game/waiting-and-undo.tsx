import type { Picture, RoomPicture, You } from '@orrery/protocol';
import type { Feed } from '../feed/feed.ts';
import { nameAt } from '../people/names.ts';
import { clockText, presenceOf } from '../people/player-state.ts';
import { useNow } from '../people/time.ts';
import { names, t, timeAgo } from '../text/index.ts';
import { useShortcuts } from '../ui/shortcuts.ts';

interface Props {
  readonly picture: Picture;
  readonly room: RoomPicture;
  readonly you: You;
}

const isOffline = (room: RoomPicture, seat: number): boolean => presenceOf(room, [], seat) === 'offline';

/** One's own time, whom the table waits for and since when, and what happens at zero. */
export const WaitingLine = ({ picture, room, you }: Props) => {
  const others = picture.waiting.filter(seat => seat !== you.seat);
  const now = useNow(picture.waiting.length > 0);
  if (room.paused) return <p className="notice">{t('game.paused')}</p>;
  const own = you.seat !== null && picture.waiting.includes(you.seat) ? clockText(room, you.seat, now) : undefined;
  return (
    <>
      {own && <p className="small ask-time">{own}</p>}
      {others.map(seat => {
        const since = room.clocks[seat]?.waitingSince ?? null;
        const time = clockText(room, seat, now);
        return (
          <p key={seat} className="soft small" role="status">
            {t('ask.waiting', { names: nameAt(room, seat) })}
            {since !== null && now - since > 60_000 && ` ${t('ask.since', { time: timeAgo(since, now) })}`}
            {isOffline(room, seat) && ` · ${t('people.state.offline')}`}
            {time && <span aria-hidden="true"> · {time}</span>}
          </p>
        );
      })}
    </>
  );
};

/** The players whose consent to an undo is missing, including those who are away. */
const stillAsked = (room: RoomPicture, { seat: asking, agreed }: NonNullable<Picture['undoAsked']>): string[] =>
  room.seats.flatMap(({ away }, seat) => {
    if (seat === asking || agreed.includes(seat)) return [];
    const name = nameAt(room, seat);
    return [away ? t('undo.away', { name }) : name];
  });

/** The key U takes back a decision, where nobody else is asked for consent. */
function useUndoKey(feed: Feed, isOn: boolean): void {
  useShortcuts(({ key }) => {
    if (key === 'u') void feed.send({ do: 'undo' });
  }, isOn);
}

/** Undo of one's own decision, and the answer to others' requests. */
export const UndoBar = ({ feed, picture, room, you }: Props & { feed: Feed }) => {
  const { undo, undoAsked } = picture;
  const isFree = you.seat !== null && undo === 'free' && !picture.standing && undoAsked?.seat !== you.seat;
  useUndoKey(feed, isFree);
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
