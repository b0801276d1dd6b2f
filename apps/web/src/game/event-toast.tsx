import type { Board, BoardProps } from '../boards/board.ts';
import { t } from '../text/index.ts';
import { PlayerGlyph } from '../ui/players.tsx';
import './event-toast.css';

/** More lines than this are too many to follow. */
const MOST_LINES = 3;

interface EventToastProps {
  readonly board: Board<never>;
  readonly props: BoardProps<never>;
  readonly leftOut: number;
}

/** A short text over the board about what another player is doing; it disappears by itself. */
export const EventToast = ({ board, props, leftOut }: EventToastProps) => {
  const { fresh, me, moment } = props;
  const seats = fresh.map(event => board.actor(event)).filter(each => each !== undefined);
  const [seat] = seats;
  const lines = board.log(fresh, props).filter(({ heading }) => !heading);
  if (seat === undefined || lines.length === 0 || seats.every(each => each === me)) return null;
  const before = leftOut + Math.max(0, lines.length - MOST_LINES);
  return (
    // Screen readers get the same from the log and from the last lines in the rail.
    <div key={moment} className="event-toast panel" aria-hidden="true">
      <PlayerGlyph seat={seat} />
      <div>
        {before > 0 && <p className="soft small">{t('log.leftOut', { count: before })}</p>}
        {lines.slice(-MOST_LINES).map(({ text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines only ever follow each other
          <p key={index}>{text}</p>
        ))}
      </div>
    </div>
  );
};
