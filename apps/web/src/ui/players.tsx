import type { Seat } from '@orrery/kernel';
import type { SeatPicture } from '@orrery/protocol';
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo } from 'react';
import { bar, type PlayerStyle, playerStyles, ROUND } from './player-styles.ts';

/** Which colour each seat has; before a table is there, its own number. */
const ColoursContext = createContext<readonly number[]>([]);

/**
 * The colours of a table's seats, for all that is shown of it. The colours themselves are properties of the page, which
 * every style can name; signs and lines come from the context.
 */
export const PlayerColours = ({ seats, children }: { seats: readonly SeatPicture[]; children: ReactNode }) => {
  const all = seats.map(({ colour }) => colour).join();
  const colours = useMemo(() => all.split(',').map(Number), [all]);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    for (const [seat, colour] of colours.entries()) style.setProperty(`--seat-${seat}`, `var(--player-${colour})`);
    return () => colours.forEach((_, seat) => void style.removeProperty(`--seat-${seat}`));
  }, [colours]);
  return <ColoursContext value={colours}>{children}</ColoursContext>;
};

export const playerColour = (seat: Seat): string => `var(--seat-${seat}, var(--player-${seat % playerStyles.length}))`;

/** A player's sign and line. */
export const usePlayerStyle = (seat: Seat): PlayerStyle =>
  playerStyles[useContext(ColoursContext)[seat] ?? seat % playerStyles.length]!;

/** A sign in a colour over its line, whoever has it. */
export const Sign = ({ colour }: { colour: number }) => {
  const { glyph, dash } = playerStyles[colour]!;
  const line = { d: 'M0 18.5H16', stroke: 'currentColor', strokeWidth: 2 };
  return (
    <svg viewBox="0 0 16 20" aria-hidden="true" style={{ color: `var(--player-${colour})` }}>
      <path d={glyph} fill="currentColor" />
      <path {...line} opacity="0.3" />
      <path {...line} pathLength={ROUND / 2} strokeDasharray={dash.join(' ')} />
    </svg>
  );
};

export const PlayerGlyph = ({ seat }: { seat: Seat }) => <Sign colour={playerStyles.indexOf(usePlayerStyle(seat))} />;

/** How much of something is a player's, as a bar in their colour and line. */
export const PlayerBar = ({ seat, share, className }: { seat: Seat; share: number; className?: string }) => (
  <i
    className={className}
    aria-hidden="true"
    style={{ width: `${100 * share}%`, background: bar(usePlayerStyle(seat), playerColour(seat)) }}
  />
);

/** A player's sign and name, the same everywhere. */
export const PlayerName = ({ seat, name }: { seat: Seat; name: string }) => (
  <span className="player">
    <PlayerGlyph seat={seat} />
    <span>{name}</span>
  </span>
);
