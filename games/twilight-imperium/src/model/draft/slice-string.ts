import { type Outcome, refuse, yes } from '@orrery/kernel';
import { readToken, writeTile } from '../galaxy/map-string-token.ts';
import { tiles } from '../galaxy/tiles.ts';
import type { Source } from '../ids.ts';
import { SLICE_SIZE, type Slice } from './slices.ts';

/** What is wrong with a tile of a slice, if anything. */
function objection(text: string, sets: readonly Source[]): { tile: string } | { why: string } {
  const token = readToken(text);
  if (token.is === 'unreadable') return { why: token.why };
  if (token.is !== 'tile') return { why: 'is no tile' };
  const { back, source } = tiles.get(token.tile)!;
  if (!sets.includes(source)) return { why: `belongs to a set that is not in use (${source})` };
  if (back !== 'blue' && back !== 'red') return { why: 'is not one of the tiles that slices are made of' };
  return { tile: token.tile };
}

/**
 * Reads slices as people exchange them: five tiles each, with commas or spaces between tiles and `;`, `|` or a line
 * break between slices. Or says in one sentence which part is wrong.
 */
export function readSlices(text: string, sets: readonly Source[]): Outcome<Slice[]> {
  const parts = text.split(/[;|\n]+/).filter(part => part.trim() !== '');
  const seen = new Map<string, number>();
  const slices: Slice[] = [];
  for (const [i, part] of parts.entries()) {
    const wrong = (why: string) => refuse('options/invalid', `Slice ${i + 1}, "${part.trim()}": ${why}.`);
    const words = part.split(/[\s,]+/).filter(word => word !== '');
    if (words.length !== SLICE_SIZE)
      return wrong(`${words.length === 1 ? '1 tile' : `${words.length} tiles`}, and a slice has ${SLICE_SIZE}`);
    const slice: string[] = [];
    for (const [j, word] of words.entries()) {
      const found = objection(word, sets);
      if ('why' in found) return wrong(`its tile ${j + 1}, "${word}", ${found.why}`);
      const before = seen.get(found.tile);
      if (before !== undefined)
        return wrong(`its tile ${j + 1}, "${word}", is in slice ${before + 1}${before === i ? ' twice' : ' already'}`);
      seen.set(found.tile, i);
      slice.push(found.tile);
    }
    slices.push(slice);
  }
  return yes(slices);
}

/** Slices as people exchange them: `25,69,34,49,45;24,…` */
export const writeSlices = (slices: readonly Slice[]): string =>
  slices.map(slice => slice.map(tile => writeTile(tile, 0)).join(',')).join(';');
