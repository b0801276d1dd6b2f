import { tileFacts } from '../galaxy/galaxy.ts';
import { clash } from '../galaxy/galaxy-balance.ts';
import type { SliceBorders } from './milty-layouts.ts';
import { type Slice, sliceFigures } from './slices.ts';

/** Within which slices are drawn. */
export interface SliceBounds {
  readonly minInfluence: number;
  readonly minResources: number;
  /** Of optimal resources and influence together. */
  readonly minTotal: number;
  readonly maxTotal: number;
  /** How many alpha, and how many beta wormholes all slices have together, at least. */
  readonly wormholes: number;
  /** How many legendary planets they have together, at least. */
  readonly legendary: number;
  /** No slice has an alpha and a beta wormhole. */
  readonly oneWormhole: boolean;
  /**
   * Where no two anomalies and no two equal wormholes lie side by side: within each slice, or also between any two
   * slices, whoever lays them where.
   */
  readonly apart: 'map' | 'slice';
}

/** Bounds of one slice, and of all slices together. */
export const faultKinds = [
  'influence',
  'resources',
  'total-low',
  'total-high',
  'same-wormholes',
  'two-wormholes',
  'two-legendary',
  'clash-inside',
  'clash-across',
  'few-alpha',
  'few-beta',
  'few-legendary',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A bound that a set of slices does not keep, and by which slice; none where it is about all of them. */
export interface Fault {
  readonly kind: FaultKind;
  readonly slices: readonly number[];
}

const count = (slices: readonly Slice[], has: (tile: string) => boolean): number => slices.flat().filter(has).length;
const hasLegendary = (tile: string): boolean => sliceFigures([tile]).legendary.length > 0;

function faultsOfSlice(slice: Slice, bounds: SliceBounds, { inside }: SliceBorders): FaultKind[] {
  const { optimalInfluence, optimalResources, optimal, wormholes, legendary } = sliceFigures(slice);
  const alpha = wormholes.filter(each => each === 'alpha').length;
  const beta = wormholes.filter(each => each === 'beta').length;
  const found: [boolean, FaultKind][] = [
    [optimalInfluence < bounds.minInfluence, 'influence'],
    [optimalResources < bounds.minResources, 'resources'],
    [optimal < bounds.minTotal, 'total-low'],
    [optimal > bounds.maxTotal, 'total-high'],
    [alpha > 1 || beta > 1, 'same-wormholes'],
    [bounds.oneWormhole && alpha + beta > 1, 'two-wormholes'],
    [legendary.length > 1, 'two-legendary'],
    [bordersClash(slice, slice, inside), 'clash-inside'],
  ];
  return found.flatMap(([broken, kind]) => (broken ? [kind] : []));
}

/** Do two slices clash where a tile of one can lie beside one of the other? */
const bordersClash = (one: Slice, two: Slice, borders: readonly number[]): boolean =>
  one.some((tile, i) => two.some((other, j) => (borders[i]! & (1 << j)) !== 0 && clash(tile, other)));

/** Every bound that these slices do not keep. */
export function faultsOf(slices: readonly Slice[], bounds: SliceBounds, borders: SliceBorders): Fault[] {
  const faults: Fault[] = slices.flatMap((slice, i) =>
    faultsOfSlice(slice, bounds, borders).map(kind => ({ kind, slices: [i] })),
  );
  if (bounds.apart === 'map')
    for (const [i, one] of slices.entries())
      for (let j = 0; j < i; j++)
        if (bordersClash(one, slices[j]!, borders.across)) faults.push({ kind: 'clash-across', slices: [j, i] });
  const few = (kind: FaultKind, least: number, has: (tile: string) => boolean): void => {
    if (count(slices, has) < least) faults.push({ kind, slices: [] });
  };
  few('few-alpha', bounds.wormholes, tile => tileFacts(tile).wormholes.includes('alpha'));
  few('few-beta', bounds.wormholes, tile => tileFacts(tile).wormholes.includes('beta'));
  few('few-legendary', bounds.legendary, hasLegendary);
  return faults;
}
