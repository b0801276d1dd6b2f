import type { Seat } from '@orrery/kernel';
import {
  CUSTODIANS_PATHS,
  FRONTIER_PATH,
  gemShapes,
  SLEEPER_PATHS,
  TOKEN_PATH,
} from '@orrery/twilight-imperium/drawing';
import type { Specialty } from '@orrery/twilight-imperium/view';

export { traitDash } from '@orrery/twilight-imperium/drawing';

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
    <Edge seat={seat} className="ti-token" d={TOKEN_PATH} transform={`scale(${size / 20})`} rounds={0.5} />
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

/** A technology colour as a gem, each with a cut of its own. */
export const Gem = ({ colour, size = 12 }: { colour: Specialty; size?: number }) => (
  <path className={`ti-gem ${colour}`} d={gemShapes[colour]} transform={`scale(${size / 12})`} />
);

export const GemIcon = ({ colour }: { colour: Specialty }) => (
  <svg className="ti-gem-icon" viewBox="-7 -7 14 14" aria-hidden="true">
    <Gem colour={colour} />
  </svg>
);

export const FrontierToken = () => (
  <g className="ti-frontier">
    <circle r="13" />
    <path d={FRONTIER_PATH} />
  </g>
);

/** A sleeper with the sign of its owner. */
export const SleeperToken = ({ seat }: { seat: Seat }) => (
  <g className="ti-sleeper">
    <Edge seat={seat} className="ti-sleeper-edge" d={SLEEPER_PATHS[0]} rounds={0.5} />
    <g transform="translate(0 -2.4)">
      <GlyphMark seat={seat} size={8} />
    </g>
    <path className="ti-sleeper-eye" d={SLEEPER_PATHS[1]} />
  </g>
);

export const CustodiansToken = () => (
  <g className="ti-custodians">
    <path d={CUSTODIANS_PATHS[0]} />
    <path d={CUSTODIANS_PATHS[1]} />
  </g>
);
