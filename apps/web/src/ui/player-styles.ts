import type { TextId } from '../text/index.ts';

/** How a player is marked besides the colour itself, so that nobody depends on colour alone. */
export interface PlayerStyle {
  readonly colour: TextId;
  readonly sign: TextId;
  /** The sign, on a grid of 16. */
  readonly glyph: string;
  /** Lengths of dashes and gaps in turn; they divide `ROUND`, so that the line closes around a planet. Empty: solid. */
  readonly dash: readonly number[];
}

/** The circumference of a planet in units of `dash`. */
export const ROUND = 120;

export const playerStyles: readonly PlayerStyle[] = [
  { colour: 'colour.orange', sign: 'sign.triangle', glyph: 'M8 1.5 14.5 13.5H1.5Z', dash: [] },
  { colour: 'colour.blue', sign: 'sign.square', glyph: 'M2 2H14V14H2Z', dash: [50, 10] },
  { colour: 'colour.green', sign: 'sign.diamond', glyph: 'M8 1.2 15 8 8 14.8 1 8Z', dash: [20, 10] },
  { colour: 'colour.pink', sign: 'sign.disc', glyph: 'M8 1.5A6.5 6.5 0 1 1 7.99 1.5Z', dash: [10, 10] },
  {
    colour: 'colour.yellow',
    sign: 'sign.cross',
    glyph: 'M5.6 1.5H10.4V5.6H14.5V10.4H10.4V14.5H5.6V10.4H1.5V5.6H5.6Z',
    dash: [5, 5],
  },
  {
    colour: 'colour.purple',
    sign: 'sign.pentagon',
    glyph: 'M8 1 15 6 12.3 14.4H3.7L1 6Z',
    dash: [22, 6, 6, 6],
  },
  {
    colour: 'colour.red',
    sign: 'sign.star',
    glyph: 'M8 1 10 6 15.2 6.2 11.1 9.4 12.6 14.5 8 11.5 3.4 14.5 4.9 9.4 .8 6.2 6 6Z',
    dash: [8, 5, 8, 19],
  },
  {
    colour: 'colour.grey',
    sign: 'sign.crescent',
    glyph: 'M8 1.5A6.5 6.5 0 1 0 14.5 8 4.6 4.6 0 0 1 8 1.5Z',
    dash: [4, 11],
  },
];

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
