import type { Seat } from '@orrery/kernel';
import { apartSign, damageNotch, unitShapes } from '@orrery/twilight-imperium/drawing';
import type { UnitType } from '@orrery/twilight-imperium/view';
import { playerColour } from '../../ui/players.tsx';

/** A unit for panels and lists, in the colour of its owner. */
export const UnitIcon = ({ unit, seat }: { unit: UnitType; seat: Seat | null }) => (
  <svg
    className="ti-unit-icon"
    viewBox="0 0 24 24"
    aria-hidden="true"
    style={{ color: seat === null ? 'var(--text-soft)' : playerColour(seat) }}
  >
    <path d={unitShapes[unit]} fill="currentColor" />
  </svg>
);

interface GroupProps {
  readonly unit: UnitType;
  readonly seat: Seat;
  readonly count: number;
  readonly damaged: number;
  /** Something sets them apart from others of their type. */
  readonly isMarked?: boolean;
  readonly size: number;
}

/** Equal units on the map: the silhouette, how many from two on, a notch for damage, and a sign where something sets them apart. */
export const UnitMark = ({ unit, seat, count, damaged, isMarked = false, size }: GroupProps) => (
  <>
    <path
      className="ti-ship"
      d={unitShapes[unit]}
      transform={`scale(${size / 24}) translate(-12 -12)`}
      style={{ fill: playerColour(seat) }}
    />
    {isMarked && <path className="ti-apart" d={apartSign(size)} />}
    {damaged > 0 && <path className="ti-notch" d={damageNotch(size)} />}
    {count > 1 && (
      <g transform={`translate(${size * 0.42} ${size * 0.36})`}>
        <circle className="ti-count-back" r={size * 0.33} />
        <text className="ti-count" fontSize={size * 0.5} dy="0.35em">
          {count}
        </text>
      </g>
    )}
    {damaged > 0 && count > 1 && (
      <text className="ti-hurt" x={size * 0.5} y={-size * 0.3} fontSize={size * 0.4}>
        {damaged}
      </text>
    )}
  </>
);
