import type { Point } from './hex.ts';

export interface Spot extends Point {
  readonly radius: number;
}

/** Where planets lie in a hex, by how many there are; ships need the lower part. */
const spots: readonly (readonly Spot[])[] = [
  [],
  [{ x: 2, y: -24, radius: 39 }],
  [
    { x: -33, y: -33, radius: 29 },
    { x: 43, y: -10, radius: 29 },
  ],
  [
    { x: -52, y: -2, radius: 24 },
    { x: 2, y: -46, radius: 24 },
    { x: 58, y: 0, radius: 24 },
  ],
];

/** Where the nth of so many planets lies. */
export const spotOf = (planets: number, nth: number): Spot => {
  const some = spots[Math.min(planets, 3)]!;
  return some[nth] ?? some[0]!;
};

/** Where the nth wormhole lies in a system with so many planets. */
export const ringSpots = (planets: number, nth: number): Point =>
  planets === 0
    ? { x: nth * 34 - (nth > 0 ? 8 : 0), y: -44 }
    : planets === 1
      ? { x: nth === 1 ? -72 : 70, y: nth === 2 ? 28 : -8 }
      : { x: nth === 1 ? -22 : 20, y: nth === 2 ? -6 : -62 };
