import type { TwilightImperiumEvent, View } from '@orrery/twilight-imperium/view';
import { memo, type RefObject, useLayoutEffect, useRef } from 'react';
import { decoration } from '../../../art/ti/decoration.ts';
import { hexInner, type Point } from '../../../art/ti/hex.ts';
import { playerColour } from '../../../ui/players.tsx';
import { prefersReducedMotion } from '../../../ui/reduced-motion.ts';
import { Fleet } from './fleet.tsx';
import { type Arrival, type Glide, type Motion, motionOf, STEP_MS } from './motion.ts';
import type { Places } from './overlays.tsx';
import './moving.css';

/** Where ships are in a hex, roughly. */
const SHIPS_Y = 50;
const MOST_GLIDE_MS = 3 * STEP_MS;
const nobody = () => {};

const shift = ({ x, y }: Point): string => `translate(${x}px, ${y + SHIPS_Y}px)`;

const glideMs = ({ path }: Glide): number => Math.min((path.length - 1) * STEP_MS, MOST_GLIDE_MS);

/** Ships glide over the hexes they pass; those at the end of the way appear as they arrive. */
function glide(ghost: Element, each: Glide, places: Places, layer: Element): void {
  const points = each.path.flatMap(id => places.get(id) ?? []);
  const [duration, { delay }] = [glideMs(each), each];
  if (points.length < 2) return;
  ghost.animate(
    [
      ...points.map((point, i) => ({ transform: shift(point), opacity: 1, offset: (0.95 * i) / (points.length - 1) })),
      { transform: shift(points.at(-1)!), opacity: 0, offset: 1 },
    ],
    { duration, delay, easing: 'ease-in-out', fill: 'backwards' },
  );
  const arrived = layer.querySelector(`[data-system="${each.path.at(-1)}"] [data-fleet="space:${each.seat}"]`);
  arrived?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], { duration: duration + delay });
}

function arrive({ system, what, seat, area, unit, delay }: Arrival, layer: Element): void {
  const inside = what === 'token' ? `[data-token="${seat}"]` : `[data-fleet="${area}:${seat}"] [data-unit="${unit}"]`;
  const piece =
    layer.querySelector(`[data-system="${system}"] ${inside}`) ??
    layer.querySelector(`[data-system="${system}"] [data-fleet$=":${seat}"] [data-unit="${unit}"]`);
  piece?.animate(
    what === 'token'
      ? [{ transform: 'translateY(-70px) scale(2.4)', opacity: 0 }, { opacity: 1, offset: 0.5 }, { transform: 'none' }]
      : [{ transform: 'scale(0.2)', opacity: 0 }, { transform: 'scale(1.25)', offset: 0.7 }, { transform: 'none' }],
    { duration: STEP_MS + 50, delay, easing: 'ease-in', fill: 'backwards' },
  );
}

interface MovingProps {
  readonly view: View;
  readonly fresh: readonly TwilightImperiumEvent[];
  readonly events: readonly TwilightImperiumEvent[];
  readonly moment: number;
  readonly places: Places;
  readonly layer: RefObject<SVGGElement | null>;
}

const Ghosts = ({ motion, places }: { motion: Motion; places: Places }) => (
  <g className="ti-moving" {...decoration}>
    {motion.marks.map(({ system, seat, delay }) => {
      const at = places.get(system);
      return (
        at && (
          <polygon
            key={`mark ${system}`}
            className="ti-mark"
            points={hexInner}
            transform={`translate(${at.x} ${at.y})`}
            style={{ animationDelay: `${delay}ms`, stroke: seat === undefined ? 'var(--info)' : playerColour(seat) }}
          />
        )
      );
    })}
    {motion.glides.map(({ seat, groups, path }) => (
      <g key={`glide ${seat} ${path.join()}`} className="ti-ghost">
        <Fleet
          {...{ seat, groups, area: 'space', areaName: '', size: 26, most: 150, units: {}, mine: false }}
          onAct={nobody}
        />
      </g>
    ))}
    {motion.losses.map(({ seat, groups, system, delay }) => {
      const at = places.get(system);
      return (
        at && (
          <g key={`loss ${seat} ${system}`} transform={`translate(${at.x} ${at.y + SHIPS_Y})`}>
            <g className="ti-loss" style={{ animationDelay: `${delay}ms` }}>
              <Fleet
                {...{ seat, groups, area: 'space', areaName: '', size: 26, most: 150, units: {}, mine: false }}
                onAct={nobody}
              />
              <path className="ti-strike" d="M-34 -14 34 14M-34 14 34 -14" />
            </g>
          </g>
        )
      );
    })}
  </g>
);

/** What has just happened on the map, drawn over it: ships on their way, tokens that drop, units that are lost. */
export const Moving = memo(
  ({ view, fresh, events, moment, places, layer }: MovingProps) => {
    const motion = motionOf(fresh, events, view);
    const ghosts = useRef<SVGGElement>(null);
    // biome-ignore lint/correctness/useExhaustiveDependencies: once for each picture
    useLayoutEffect(() => {
      if (!ghosts.current || !layer.current || prefersReducedMotion()) return;
      const drawn = ghosts.current.querySelectorAll('.ti-ghost');
      for (const [i, each] of motion.glides.entries()) if (drawn[i]) glide(drawn[i], each, places, layer.current);
      for (const each of motion.arrivals) arrive(each, layer.current);
    }, [moment]);
    return (
      <g ref={ghosts} key={moment}>
        <Ghosts motion={motion} places={places} />
      </g>
    );
  },
  (before, after) => before.moment === after.moment && before.places === after.places,
);
