import type { Seat } from '@orrery/kernel';
import type { Specialty, Trait } from '@orrery/twilight-imperium/view';
import { ROUND } from '../../ui/player-styles.ts';
import { playerColour, usePlayerStyle } from '../../ui/players.tsx';

/** A player's sign on the map, around the origin. */
export const GlyphMark = ({ seat, size }: { seat: Seat; size: number }) => (
  <path
    d={usePlayerStyle(seat).glyph}
    transform={`scale(${size / 16}) translate(-8 -8)`}
    style={{ fill: playerColour(seat) }}
  />
);

interface EdgeProps {
  readonly seat: Seat;
  readonly className: string;
  readonly d: string;
  /** How often the pattern goes round, in planets. */
  readonly rounds?: number;
  readonly transform?: string;
}

/** An edge in a player's colour and line. */
export const Edge = ({ seat, className, d, rounds = 1, transform }: EdgeProps) => {
  const { dash } = usePlayerStyle(seat);
  return (
    <path
      className={className}
      d={d}
      style={{ stroke: playerColour(seat) }}
      transform={transform}
      {...(dash.length > 0 ? { pathLength: rounds * ROUND, strokeDasharray: dash.join(' ') } : {})}
    />
  );
};

/** A command token: a shield with the sign of its owner. */
export const CommandToken = ({ seat, size }: { seat: Seat; size: number }) => (
  <g>
    <Edge seat={seat} className="ti-token" d="M-8 -9H8V2L0 10 -8 2Z" transform={`scale(${size / 20})`} rounds={0.5} />
    <g transform={`translate(0 ${-size * 0.1})`}>
      <GlyphMark seat={seat} size={size * 0.5} />
    </g>
  </g>
);

/** A token of a pool on the command sheet. */
export const TokenIcon = ({ seat, spent = false }: { seat: Seat; spent?: boolean }) => (
  <svg className={spent ? 'ti-token-icon spent' : 'ti-token-icon'} viewBox="-10 -11 20 22" aria-hidden="true">
    <CommandToken seat={seat} size={20} />
  </svg>
);

const gemShapes: Readonly<Record<Specialty, string>> = {
  blue: 'M0-6 5.5 0 0 6-5.5 0Z',
  green: 'M-3-5.5H3L6 0 3 5.5H-3L-6 0Z',
  red: 'M0-6 6 5H-6Z',
  yellow: 'M-5-5H5V5H-5Z',
};

/** A technology colour as a gem, each with a cut of its own. */
export const Gem = ({ colour, size = 12 }: { colour: Specialty; size?: number }) => (
  <path className={`ti-gem ${colour}`} d={gemShapes[colour]} transform={`scale(${size / 12})`} />
);

export const GemIcon = ({ colour }: { colour: Specialty }) => (
  <svg className="ti-gem-icon" viewBox="-7 -7 14 14" aria-hidden="true">
    <Gem colour={colour} />
  </svg>
);

/** The ring of a trait; each has a line of its own besides its colour. */
export const traitDash: Readonly<Record<Trait, string | undefined>> = {
  cultural: undefined,
  hazardous: '7 4',
  industrial: '2 3',
};

export const FrontierToken = () => (
  <g className="ti-frontier">
    <circle r="13" />
    <path d="M0-8 2.2-2.2 8 0 2.2 2.2 0 8-2.2 2.2-8 0-2.2-2.2Z" />
  </g>
);

export const CustodiansToken = () => (
  <g className="ti-custodians">
    <path d="M-15-12H15V2Q15 12 0 18-15 12-15 2Z" />
    <path d="M-8-5H8M-5-5V6M0-5V8M5-5V6" />
  </g>
);
