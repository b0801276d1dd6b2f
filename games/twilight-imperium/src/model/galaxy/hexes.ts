/** Edges of a flat-top hex, clockwise from the top. */
export const edges = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
export type Edge = (typeof edges)[number];

/** A place on the board in axial coordinates; the centre is 0, 0. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

const steps: Readonly<Record<Edge, Hex>> = {
  n: { q: 0, r: -1 },
  ne: { q: 1, r: -1 },
  se: { q: 1, r: 0 },
  s: { q: 0, r: 1 },
  sw: { q: -1, r: 1 },
  nw: { q: -1, r: 0 },
};

export const across = ({ q, r }: Hex, edge: Edge): Hex => ({ q: q + steps[edge].q, r: r + steps[edge].r });

export const opposite = (edge: Edge): Edge => turned(edge, 3);

/** The edge that this one becomes when its tile is turned clockwise by so many sixths. */
export const turned = (edge: Edge, sixths: number): Edge => edges[(edges.indexOf(edge) + sixths) % 6]!;

const sameHex = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;

export const hexDistance = (a: Hex, b: Hex): number =>
  (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r)) / 2;

/** Steps round a ring clockwise, beginning at its top. */
const ringWalk: readonly Edge[] = ['se', 's', 'sw', 'nw', 'n', 'ne'];

function walkRing(k: number): Hex[] {
  if (k === 0) return [{ q: 0, r: 0 }];
  const hexes: Hex[] = [];
  let at: Hex = { q: 0, r: -k };
  for (const edge of ringWalk)
    for (let i = 0; i < k; i++) {
      hexes.push(at);
      at = across(at, edge);
    }
  return hexes;
}

const rings: (readonly Hex[])[] = [];

/** The hexes of a ring, from due north clockwise; ring 0 is the centre. */
export function ring(k: number): readonly Hex[] {
  rings[k] ??= walkRing(k);
  return rings[k];
}

/** No board reaches further out. */
export const outermostRing = 8;

const nameOf = (k: number, place: number): string => (k === 0 ? '000' : `${k}${String(place + 1).padStart(2, '0')}`);

/** The names of a ring's places, from due north clockwise. */
export const ringPositions = (k: number): string[] => ring(k).map((_, place) => nameOf(k, place));

/** Every place a board may have, from the centre outwards: the order of a map string. */
export const positions: readonly string[] = Array.from({ length: outermostRing + 1 }, (_, k) =>
  ringPositions(k),
).flat();

/** The community's names: `000` for the centre, then ring and place in it, `101` to `106`, `201` to `212`, … */
export function positionName(hex: Hex): string {
  const k = hexDistance(hex, { q: 0, r: 0 });
  return nameOf(
    k,
    ring(k).findIndex(each => sameHex(each, hex)),
  );
}

/** Ring and place in it, counted from 0; nothing for places beside the board, such as `tl`. */
function ringPlace(position: string): { k: number; place: number } | undefined {
  if (position === '000') return { k: 0, place: 0 };
  const match = /^([1-9])(\d\d)$/.exec(position);
  return match ? { k: Number(match[1]), place: Number(match[2]) - 1 } : undefined;
}

export function hexAt(position: string): Hex | undefined {
  const at = ringPlace(position);
  return at && ring(at.k)[at.place];
}

/** Orders places clockwise round the centre from due north, as players sit; inner before outer in one direction. */
export function clockwise(a: string, b: string): number {
  const [one, two] = [ringPlace(a), ringPlace(b)];
  if (!one || !two) return Number(!one) - Number(!two);
  return one.place * Math.max(two.k, 1) - two.place * Math.max(one.k, 1) || one.k - two.k;
}
