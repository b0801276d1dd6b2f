import { type Outcome, quickRandom, refuse, yes } from '@orrery/kernel';
import { type FaultKind, faultsOf, type SliceBounds } from '../model/draft/bounds.ts';
import { generateSlices } from '../model/draft/generate-slices.ts';
import { bordersOf, miltyLayout } from '../model/draft/milty-layouts.ts';
import { readSlices, writeSlices } from '../model/draft/slice-string.ts';
import type { MapTable } from './index.ts';

/** Slices of a Milty draft before the game. */
export interface SlicesPreview {
  /** Each as its five tiles: left, front, right, left far, front far. */
  readonly slices: readonly (readonly string[])[];
  /** Bounds that they do not keep. */
  readonly faults: readonly FaultKind[];
}

/** So many slices within bounds, as a slice string. The same seed gives the same slices. */
export const rollSlices = ({ players, sets }: MapTable, count: number, bounds: SliceBounds, seed: number): string =>
  writeSlices(generateSlices(count, sets, bounds, bordersOf(miltyLayout(players)), quickRandom(seed)));

/** Reads a slice string for a table. The refusal names the part that is wrong. */
export function previewSlices(text: string, { players, sets }: MapTable, bounds: SliceBounds): Outcome<SlicesPreview> {
  const read = readSlices(text, sets);
  if (!read.ok) return read;
  const slices = read.value;
  if (slices.length < players)
    return refuse(
      'options/invalid',
      `${slices.length === 1 ? 'This is 1 slice' : `These are ${slices.length} slices`} for ${players} players.`,
    );
  const faults = faultsOf(slices, bounds, bordersOf(miltyLayout(players)));
  return yes({ slices, faults: [...new Set(faults.map(({ kind }) => kind))] });
}

export { writeSlices };
