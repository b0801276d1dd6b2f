import type { Seat } from '@orrery/kernel';

/** A sign of its own for each player, so that nobody is known by colour alone. */
export const glyphs = [
  'M8 1.5 14.5 13.5H1.5Z', // triangle
  'M2 2H14V14H2Z', // square
  'M8 1.2 15 8 8 14.8 1 8Z', // diamond
  'M8 1.5A6.5 6.5 0 1 1 7.99 1.5Z', // disc
  'M5.6 1.5H10.4V5.6H14.5V10.4H10.4V14.5H5.6V10.4H1.5V5.6H5.6Z', // cross
  'M8 1 15 6 12.3 14.4H3.7L1 6Z', // pentagon
  'M8 1 10 6 15.2 6.2 11.1 9.4 12.6 14.5 8 11.5 3.4 14.5 4.9 9.4 .8 6.2 6 6Z', // star
  'M8 1.5A6.5 6.5 0 1 0 14.5 8 4.6 4.6 0 0 1 8 1.5Z', // crescent
] as const;

export const playerColour = (seat: Seat): string => `var(--player-${seat % glyphs.length})`;

export const PlayerGlyph = ({ seat }: { seat: Seat }) => (
  <svg viewBox="0 0 16 16" aria-hidden="true" style={{ color: playerColour(seat) }}>
    <path d={glyphs[seat % glyphs.length]} fill="currentColor" />
  </svg>
);

/** A player's sign and name, the same everywhere. */
export const PlayerName = ({ seat, name }: { seat: Seat; name: string }) => (
  <span className="player">
    <PlayerGlyph seat={seat} />
    <span>{name}</span>
  </span>
);
