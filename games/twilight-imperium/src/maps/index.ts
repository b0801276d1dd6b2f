import { type Outcome, quickRandom, yes } from '@orrery/kernel';
import { balanceOf, type Slice } from '../model/galaxy/galaxy-balance.ts';
import type { OpenPlace } from '../model/galaxy/galaxy-plan.ts';
import { dealtIn, type LayoutId, layoutNamed, layoutsFor, planOf } from '../model/galaxy/layouts.ts';
import { readMapString, writeMapString } from '../model/galaxy/map-string.ts';
import { filledAtRandom } from '../model/galaxy/random-map.ts';
import type { PlacedTile } from '../model/galaxy/state.ts';
import type { Source } from '../model/ids.ts';

export type { SliceBounds } from '../model/draft/bounds.ts';
export { mostInSlices, mostSlices } from '../model/draft/generate-slices.ts';
export { usualBounds } from '../model/draft/setup-option.ts';
export type { Slice } from '../model/galaxy/galaxy-balance.ts';
export type { LayoutId } from '../model/galaxy/layouts.ts';
export * from './sketch.ts';
export * from './slices.ts';

/** Who a map is for. */
export interface MapTable {
  readonly players: number;
  readonly sets: readonly Source[];
}

/** The official layouts for a table, the usual one first. */
export const layoutsOffered = ({ players, sets }: MapTable): readonly LayoutId[] =>
  layoutsFor(players, sets).map(({ id }) => id);

/** A balanced random map on an official layout, as a map string. The same seed gives the same map. */
export function rollMap({ players, sets }: MapTable, layout: LayoutId | undefined, seed: number): string | undefined {
  const chosen = layout === undefined ? layoutsFor(players, sets)[0] : layoutNamed(layout, players, sets);
  if (!chosen) return undefined;
  return writeMapString(filledAtRandom(planOf(chosen, sets), dealtIn(chosen), sets, quickRandom(seed)));
}

/** A map before the game: what lies where, and what each seat finds round its home. */
export interface MapPreview {
  readonly tiles: readonly PlacedTile[];
  /** By seat. */
  readonly homes: readonly string[];
  /** Places that are dealt when the game starts. */
  readonly open: readonly OpenPlace[];
  readonly slices: readonly Slice[];
  /** Pairs of tiles that setup keeps apart where it can. */
  readonly clashes: readonly (readonly [string, string])[];
  readonly warnings: readonly string[];
}

/** Reads a map string for a table. The refusal names the part that is wrong. */
export function previewMap(text: string, { players, sets }: MapTable): Outcome<MapPreview> {
  const read = readMapString(text, { players, sets });
  if (!read.ok) return read;
  const { plan, warnings } = read.value;
  const { slices, clashes } = balanceOf({ tiles: plan.tiles }, plan.homes);
  return yes({ tiles: plan.tiles, homes: plan.homes, open: plan.open, slices, clashes, warnings });
}
