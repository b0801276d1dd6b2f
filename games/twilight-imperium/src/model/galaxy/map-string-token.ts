import { tiles } from './tiles.ts';

/** What one token of a map string says. */
export type Token =
  | { readonly is: 'empty' }
  | { readonly is: 'home' }
  | { readonly is: 'open'; readonly back: 'blue' | 'red' }
  | { readonly is: 'tile'; readonly tile: string; readonly turn: number; readonly turnMissing: boolean };

/** A token that cannot be read, and what is wrong with it. */
export interface Unreadable {
  readonly is: 'unreadable';
  readonly why: string;
}

const unreadable = (why: string): Unreadable => ({ is: 'unreadable', why });

const placeholders: Readonly<Record<string, Token>> = {
  '-1': { is: 'empty' },
  '0': { is: 'home' },
  '0g': { is: 'home' },
  '0b': { is: 'open', back: 'blue' },
  '0r': { is: 'open', back: 'red' },
};

/** Number, side and turn: `83`, `83A`, `83A2`, `83A-2`, `83A:120`, `83a120`. */
const pattern = /^0*(\d+)([ab]?)(?:[-:](\d+)|(?<=[ab])(\d+))?$/;

/** Turns are written in sixths or in degrees. */
function turnFrom(digits: string): number | undefined {
  const value = Number(digits);
  if (value < 6) return value;
  return value % 60 === 0 && value < 360 ? value / 60 : undefined;
}

/** Tiles are known by at least two digits. */
const known = (number: string, side: string): string | undefined =>
  [`${number.padStart(2, '0')}${side}`, ...(side ? [] : [`${number}a`])].find(tile => tiles.has(tile));

/** Reads one token, in any of the spellings that the community's tools write. */
export function readToken(text: string): Token | Unreadable {
  const lower = text.toLowerCase();
  const placeholder = placeholders[lower];
  if (placeholder) return placeholder;

  const match = pattern.exec(lower);
  if (!match) return unreadable('cannot be read');
  const [number, side] = [match[1]!, match[2]!];
  const digits = match[3] ?? match[4];
  const tile = known(number, side);
  if (!tile) return unreadable('is no tile');
  const hyperlane = tiles.get(tile)!.back === 'hyperlane';
  if (hyperlane && !side) return unreadable('is a hyperlane and needs its side, A or B');
  const turn = turnFrom(digits ?? '0');
  if (turn === undefined)
    return unreadable('is turned by neither 0 to 5 sixths nor 0, 60, 120, 180, 240 or 300 degrees');
  if (turn > 0 && !hyperlane) return unreadable('is turned, which only hyperlanes are');
  return { is: 'tile', tile, turn, turnMissing: hyperlane && digits === undefined };
}

/** A tile as most tools write it: no leading zeros, hyperlanes with side and turn. */
export function writeTile(tile: string, turn: number): string {
  const match = /^0*(\d+)([ab]?)$/.exec(tile);
  if (!match) return '0'; // homes without a number: the Keleres choose theirs
  const hyperlane = tiles.get(tile)?.back === 'hyperlane';
  return `${match[1]}${match[2]!.toUpperCase()}${hyperlane ? turn : ''}`;
}
