import type { GameOffer } from '../../feed/api.ts';
import { type Wish, withSeats } from '../../setup/wish.ts';
import { botName, t } from '../../text/index.ts';
import { Choice, range } from '../../ui/fields.tsx';
import { PlayerGlyph } from '../../ui/players.tsx';

interface SeatsProps {
  readonly game: GameOffer;
  readonly wish: Wish;
  readonly change: (update: (now: Wish) => Wish) => void;
}

/** How many play, and which seats bots take. */
export const SeatsPart = ({ game, wish, change }: SeatsProps) => {
  const sit = (seat: number, bot: string | null) =>
    change(now => ({ ...now, bots: now.bots.map((each, i) => (i === seat ? bot : each)) }));
  const fill = () =>
    change(now => ({ ...now, bots: now.bots.map((bot, seat) => (seat === 0 ? null : (bot ?? game.usualBot))) }));
  return (
    <>
      <Choice
        label={t('create.seats')}
        value={wish.bots.length}
        options={range(game.seats.min, game.seats.max)}
        change={seats => change(now => withSeats(now, seats))}
      />
      <ol className="create-seats">
        {wish.bots.map((bot, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat}>
            <PlayerGlyph seat={seat} />
            {seat === 0 ? (
              <span>{t('create.seat.you')}</span>
            ) : (
              <select
                aria-label={t('create.seat', { number: seat + 1 })}
                value={bot ?? ''}
                onChange={event => sit(seat, event.target.value || null)}
              >
                <option value="">{t('create.seat.person')}</option>
                {game.bots.map(each => (
                  <option key={each} value={each}>
                    {t('create.seat.bot', { level: botName(each) })}
                  </option>
                ))}
              </select>
            )}
          </li>
        ))}
      </ol>
      <button type="button" className="button compact" onClick={fill}>
        {t('create.fill')}
      </button>
    </>
  );
};
