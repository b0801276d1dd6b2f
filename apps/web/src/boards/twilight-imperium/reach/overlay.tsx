import type { Seat } from '@orrery/kernel';
import type { Reach } from '@orrery/twilight-imperium/reach';
import type { SystemId } from '@orrery/twilight-imperium/view';
import { memo } from 'react';
import { decoration } from '../../../art/ti/decoration.ts';
import { hexInner, hexNear } from '../../../art/ti/hex.ts';
import { playerColour } from '../../../ui/players.tsx';
import type { Places } from '../map/overlays.tsx';
import { aroundOf, type Goal, goalsOf } from './around.ts';
import './reach.css';

interface OverlayProps {
  readonly shown: SystemId | undefined;
  readonly reach: Reach | undefined;
  readonly me: Seat | null;
  readonly places: Places;
}

interface EdgeProps extends Goal {
  readonly kind: 'goal' | 'origin';
  readonly seat: Seat;
  readonly places: Places;
}

/** The edge of a system in a player's colour, and how many moves lie between; broken where a rift does. */
const Edge = ({ system, kind, moves, isRisky, seat, places }: EdgeProps) => {
  const at = places.get(system);
  return (
    at && (
      <g
        className={isRisky ? `ti-reach-${kind} risky` : `ti-reach-${kind}`}
        transform={`translate(${at.x} ${at.y})`}
        style={{ color: playerColour(seat) }}
        {...{ [`data-${kind}`]: system }}
      >
        <polygon points={hexInner} />
        <g transform="translate(-43 -68)">
          <circle r="11" />
          <text dy="0.35em">{moves}</text>
        </g>
      </g>
    )
  );
};

/**
 * Over the map, for the system one points at: what is adjacent to it, where the ships in it could go, and from where
 * one's own could come. Only information, so nothing of it looks as if it could be chosen.
 */
export const ReachOverlay = memo(({ shown, reach, me, places }: OverlayProps) => {
  const here = shown === undefined ? undefined : places.get(shown);
  if (shown === undefined || !reach || !here) return null;
  const { adjacent, fleets, origins } = aroundOf(reach, shown, me);
  const fleet = fleets[0];
  const isMine = fleet !== undefined && fleet.seat === me;
  return (
    <g key={shown} className="ti-reach" data-around={shown} {...decoration}>
      {adjacent.map(id => {
        const at = places.get(id);
        return (
          at && (
            <polygon
              key={`adjacent ${id}`}
              className="ti-adjacent"
              points={hexNear}
              transform={`translate(${at.x} ${at.y})`}
              data-adjacent={id}
            />
          )
        );
      })}
      {fleet &&
        goalsOf(fleet).map(goal => (
          <Edge key={`goal ${goal.system}`} kind="goal" seat={fleet.seat} places={places} {...goal} />
        ))}
      {me !== null &&
        !isMine &&
        origins.map(({ from, moves, isRisky }) => {
          const start = places.get(from);
          return (
            <g key={`origin ${from}`} style={{ color: playerColour(me) }}>
              {start && <path className="ti-reach-way" d={`M${start.x} ${start.y}L${here.x} ${here.y}`} />}
              <Edge kind="origin" seat={me} system={from} {...{ moves, isRisky, places }} />
            </g>
          );
        })}
    </g>
  );
});
