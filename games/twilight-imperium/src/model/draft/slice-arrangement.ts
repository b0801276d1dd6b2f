import type { Random } from '@orrery/kernel';
import type { SliceBorders } from './milty-layouts.ts';
import { type Piece, shuffled } from './slice-search.ts';

/** One order of a slice's tiles, and at which places lies what must not lie beside its like. */
interface Order {
  readonly pieces: readonly Piece[];
  /** Masks of places: anomalies, alpha and beta wormholes. */
  readonly marks: readonly [anomalies: number, alpha: number, beta: number];
}

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, i) => permutations(items.filter((_, j) => j !== i)).map(rest => [item, ...rest]));

const maskOf = (pieces: readonly Piece[], has: (piece: Piece) => number): number =>
  pieces.reduce((mask, piece, i) => mask | (has(piece) > 0 ? 1 << i : 0), 0);

/** Does a mark of one lie where a like mark of the other can be its neighbour? */
function meet(one: Order, two: Order, borders: readonly number[]): boolean {
  for (const [kind, mask] of one.marks.entries()) {
    const other = two.marks[kind]!;
    if (mask === 0 || other === 0) continue;
    for (const [i, beside] of borders.entries()) if ((mask >> i) & 1 && beside & other) return true;
  }
  return false;
}

/** Orders of a slice with nothing that clashes in it, one for each way its marks can lie, in an order of chance. */
function ordersOf(slice: readonly Piece[], inside: readonly number[], random: Random): Order[] {
  const found = new Map<string, Order>();
  for (const pieces of permutations(shuffled(slice, random))) {
    const marks = [
      maskOf(pieces, ({ anomaly }) => anomaly),
      maskOf(pieces, ({ alpha }) => alpha),
      maskOf(pieces, ({ beta }) => beta),
    ] as const;
    const order = { pieces, marks };
    if (!found.has(marks.join()) && !meet(order, order, inside)) found.set(marks.join(), order);
  }
  return shuffled([...found.values()], random);
}

/** How many choices are tried before a set of slices is given up. */
const TRIES = 20_000;

/**
 * Puts the tiles of each slice in an order in which no two anomalies and no two equal wormholes are neighbours, inside
 * it and, where that is asked for, across the borders of any two slices. Nothing if there is no such order.
 */
export function arranged(
  slices: readonly (readonly Piece[])[],
  { inside, across }: SliceBorders,
  apart: 'map' | 'slice',
  random: Random,
): Piece[][] | undefined {
  const orders = slices.map(slice => ordersOf(slice, inside, random));
  const chosen: Order[] = [];
  let tries = 0;
  const place = (i: number): boolean => {
    if (i === orders.length) return true;
    for (const order of orders[i]!) {
      if (tries++ > TRIES) return false;
      if (apart === 'map' && chosen.some(other => meet(order, other, across) || meet(other, order, across))) continue;
      chosen.push(order);
      if (place(i + 1)) return true;
      chosen.pop();
    }
    return false;
  };
  return place(0) ? chosen.map(({ pieces }) => [...pieces]) : undefined;
}
