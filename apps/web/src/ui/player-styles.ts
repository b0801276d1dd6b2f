import { type PlayerMark, playerMarks } from '@orrery/tabletop';
import type { TextId } from '../text/index.ts';

export { ROUND } from '@orrery/tabletop';

/** How a player is marked, and what that is called. */
export interface PlayerStyle extends Pick<PlayerMark, 'glyph' | 'dash'> {
  readonly colour: TextId;
  readonly sign: TextId;
}

const names: readonly (readonly [colour: TextId, sign: TextId])[] = [
  ['colour.orange', 'sign.triangle'],
  ['colour.blue', 'sign.square'],
  ['colour.green', 'sign.diamond'],
  ['colour.pink', 'sign.disc'],
  ['colour.yellow', 'sign.cross'],
  ['colour.purple', 'sign.pentagon'],
  ['colour.red', 'sign.star'],
  ['colour.grey', 'sign.crescent'],
];

export const playerStyles: readonly PlayerStyle[] = names.map(([colour, sign], i) => {
  const { glyph, dash } = playerMarks[i]!;
  return { colour, sign, glyph, dash };
});

/** A CSS background: a bar in the colour and dash pattern of a player; `unit` is in pixels. */
export function bar({ dash }: PlayerStyle, colour: string, unit = 0.5): string {
  const faint = `color-mix(in oklab, ${colour} 30%, transparent)`;
  if (dash.length === 0) return `linear-gradient(${colour}, ${colour})`;
  let end = 0;
  const stripes = dash.map((length, i) => {
    const from = end;
    end += length * unit;
    return `${i % 2 === 0 ? colour : faint} ${from}px ${end}px`;
  });
  return `repeating-linear-gradient(90deg, ${stripes.join(', ')})`;
}
