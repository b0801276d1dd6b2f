import type { System } from '@orrery/twilight-imperium/view';
import { memo } from 'react';
import { numbersFor, short } from '../random.ts';
import { hexCorners, hexInner, isInside } from './hex.ts';

export type Anomaly = System['anomalies'][number];
export type Wormhole = System['wormholes'][number];

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

const dots = (random: () => number, count: number): string =>
  Array.from({ length: count }, () => ({ x: short((random() - 0.5) * 190), y: short((random() - 0.5) * 165) }))
    .filter(point => isInside(point, 10))
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join('');

/** Stars of one system: two paths of dots. */
export const Stars = memo(({ seed }: { seed: string }) => {
  const random = numbersFor(`stars ${seed}`);
  return (
    <>
      <path className="ti-stars" d={dots(random, 26)} />
      <path className="ti-stars bright" d={dots(random, 5)} />
    </>
  );
});

function rocks(random: () => number): string {
  return Array.from({ length: 30 }, () => {
    const along = random();
    const [x, y] = [-92 + along * 184, Math.sin(along * 4 + 0.5) * 26 + (random() - 0.5) * 84];
    const size = 2.5 + random() * 6.5;
    const corners = Array.from({ length: 6 }, (_, i) => {
      const reach = size * (0.65 + random() * 0.5);
      return `${short(x + Math.cos(i * 1.05) * reach)} ${short(y + Math.sin(i * 1.05) * reach)}`;
    });
    return isInside({ x, y }, 12) ? `M${corners.join('L')}Z` : '';
  }).join('');
}

const bent = (squeeze: number): string =>
  hexCorners(86 * squeeze)
    .map(({ x, y }, i) => `${i === 0 ? 'M' : `Q${short(x * -0.05)} ${short(y * -0.05)} `}${x} ${y}`)
    .join('');

/** What makes a system dangerous, as a texture. */
export const AnomalyTexture = memo(({ kind, seed }: { kind: Anomaly; seed: string }) => {
  const random = numbersFor(`${kind} ${seed}`);
  switch (kind) {
    case 'asteroid-field':
      return <path className="ti-rocks" d={rocks(random)} />;
    case 'nebula':
      return (
        <g clipPath="url(#ti-hex)" className="ti-nebula">
          {Array.from({ length: 7 }, (_, i) => (
            <ellipse
              // biome-ignore lint/suspicious/noArrayIndexKey: always the same clouds
              key={i}
              cx={short((random() - 0.5) * 120)}
              cy={short((random() - 0.5) * 110)}
              rx={short(38 + random() * 45)}
              ry={short(22 + random() * 30)}
              fill="url(#ti-haze)"
            />
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
          {[1, 0.78, 0.58, 0.4].map(squeeze => (
            <path key={squeeze} className="ti-rift" d={bent(squeeze)} transform={`rotate(${(1 - squeeze) * 70})`} />
          ))}
        </g>
      );
    case 'entropic-scar':
      return <path className="ti-scar" d="M-78 30-40 8-22 24 4-14 26 2 48-34 80-42M-30 44-8 20 14 34 40-4" />;
  }
});

const letters: Readonly<Record<Wormhole, string>> = { alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ε' };

/** A named ring; its colour goes with its name, which is written in it. */
export const WormholeRing = ({ kind, radius }: { kind: Wormhole; radius: number }) => (
  <g className={`ti-wormhole ${kind}`}>
    <circle className="ti-wormhole-deep" r={radius} />
    <circle r={radius} />
    <circle r={radius * 0.74} strokeDasharray="5 4" />
    <text fontSize={radius * 1.1} dy="0.33em">
      {letters[kind]}
    </text>
  </g>
);
