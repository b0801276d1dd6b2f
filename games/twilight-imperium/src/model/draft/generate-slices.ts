import { dice, invariant, quickRandom, type Random, type Rule } from '@orrery/kernel';
import { tiles } from '../galaxy/tiles.ts';
import type { Source } from '../ids.ts';
import type { SliceBounds } from './bounds.ts';
import type { SliceBorders } from './milty-layouts.ts';
import { arranged } from './slice-arrangement.ts';
import { pieceOf, SliceSearch } from './slice-search.ts';
import { blueInSlice, redInSlice, type Slice } from './slices.ts';

/** Deals that are tried before the best of them is taken as it is. */
const DEALS = 12;

const tilesWith = (back: 'blue' | 'red', sets: readonly Source[]): string[] =>
  [...tiles].filter(([, facts]) => facts.back === back && sets.includes(facts.source)).map(([id]) => id);

/** As many slices as these boxes have tiles for. */
export const mostSlices = (sets: readonly Source[]): number =>
  Math.floor(Math.min(tilesWith('blue', sets).length / blueInSlice, tilesWith('red', sets).length / redInSlice));

/** What the tiles of these boxes have at most: the smaller number of alpha and beta wormholes, and legendary planets. */
export function mostInSlices(sets: readonly Source[]): { readonly wormholes: number; readonly legendary: number } {
  const all = [...tilesWith('blue', sets), ...tilesWith('red', sets)].map(pieceOf);
  const sum = (of: 'alpha' | 'beta' | 'legendary'): number => all.reduce((total, piece) => total + piece[of], 0);
  return { wormholes: Math.min(sum('alpha'), sum('beta')), legendary: sum('legendary') };
}

/**
 * A set of slices drawn at random within bounds. Where no such set is found, as with bounds that hardly any slices
 * keep, the one that comes nearest: `faultsOf` says what is wrong with it.
 */
export function generateSlices(
  count: number,
  sets: readonly Source[],
  bounds: SliceBounds,
  borders: SliceBorders,
  random: Random,
  deals = DEALS,
): Slice[] {
  invariant(count <= mostSlices(sets), () => `not enough tiles for ${count} slices`);
  const [blue, red] = [tilesWith('blue', sets).map(pieceOf), tilesWith('red', sets).map(pieceOf)];
  let best: { slices: Slice[]; strain: number } | undefined;
  for (let deal = 0; deal < deals; deal++) {
    const search = new SliceSearch(count, blue, red, bounds, random);
    search.improve();
    const laid = arranged(search.slices, borders, bounds.apart, random);
    const inside = laid ?? arranged(search.slices, borders, 'slice', random) ?? search.slices;
    const strain = search.strain + (laid ? 0 : 1);
    const slices = inside.map(slice => slice.map(({ id }) => id));
    if (strain === 0) return slices;
    if (!best || strain < best.strain) best = { slices, strain };
  }
  return best!.slices;
}

/** One draw of the kernel seeds the whole set, which keeps the log small and replay exact. */
export function* dealSlices(
  count: number,
  sets: readonly Source[],
  bounds: SliceBounds,
  borders: SliceBorders,
): Rule<Slice[]> {
  const [high, low] = yield* dice('slices', 2, 65_536);
  return generateSlices(count, sets, bounds, borders, quickRandom((high! - 1) * 65_536 + low! - 1));
}
