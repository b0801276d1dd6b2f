import { spotOf } from '@orrery/twilight-imperium/drawing';
import type { View } from '@orrery/twilight-imperium/view';
import { memo, useMemo } from 'react';
import { decoration } from '../../../art/ti/decoration.ts';
import { hexPoints } from '../../../art/ti/hex.ts';
import type { Places } from './overlays.tsx';
import { discPath } from './piece.tsx';

interface MarksProps {
  readonly marked: ReadonlySet<string>;
  readonly view: View;
  readonly places: Places;
}

/** Where something happened of late: a second edge around systems, a ring around planets. Nothing to choose. */
export const Marks = memo(({ marked, view, places }: MarksProps) => {
  const found = useMemo(() => {
    if (marked.size === 0) return [];
    return view.systems.flatMap(({ id, planets }) => {
      const worlds = planets.flatMap((planet, i) =>
        marked.has(`planet:${planet.id}`) ? [{ id: planet.id, spot: spotOf(planets.length, i) }] : [],
      );
      return worlds.length > 0 || marked.has(`system:${id}`) ? [{ id, worlds }] : [];
    });
  }, [marked, view.systems]);
  return found.map(({ id, worlds }) => {
    const at = places.get(id);
    return (
      at && (
        <g key={id} className="ti-marks" transform={`translate(${at.x} ${at.y})`} data-marked={id} {...decoration}>
          {marked.has(`system:${id}`) && <polygon points={hexPoints} />}
          {worlds.map(({ id: planet, spot }) => (
            <path key={planet} transform={`translate(${spot.x} ${spot.y})`} d={discPath(spot.radius + 9)} />
          ))}
        </g>
      )
    );
  });
});
