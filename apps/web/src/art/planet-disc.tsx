import { memo, type ReactNode, useId } from 'react';
import { numbersFor } from './random.ts';

/** What the surface is like. */
export type PlanetLook = 'continents' | 'craters' | 'bands';

export interface PlanetDiscProps {
  /** The same name always makes the same planet. */
  readonly seed: string;
  readonly look: PlanetLook;
  /** A thin ring around it, told apart by its colour and by its dashes. */
  readonly ring?: { readonly colour: string; readonly dashes?: string };
  /** In the dark: nobody lives there yet. */
  readonly isDim?: boolean;
  /** Only its outline is known. */
  readonly isDark?: boolean;
}

type Numbers = () => number;
const between = (next: Numbers, low: number, high: number): number => low + next() * (high - low);
const times = <T,>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
const colour = (light: number, chroma: number, hue: number): string =>
  `oklch(${light.toFixed(2)} ${chroma.toFixed(3)} ${Math.round(hue)})`;

/** A closed coast that wanders around a middle. */
function coast(next: Numbers, x: number, y: number, size: number): string {
  const points = times(9, i => {
    const angle = (i / 9) * 2 * Math.PI;
    const reach = size * between(next, 0.55, 1.15);
    return [x + Math.cos(angle) * reach * 1.25, y + Math.sin(angle) * reach] as const;
  });
  const middle = (i: number): string => {
    const [ax, ay] = points[i % points.length]!;
    const [bx, by] = points[(i + 1) % points.length]!;
    return `${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2).toFixed(1)}`;
  };
  const curves = points.map((_, i) => {
    const [x1, y1] = points[(i + 1) % points.length]!;
    return `Q${x1.toFixed(1)} ${y1.toFixed(1)} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}Z`;
}

const looks: Readonly<Record<PlanetLook, (next: Numbers) => { base: string; surface: ReactNode }>> = {
  continents: next => {
    const hue = between(next, 205, 255);
    const land = colour(between(next, 0.56, 0.68), 0.1, between(next, 105, 160));
    return {
      base: colour(between(next, 0.42, 0.52), 0.09, hue),
      surface: (
        <>
          {times(5, i => (
            <path
              key={i}
              d={coast(next, between(next, 14, 86), between(next, 22, 84), between(next, 9, 19))}
              fill={land}
            />
          ))}
          <ellipse cx="50" cy="9" rx={between(next, 16, 30)} ry="7" fill="oklch(0.95 0.01 230)" opacity="0.85" />
          {times(3, i => (
            <ellipse
              key={i}
              cx={between(next, 20, 80)}
              cy={between(next, 25, 80)}
              rx={between(next, 12, 24)}
              ry={between(next, 1.5, 3)}
              fill="white"
              opacity="0.3"
            />
          ))}
        </>
      ),
    };
  },
  craters: next => {
    const hue = between(next, 25, 75);
    const light = between(next, 0.5, 0.6);
    return {
      base: colour(light, between(next, 0.03, 0.09), hue),
      surface: (
        <>
          {times(3, i => (
            <path
              key={i}
              d={coast(next, between(next, 10, 90), between(next, 15, 85), between(next, 12, 22))}
              fill={colour(light - 0.09, 0.05, hue)}
              opacity="0.7"
            />
          ))}
          {times(9, i => {
            const [x, y, r] = [between(next, 12, 88), between(next, 12, 88), between(next, 2, 7)];
            return (
              <g key={i}>
                <circle cx={x + 0.8} cy={y + 0.8} r={r} fill={colour(light + 0.14, 0.04, hue)} />
                <circle cx={x} cy={y} r={r} fill={colour(light - 0.15, 0.05, hue)} />
              </g>
            );
          })}
        </>
      ),
    };
  },
  bands: next => {
    const hue = between(next, 265, 330);
    const light = between(next, 0.5, 0.62);
    let y = 8;
    const bands: ReactNode[] = [];
    while (y < 92) {
      const height = between(next, 4, 13);
      const tint = colour(light + between(next, -0.12, 0.14), between(next, 0.05, 0.1), hue + between(next, -18, 18));
      const bend = between(next, -4, 4);
      bands.push(
        <path
          key={y}
          d={`M0 ${y}Q50 ${y + bend} 100 ${y}V${y + height}Q50 ${y + height + bend} 0 ${y + height}Z`}
          fill={tint}
        />,
      );
      y += height;
    }
    return {
      base: colour(light, 0.08, hue),
      surface: (
        <>
          {bands}
          {times(11, i => (
            <circle
              key={`light ${i}`}
              cx={between(next, 52, 84)}
              cy={between(next, 30, 84)}
              r="1.1"
              fill="oklch(0.9 0.12 90)"
            />
          ))}
        </>
      ),
    };
  },
};

/** A planet, lit from the upper left. Drawn again only when it looks different. */
export const PlanetDisc = memo(({ seed, look, ring, isDim = false, isDark = false }: PlanetDiscProps) => {
  const id = useId();
  const { base, surface } = looks[look](numbersFor(seed));
  return (
    <svg className="planet-disc" viewBox="0 0 100 100" aria-hidden="true">
      <defs>
        <clipPath id={`${id}-disc`}>
          <circle cx="50" cy="50" r="41" />
        </clipPath>
        <radialGradient id={`${id}-light`} cx="0.32" cy="0.28" r="0.8">
          <stop offset="0" stopColor="white" stopOpacity="0.32" />
          <stop offset="0.42" stopColor="white" stopOpacity="0" />
          <stop offset="0.62" stopColor="black" stopOpacity="0.28" />
          <stop offset="1" stopColor="black" stopOpacity="0.82" />
        </radialGradient>
      </defs>
      <g clipPath={`url(#${id}-disc)`}>
        <rect width="100" height="100" fill={isDark ? 'oklch(0.34 0.02 265)' : base} />
        {!isDark && surface}
        {isDark &&
          times(6, i => (
            <path
              key={i}
              d={`M0 ${16 + i * 14}Q50 ${6 + i * 14} 100 ${16 + i * 14}`}
              fill="none"
              stroke="white"
              strokeOpacity="0.16"
            />
          ))}
        {isDim && <rect width="100" height="100" fill="oklch(0.2 0.03 265)" opacity="0.62" />}
        <rect width="100" height="100" fill={`url(#${id}-light)`} />
      </g>
      {ring && (
        <circle
          cx="50"
          cy="50"
          r="46.5"
          fill="none"
          stroke={ring.colour}
          strokeWidth="3"
          strokeLinecap="round"
          {...(ring.dashes ? { strokeDasharray: ring.dashes } : {})}
        />
      )}
    </svg>
  );
});
