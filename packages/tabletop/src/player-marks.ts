import { hexColour } from './drawing.ts';

/** A glyph and a line pattern for each player, so that nobody depends on colour alone. */
export interface PlayerMark {
  /** The glyph, on a grid of 16. */
  readonly glyph: string;
  /** Alternating lengths of dashes and gaps; they divide `ROUND`, so that the line closes around a planet. Empty: solid. */
  readonly dash: readonly number[];
  /** The colour on a dark background. */
  readonly colour: string;
}

/** The circumference of a planet in units of `dash`. */
export const ROUND = 120;

/** By the number of a seat's colour. */
export const playerMarks: readonly PlayerMark[] = [
  { glyph: 'M8 1.5 14.5 13.5H1.5Z', dash: [], colour: hexColour([0.75, 0.13, 52]) },
  { glyph: 'M2 2H14V14H2Z', dash: [50, 10], colour: hexColour([0.74, 0.12, 236]) },
  { glyph: 'M8 1.2 15 8 8 14.8 1 8Z', dash: [20, 10], colour: hexColour([0.84, 0.13, 161]) },
  { glyph: 'M8 1.5A6.5 6.5 0 1 1 7.99 1.5Z', dash: [10, 10], colour: hexColour([0.69, 0.2, 354]) },
  {
    glyph: 'M5.6 1.5H10.4V5.6H14.5V10.4H10.4V14.5H5.6V10.4H1.5V5.6H5.6Z',
    dash: [5, 5],
    colour: hexColour([0.88, 0.16, 102]),
  },
  { glyph: 'M8 1 15 6 12.3 14.4H3.7L1 6Z', dash: [22, 6, 6, 6], colour: hexColour([0.64, 0.17, 290]) },
  {
    glyph: 'M8 1 10 6 15.2 6.2 11.1 9.4 12.6 14.5 8 11.5 3.4 14.5 4.9 9.4 .8 6.2 6 6Z',
    dash: [8, 5, 8, 19],
    colour: hexColour([0.58, 0.18, 27]),
  },
  {
    glyph: 'M8 1.5A6.5 6.5 0 1 0 14.5 8 4.6 4.6 0 0 1 8 1.5Z',
    dash: [4, 11],
    colour: hexColour([0.94, 0.015, 260]),
  },
];
