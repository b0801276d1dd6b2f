import { numbersFor, short } from '@orrery/tabletop';
import type { System } from '../view/index.ts';
import { hexCorners, isInside } from './hex.ts';

export type Anomaly = System['anomalies'][number];
export type Wormhole = System['wormholes'][number];

const dots = (random: () => number, count: number): string =>
  Array.from({ length: count }, () => ({ x: short((random() - 0.5) * 190), y: short((random() - 0.5) * 165) }))
    .filter(point => isInside(point, 10))
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join('');

/** Stars of one system as two paths of dots: faint and bright ones. */
export function starPaths(seed: string): readonly [faint: string, bright: string] {
  const random = numbersFor(`stars ${seed}`);
  const faint = dots(random, 26);
  return [faint, dots(random, 5)];
}

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

/** The rocks of an asteroid field as one path. */
export const rockPath = (seed: string): string => rocks(numbersFor(`asteroid-field ${seed}`));

/** The clouds of a nebula. */
export function clouds(seed: string): { x: number; y: number; width: number; height: number }[] {
  const random = numbersFor(`nebula ${seed}`);
  return Array.from({ length: 7 }, () => ({
    x: short((random() - 0.5) * 120),
    y: short((random() - 0.5) * 110),
    width: short(38 + random() * 45),
    height: short(22 + random() * 30),
  }));
}

/** Lines that a gravity rift bends, each turned a little more. */
export const riftLines = [1, 0.78, 0.58, 0.4].map(squeeze => ({ path: bent(squeeze), turn: (1 - squeeze) * 70 }));

export const SCAR_PATH = 'M-78 30-40 8-22 24 4-14 26 2 48-34 80-42M-30 44-8 20 14 34 40-4';

export const wormholeLetters: Readonly<Record<Wormhole, string>> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
};
