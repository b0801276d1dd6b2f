/** Three numbers of a colour, in whichever space. */
type Colour = readonly [number, number, number];
type Matrix = readonly [Colour, Colour, Colour];

const times = (matrix: Matrix, [x, y, z]: Colour): Colour =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Colour;

const each = (colour: Colour, change: (part: number) => number): Colour => colour.map(change) as unknown as Colour;

const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const fromCones: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];
const toLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const fromLab: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];

/** Colour matrices for kinds of colour vision; the last three after Machado, Oliveira and Fernandes (2009), full severity. */
export const eyes = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Readonly<Record<string, Matrix>>;

/** `oklch(0.75 0.13 52)` as linear light; what a screen cannot show is cut off. */
function lightOf(oklch: string): Colour {
  const [lightness, chroma, hue] = oklch.match(/[\d.]+/g)!.map(Number) as [number, number, number];
  const angle = (hue * Math.PI) / 180;
  const cones = each(
    times(fromLab, [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]),
    part => part ** 3,
  );
  return each(times(fromCones, cones), part => Math.min(1, Math.max(0, part)));
}

/** The difference of two colours for a kind of colour vision, in percent of black to white; about 2 is just visible. */
export function apart(one: string, other: string, eye: Matrix): number {
  const seen = (colour: string) => {
    const light = each(times(eye, lightOf(colour)), part => Math.min(1, Math.max(0, part)));
    return times(toLab, each(times(toCones, light), Math.cbrt));
  };
  const [a, b] = [seen(one), seen(other)];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The contrast of two colours, as WCAG has it: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dim, bright] = [one, other]
    .map(colour => {
      const [red, green, blue] = lightOf(colour);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    })
    .sort((a, b) => a - b) as [number, number];
  return bright / dim;
}
