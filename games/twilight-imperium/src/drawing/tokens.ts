import type { Specialty, Trait } from '../view/index.ts';

/** A command token: a shield. */
export const TOKEN_PATH = 'M-8 -9H8V2L0 10 -8 2Z';

/** Each technology colour as a gem with a cut of its own. */
export const gemShapes: Readonly<Record<Specialty, string>> = {
  blue: 'M0-6 5.5 0 0 6-5.5 0Z',
  green: 'M-3-5.5H3L6 0 3 5.5H-3L-6 0Z',
  red: 'M0-6 6 5H-6Z',
  yellow: 'M-5-5H5V5H-5Z',
};

/** The ring of a trait; each has a line of its own besides its colour. */
export const traitDash: Readonly<Record<Trait, string | undefined>> = {
  cultural: undefined,
  hazardous: '7 4',
  industrial: '2 3',
};

export const STAR_PATH = 'M0-8 2.4-2.4 8-1.6 4 2.4 5 8 0 5.4-5 8-4 2.4-8-1.6-2.4-2.4Z';
export const FRONTIER_PATH = 'M0-8 2.2-2.2 8 0 2.2 2.2 0 8-2.2 2.2-8 0-2.2-2.2Z';
/** A token that sleeps on a planet: a stone with a closed eye. */
export const SLEEPER_PATHS = ['M0-9.5 8-4.5V4.5L0 9.5-8 4.5V-4.5Z', 'M-4.5 3.4Q0 7 4.5 3.4'] as const;
export const CUSTODIANS_PATHS = ['M-15-12H15V2Q15 12 0 18-15 12-15 2Z', 'M-8-5H8M-5-5V6M0-5V8M5-5V6'] as const;

/** The border of a badge of influence around the origin; that of resources is a circle. */
export const INFLUENCE_PATH = 'M0-10.4 9-5.2V5.2L0 10.4-9 5.2V-5.2Z';

/** A frame with round ends around the origin. */
export const pillPath = (width: number, height: number): string => {
  const [x, r] = [(width - height) / 2, height / 2];
  return `M${-x} ${-r}H${x}A${r} ${r} 0 0 1 ${x} ${r}H${-x}A${r} ${r} 0 0 1 ${-x} ${-r}Z`;
};

/** A circle as a path, begun at the top. */
export const circlePath = (radius: number): string => `M0 ${-radius}A${radius} ${radius} 0 1 1 -.01 ${-radius}Z`;
