import { short } from '@orrery/tabletop';
import { hexAt } from '../view/index.ts';

/** From the centre of a hex to its corners. */
const RADIUS = 100;
const HALF_HEIGHT = (RADIUS * Math.sqrt(3)) / 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Corners of a flat-top hex, a little inside, so that neighbours do not touch. */
export const hexCorners = (radius: number): Point[] =>
  Array.from({ length: 6 }, (_, i) => ({
    x: short(radius * Math.cos((i * Math.PI) / 3)),
    y: short(radius * Math.sin((i * Math.PI) / 3)),
  }));

const outline = (radius: number): string =>
  hexCorners(radius)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');

export const hexPoints = outline(RADIUS - 2);
export const hexInner = outline(RADIUS - 7);
export const hexNear = outline(RADIUS - 13);

/** Whether a point of a hex is inside by this much. */
export const isInside = ({ x, y }: Point, margin: number): boolean =>
  Math.abs(y) < HALF_HEIGHT - margin && Math.abs(x) * Math.sqrt(3) + Math.abs(y) < 2 * (HALF_HEIGHT - margin);

/** Edges clockwise from the top, as the rules name them. */
const edgeNames: readonly string[] = ['n', 'ne', 'se', 's', 'sw', 'nw'];

/** The middle of an edge of a tile that is turned clockwise by so many sixths. */
export function edgeMiddle(edge: string, turn: number): Point {
  const angle = ((edgeNames.indexOf(edge) + turn) * 60 - 90) * (Math.PI / 180);
  return { x: short(HALF_HEIGHT * Math.cos(angle)), y: short(HALF_HEIGHT * Math.sin(angle)) };
}

const onBoard = (position: string): Point | undefined => {
  const hex = hexAt(position);
  return hex && { x: 1.5 * RADIUS * hex.q, y: 2 * HALF_HEIGHT * (hex.r + hex.q / 2) };
};

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const around = (points: readonly Point[]): Bounds => ({
  left: Math.min(...points.map(({ x }) => x)) - RADIUS,
  right: Math.max(...points.map(({ x }) => x)) + RADIUS,
  top: Math.min(...points.map(({ y }) => y)) - HALF_HEIGHT,
  bottom: Math.max(...points.map(({ y }) => y)) + HALF_HEIGHT,
});

/** Where every position of a board lies; those beside the board lie in its corners. */
export function layOut(positions: readonly string[]): { at: ReadonlyMap<string, Point>; bounds: Bounds } {
  const at = new Map<string, Point>();
  for (const position of positions) {
    const point = onBoard(position);
    if (point) at.set(position, point);
  }
  const board = around([...at.values()]);
  const corners = new Map<string, number>();
  for (const position of positions) {
    if (at.has(position)) continue;
    const nth = corners.get(position) ?? 0;
    corners.set(position, nth + 1);
    const y = position.startsWith('b') ? board.bottom - HALF_HEIGHT : board.top + HALF_HEIGHT;
    const outward = position.endsWith('l') ? -RADIUS / 4 : RADIUS / 4;
    const place = {
      x: position.endsWith('l') ? board.left + RADIUS / 2 : board.right - RADIUS / 2,
      y: y + nth * 2 * HALF_HEIGHT,
    };
    while ([...at.values()].some(({ x, y: height }) => Math.hypot(x - place.x, height - place.y) < 2 * HALF_HEIGHT))
      place.x += outward;
    at.set(position, place);
  }
  return { at, bounds: around([...at.values()]) };
}
