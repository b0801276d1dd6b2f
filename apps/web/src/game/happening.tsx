import type { Board, BoardProps } from '../boards/board.ts';
import { t } from '../text/index.ts';
import { PlayerGlyph } from '../ui/players.tsx';
import './happening.css';

/** How many lines fit before one loses the thread. */
const MOST_LINES = 3;

interface HappeningProps {
  readonly board: Board<never>;
  readonly props: BoardProps<never>;
  readonly leftOut: number;
}

/** What another player is doing right now, in words over the board; it goes by itself. */
export const Happening = ({ board, props, leftOut }: HappeningProps) => {
  const { fresh, me, moment } = props;
  const seats = fresh.map(event => board.actor(event)).filter(each => each !== undefined);
  const [seat] = seats;
  const lines = board.log(fresh, props).filter(({ heading }) => !heading);
  if (seat === undefined || lines.length === 0 || seats.every(each => each === me)) return null;
  const before = leftOut + Math.max(0, lines.length - MOST_LINES);
  return (
    // The log and the last lines in the rail say the same to those who listen.
    <div key={moment} className="happening panel" aria-hidden="true">
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
