import type { Oklch } from '@orrery/tabletop';
import { planetDrawing } from '@orrery/twilight-imperium/drawing';
import { memo } from 'react';

const css = ([lightness, chroma, hue]: Oklch): string => `oklch(${lightness} ${chroma} ${hue})`;

/** A world drawn from its id, always the same, lit from the upper left. */
export const PlanetDisc = memo(({ id, radius }: { id: string; radius: number }) => {
  const { ground, tilt, cover } = planetDrawing(id);
  return (
    <g transform={`scale(${radius / 100})`}>
      <circle r="100" style={{ fill: css(ground) }} />
      <g clipPath="url(#ti-disc)">
        <g transform={`rotate(${tilt})`}>
          {cover.map(({ path, fill }) => (
            <path key={path} d={path} style={{ fill: css(fill) }} />
          ))}
        </g>
      </g>
      <circle r="100.5" fill="url(#ti-shade)" />
    </g>
  );
});
