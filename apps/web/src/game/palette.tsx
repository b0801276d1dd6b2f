import type { Seat } from '@orrery/kernel';
import type { RoomPicture } from '@orrery/protocol';
import { nameAt } from '../people/names.ts';
import { t } from '../text/index.ts';
import { playerStyles } from '../ui/player-styles.ts';
import { Sign } from '../ui/players.tsx';
import './palette.css';

/** A colour in words, with its sign. */
export const colourText = (colour: number): string =>
  t('colour.free', { colour: t(playerStyles[colour]!.colour), sign: t(playerStyles[colour]!.sign) });

interface PaletteProps {
  readonly id: string;
  readonly room: RoomPicture;
  readonly seat: Seat;
  readonly choose: (colour: number) => void;
}

/** The colours that a seat may have. Those of bots and open seats are exchanged; those of other people are theirs. */
export const Palette = ({ id, room, seat, choose }: PaletteProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a set of fields needs a frame that would be drawn
  <div className="palette" role="group" id={id} aria-label={t('colour.of', { name: nameAt(room, seat) })}>
    {playerStyles.map((look, colour) => {
      const holder = room.seats.findIndex((each, index) => each.colour === colour && index !== seat);
      const isTaken = holder >= 0 && room.seats[holder]!.name !== null;
      const id = isTaken ? 'colour.taken' : holder >= 0 ? 'colour.swap' : 'colour.free';
      const words = { colour: t(look.colour), sign: t(look.sign), name: holder >= 0 ? nameAt(room, holder) : '' };
      return (
        <button
          key={look.colour}
          type="button"
          className="palette-colour"
          disabled={isTaken}
          aria-pressed={room.seats[seat]!.colour === colour}
          aria-label={t(id, words)}
          title={t(id, words)}
          onClick={() => choose(colour)}
        >
          <Sign colour={colour} />
        </button>
      );
    })}
  </div>
);
