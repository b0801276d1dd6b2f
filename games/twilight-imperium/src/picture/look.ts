import type { Seat } from '@orrery/kernel';
import { hexColour, type PlayerMark, playerMarks, ROUND, svg } from '@orrery/tabletop';
import type { Wormhole } from '../drawing/index.ts';
import type { Specialty, Trait } from '../view/index.ts';

/** Colours of a picture: dark ground, as on the board. */
export const look = {
  ground: hexColour([0.17, 0.03, 265]),
  hex: hexColour([0.13, 0.025, 265]),
  panel: hexColour([0.215, 0.03, 265]),
  edge: hexColour([0.5, 0.06, 85]),
  home: hexColour([0.72, 0.1, 85]),
  line: hexColour([0.42, 0.02, 265]),
  text: hexColour([0.94, 0.01, 265]),
  soft: hexColour([0.74, 0.02, 265]),
  brass: hexColour([0.8, 0.11, 85]),
  info: hexColour([0.76, 0.1, 235]),
  danger: hexColour([0.7, 0.16, 25]),
  resources: hexColour([0.8, 0.13, 80]),
  influence: hexColour([0.78, 0.1, 240]),
  spent: hexColour([0.55, 0.02, 265]),
  dark: hexColour([0.16, 0.03, 265]),
} as const;

export const traitColours: Readonly<Record<Trait, string>> = {
  cultural: hexColour([0.64, 0.09, 250]),
  hazardous: hexColour([0.66, 0.13, 30]),
  industrial: hexColour([0.66, 0.1, 145]),
};

export const gemColours: Readonly<Record<Specialty, string>> = {
  blue: hexColour([0.65, 0.15, 245]),
  green: hexColour([0.7, 0.16, 145]),
  red: hexColour([0.62, 0.2, 27]),
  yellow: hexColour([0.85, 0.15, 95]),
};

export const wormholeColours: Readonly<Record<Wormhole, string>> = {
  alpha: hexColour([0.75, 0.13, 60]),
  beta: hexColour([0.72, 0.14, 150]),
  gamma: hexColour([0.75, 0.12, 215]),
  delta: hexColour([0.7, 0.13, 265]),
  epsilon: hexColour([0.68, 0.17, 15]),
};

/** The colours of the seats of a table, by seat. */
export type SeatColours = readonly number[];

export const markOf = (seat: Seat, colours: SeatColours): PlayerMark =>
  playerMarks[colours[seat] ?? seat % playerMarks.length]!;

/** A player's sign around the origin. */
export const glyph = (seat: Seat, size: number, colours: SeatColours): string => {
  const { glyph: d, colour } = markOf(seat, colours);
  return svg('path', { d, fill: colour, transform: `scale(${size / 16}) translate(-8 -8)` });
};

/** An edge in a player's colour and line. */
export const edge = (seat: Seat, d: string, width: number, fill: string, colours: SeatColours): string => {
  const { colour, dash } = markOf(seat, colours);
  const dashed = dash.length > 0 ? { pathLength: ROUND, 'stroke-dasharray': dash.join(' ') } : {};
  return svg('path', { d, fill, stroke: colour, 'stroke-width': width, ...dashed });
};
