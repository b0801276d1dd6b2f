import { numbersFor, type Oklch, short } from '@orrery/tabletop';

type Kind = 'bands' | 'continents' | 'ice' | 'craters' | 'ocean';
const kinds: readonly Kind[] = ['bands', 'continents', 'ice', 'craters', 'ocean'];

const ripple = (y: number, height: number, random: () => number): string => {
  const bend = () => short((random() - 0.5) * 14);
  return `M-110 ${short(y)}Q-40 ${short(y + bend())} 0 ${short(y)}T110 ${short(y + bend())}V${short(y + height)}Q40 ${short(y + height + bend())} 0 ${short(y + height)}T-110 ${short(y + height)}Z`;
};

function blob(x: number, y: number, size: number, random: () => number): string {
  const points = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 9) * 2 * Math.PI;
    const reach = size * (0.6 + random() * 0.7);
    return [short(x + Math.cos(angle) * reach * 1.3), short(y + Math.sin(angle) * reach)] as const;
  });
  const middle = (i: number) => {
    const [a, b] = [points[i % 9]!, points[(i + 1) % 9]!];
    return `${short((a[0] + b[0]) / 2)} ${short((a[1] + b[1]) / 2)}`;
  };
  return `M${middle(8)}${points.map(([px, py], i) => `Q${px} ${py} ${middle(i)}`).join('')}Z`;
}

/** What covers a world: paths, and how light each is against the ground. */
function coverOf(kind: Kind, random: () => number): { path: string; shift: number }[] {
  switch (kind) {
    case 'bands':
      return Array.from({ length: 7 }, (_, i) => ({
        path: ripple(-100 + i * 29 + random() * 8, 8 + random() * 13, random),
        shift: (i % 2 === 0 ? 1 : -1) * (0.05 + random() * 0.08),
      }));
    case 'continents':
    case 'ocean':
      return Array.from({ length: kind === 'ocean' ? 9 : 5 }, () => ({
        path: blob((random() - 0.5) * 150, (random() - 0.5) * 150, kind === 'ocean' ? 17 : 34, random),
        shift: 0.1 + random() * 0.08,
      }));
    case 'ice':
      return [
        { path: ripple(-112, 44 + random() * 16, random), shift: 0.3 },
        { path: ripple(66 - random() * 12, 60, random), shift: 0.3 },
        { path: blob((random() - 0.5) * 70, (random() - 0.3) * 40, 30, random), shift: 0.08 },
        { path: blob((random() - 0.5) * 120, (random() - 0.5) * 60, 18, random), shift: 0.12 },
      ];
    case 'craters':
      return Array.from({ length: 12 }, () => {
        const size = 6 + random() * 17;
        const [x, y] = [short((random() - 0.5) * 170), short((random() - 0.5) * 170)];
        return {
          path: `M${x} ${short(y - size)}a${short(size)} ${short(size)} 0 1 1 -.1 0Z`,
          shift: random() < 0.5 ? -0.08 : -0.13,
        };
      });
  }
}

/** A world as it is drawn: its ground, and what covers it, turned by so many degrees; the radius is 100. */
export interface PlanetDrawing {
  readonly ground: Oklch;
  readonly tilt: number;
  readonly cover: readonly { readonly path: string; readonly fill: Oklch }[];
}

/** A world drawn from its id, always the same. */
export function planetDrawing(id: string): PlanetDrawing {
  const random = numbersFor(id);
  const kind = kinds[Math.floor(random() * kinds.length)]!;
  const hue = Math.floor(random() * 360);
  const depth = kind === 'ice' ? 0.04 : 0.07 + random() * 0.05;
  const light = kind === 'ice' ? 0.62 : 0.42 + random() * 0.14;
  const tilt = short((random() - 0.5) * 50);
  const second = hue + (kind === 'continents' || kind === 'ocean' ? 70 + random() * 90 : (random() - 0.5) * 40);
  const cover = coverOf(kind, random).map(({ path, shift }) => ({
    path,
    fill: [light + shift, depth, second] as const,
  }));
  return { ground: [light, depth, hue], tilt, cover };
}
