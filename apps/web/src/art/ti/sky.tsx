import {
  type Anomaly,
  clouds,
  hexInner,
  riftLines,
  rockPath,
  SCAR_PATH,
  starPaths,
  type Wormhole,
  wormholeLetters,
} from '@orrery/twilight-imperium/drawing';
import { memo } from 'react';

export type { Anomaly, Wormhole } from '@orrery/twilight-imperium/drawing';

/** What is drawn once and used by all hexes. */
export const SkyDefs = () => (
  <defs>
    <clipPath id="ti-disc">
      <circle r="100" />
    </clipPath>
    <clipPath id="ti-hex">
      <polygon points={hexInner} />
    </clipPath>
    <radialGradient id="ti-shade" cx="0.32" cy="0.28" r="0.85">
      <stop offset="0" stopColor="white" stopOpacity="0.28" />
      <stop offset="0.35" stopColor="white" stopOpacity="0" />
      <stop offset="0.6" stopColor="black" stopOpacity="0.12" />
      <stop offset="1" stopColor="black" stopOpacity="0.78" />
    </radialGradient>
    <radialGradient id="ti-nova">
      <stop offset="0" stopColor="oklch(0.97 0.08 95)" />
      <stop offset="0.28" stopColor="oklch(0.82 0.16 70)" />
      <stop offset="0.6" stopColor="oklch(0.6 0.19 40)" stopOpacity="0.75" />
      <stop offset="1" stopColor="oklch(0.45 0.15 30)" stopOpacity="0" />
    </radialGradient>
    <radialGradient id="ti-haze">
      <stop offset="0" stopColor="oklch(0.6 0.17 305)" stopOpacity="0.75" />
      <stop offset="1" stopColor="oklch(0.5 0.14 300)" stopOpacity="0" />
    </radialGradient>
    <radialGradient id="ti-well">
      <stop offset="0" stopColor="oklch(0.08 0.02 280)" />
      <stop offset="0.45" stopColor="oklch(0.1 0.03 280)" stopOpacity="0.95" />
      <stop offset="1" stopColor="oklch(0.2 0.06 280)" stopOpacity="0" />
    </radialGradient>
  </defs>
);

/** Stars of one system: two paths of dots. */
export const Stars = memo(({ seed }: { seed: string }) => {
  const [faint, bright] = starPaths(seed);
  return (
    <>
      <path className="ti-stars" d={faint} />
      <path className="ti-stars bright" d={bright} />
    </>
  );
});

/** What makes a system dangerous, as a texture. */
export const AnomalyTexture = memo(({ kind, seed }: { kind: Anomaly; seed: string }) => {
  switch (kind) {
    case 'asteroid-field':
      return <path className="ti-rocks" d={rockPath(seed)} />;
    case 'nebula':
      return (
        <g clipPath="url(#ti-hex)" className="ti-nebula">
          {clouds(seed).map(({ x, y, width, height }) => (
            <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={width} ry={height} fill="url(#ti-haze)" />
          ))}
        </g>
      );
    case 'supernova':
      return (
        <g clipPath="url(#ti-hex)">
          <circle r="92" fill="url(#ti-nova)" />
          <circle r="26" fill="oklch(0.97 0.06 95)" />
        </g>
      );
    case 'gravity-rift':
      return (
        <g clipPath="url(#ti-hex)">
          <circle r="62" fill="url(#ti-well)" />
          {riftLines.map(({ path, turn }) => (
            <path key={turn} className="ti-rift" d={path} transform={`rotate(${turn})`} />
          ))}
        </g>
      );
    case 'entropic-scar':
      return <path className="ti-scar" d={SCAR_PATH} />;
  }
});

/** A named ring; its colour goes with its name, which is written in it. */
export const WormholeRing = ({ kind, radius }: { kind: Wormhole; radius: number }) => (
  <g className={`ti-wormhole ${kind}`}>
    <circle className="ti-wormhole-deep" r={radius} />
    <circle r={radius} />
    <circle r={radius * 0.74} strokeDasharray="5 4" />
    <text fontSize={radius * 1.1} dy="0.33em">
      {wormholeLetters[kind]}
    </text>
  </g>
);
