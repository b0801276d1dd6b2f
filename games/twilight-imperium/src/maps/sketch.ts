import { isMecatolTile, mecatolTile } from '../model/galaxy/galaxy-plan.ts';
import { hexAt, hexDistance, outermostRing, positions } from '../model/galaxy/hexes.ts';
import { readToken, writeTile } from '../model/galaxy/map-string-token.ts';
import { tiles } from '../model/galaxy/tiles.ts';
import type { Source } from '../model/ids.ts';

/** A map while it is laid: what a map string says at each place. `34` a system, `83A2` a hyperlane, `0` a home. */
export type Sketch = Readonly<Record<string, string>>;

/** Reads any map string, without checking it. Words that cannot be read stay as they are. */
export function sketchOf(text: string, sets: readonly Source[]): Sketch {
  const words = text.split(/[\s,]+/).filter(word => word !== '');
  const braced = /^\{(.*)\}$/.exec(words[0] ?? '');
  const isCentred = braced !== null || isMecatolTile(words[0] ?? '');
  const centre = braced?.[1] ?? (isCentred ? words[0]! : mecatolTile(sets));
  const all = [centre, ...(isCentred ? words.slice(1) : words)].slice(0, positions.length);
  return Object.fromEntries(
    all.flatMap((word, i) => {
      const token = readToken(word);
      if (token.is === 'empty') return [];
      return [[positions[i]!, token.is === 'tile' ? writeTile(token.tile, token.turn) : word]];
    }),
  );
}

/** The map string of a sketch. */
export function sketchString(sketch: Sketch): string {
  const last = positions.findLastIndex(position => sketch[position] !== undefined);
  const [centre = '-1', ...rest] = positions.slice(0, last + 1).map(position => sketch[position] ?? '-1');
  return [...(isMecatolTile(centre) ? [] : [`{${centre}}`]), ...rest].join(' ');
}

/** What lies at a place, as far as it can be drawn. */
export type Laid =
  | { readonly is: 'home' }
  | { readonly is: 'open' }
  | { readonly is: 'unreadable' }
  | { readonly is: 'tile'; readonly tile: string; readonly turn: number };

export function laidAt(sketch: Sketch, position: string): Laid | undefined {
  const word = sketch[position];
  if (word === undefined) return undefined;
  const token = readToken(word);
  if (token.is === 'empty') return undefined;
  if (token.is === 'tile') return tiles.get(token.tile)!.homeOf ? { is: 'home' } : token;
  return { is: token.is };
}

/** A word with its hyperlane turned clockwise by a sixth; the same word for anything else. */
export function turnedWord(word: string): string {
  const token = readToken(word);
  return token.is === 'tile' && tiles.get(token.tile)!.back === 'hyperlane'
    ? writeTile(token.tile, (token.turn + 1) % 6)
    : word;
}

/** A tile that can be laid, by the back it has. */
export interface OfferedTile {
  readonly tile: string;
  readonly back: 'blue' | 'red' | 'hyperlane';
  /** As it is written in a map string. */
  readonly word: string;
}

/** The tiles of these sets that lie between the homes. */
export const tilesToLay = (sets: readonly Source[]): readonly OfferedTile[] =>
  [...tiles].flatMap(([tile, { source, back, offBoard }]) =>
    sets.includes(source) && !offBoard && (back === 'blue' || back === 'red' || back === 'hyperlane')
      ? [{ tile, back, word: writeTile(tile, 0) }]
      : [],
  );

/** The places to show: those that are laid, and a ring of free ones round them. */
export function placesOf(sketch: Sketch): readonly string[] {
  const centre = hexAt('000')!;
  const rings = Object.keys(sketch).map(position => hexDistance(centre, hexAt(position)!));
  const most = Math.min(outermostRing, Math.max(2, ...rings) + 1);
  return positions.filter(position => hexDistance(centre, hexAt(position)!) <= most);
}
