import { clash, type Figure, figuresOf, isEnterable, isPassable, type Terrain } from './galaxy-balance.ts';

/** One place to fill, and what lies there now. */
export interface Filled {
  readonly place: number;
  /** Only a tile with this back may lie here. */
  readonly back: 'blue' | 'red' | 'any';
  readonly tile: string;
}

/** How much it matters that seats have equally much of something. */
const weights: Readonly<Record<Figure | 'near', number>> = {
  optimal: 8,
  resources: 2,
  influence: 2,
  planets: 2,
  specialties: 4,
  wormholes: 3,
  legendary: 6,
  cultural: 1,
  hazardous: 1,
  industrial: 1,
  near: 3,
};
const figureNames = Object.keys(weights) as (Figure | 'near')[];

const CLASH = 100_000;
const TOO_FEW_PLANETS = 20_000;
const NO_OPEN_WAY = 2_000;
/** Planets next to every home. */
const enoughPlanets = 2;

/** Shares of a system are whole numbers of these, up to eight seats, so that sums stay exact. */
const WHOLE = 840;

/** A tile as the search sees it. */
interface Piece {
  readonly id: string;
  readonly figures: readonly number[];
  /** Planets that can be reached at once if it lies next to a home. */
  readonly reach: number;
  readonly passable: boolean;
}

function pieceOf(id: string): Piece {
  const figures = figuresOf(id);
  const open = isEnterable(id);
  return {
    id,
    figures: figureNames.map(name => (name === 'near' ? (open ? figures.optimal : 0) : figures[name])),
    reach: open ? figures.planets : 0,
    passable: isPassable(id),
  };
}

/** The last figure, and the only one that counts for places next to a home alone. */
const nearIndex = figureNames.indexOf('near');
const nothing: Piece = { id: '', figures: figureNames.map(() => 0), reach: 0, passable: true };

/**
 * A map being improved. `strain` says how far it is from fair and legal; each swap that lowers it is kept, over all
 * pairs of places again and again until none does. No chance is involved.
 */
export class MapSearch {
  readonly #terrain: Terrain;
  readonly #seats: number;
  /** What lies on each place of the terrain. */
  readonly #pieces: (Piece | undefined)[];
  readonly #clashes: ReadonlyMap<string, ReadonlySet<string>>;
  /** Seats for whom a place is next to home. */
  readonly #homesBeside: readonly (readonly number[])[];
  /** By seat and figure. */
  readonly #totals: Int32Array;
  readonly #reach: Int32Array;
  readonly #places: readonly Filled[];
  #clashCount = 0;
  #closedWays = 0;

  constructor(terrain: Terrain, fixed: ReadonlyMap<number, string>, filled: readonly Filled[]) {
    this.#terrain = terrain;
    this.#places = filled;
    this.#seats = terrain.atHome.length;
    this.#pieces = terrain.positions.map(() => undefined);
    this.#totals = new Int32Array(this.#seats * figureNames.length);
    this.#reach = new Int32Array(this.#seats);
    this.#homesBeside = terrain.positions.map((_, place) =>
      terrain.atHome.flatMap((places, seat) => (places.includes(place) ? [seat] : [])),
    );
    const all = [...[...fixed].map(([place, tile]) => ({ place, tile })), ...filled];
    this.#clashes = new Map(
      all.map(({ tile }) => [
        tile,
        new Set(all.map(other => other.tile).filter(other => other !== tile && clash(tile, other))),
      ]),
    );
    for (const { place, tile } of all) {
      this.#lay(place, pieceOf(tile));
      this.#clashCount += this.#clashesAt(place);
    }
    this.#closedWays = this.#countClosedWays();
  }

  /** What lies where, in the order of the places given. */
  get tiles(): string[] {
    return this.#places.map(({ place }) => this.#pieces[place]!.id);
  }

  get strain(): number {
    let strain = this.#clashCount * CLASH + this.#closedWays * NO_OPEN_WAY;
    for (const reach of this.#reach) if (reach < enoughPlanets) strain += (enoughPlanets - reach) * TOO_FEW_PLANETS;
    return strain * this.#seats * WHOLE * WHOLE + this.#unfairness();
  }

  /** Nothing that setup forbids is left, and every home is as it should be. */
  get isSound(): boolean {
    return this.#clashCount === 0 && this.#closedWays === 0 && this.#reach.every(reach => reach >= enoughPlanets);
  }

  /** Sums of squared differences from the mean, times the seats to keep them whole. */
  #unfairness(): number {
    let total = 0;
    const count = figureNames.length;
    for (let figure = 0; figure < count; figure++) {
      let sum = 0;
      let squares = 0;
      for (let at = figure; at < this.#totals.length; at += count) {
        const value = this.#totals[at]!;
        sum += value;
        squares += value * value;
      }
      total += weights[figureNames[figure]!] * (this.#seats * squares - sum * sum);
    }
    return total;
  }

  /** Seats without an open shortest way to Mecatol Rex. */
  #countClosedWays(): number {
    const isOpen = (place: number): boolean => this.#pieces[place]?.passable ?? true;
    return this.#terrain.ways.filter(ways => !ways.some(way => way.every(isOpen))).length;
  }

  #clashesAt(place: number): number {
    const piece = this.#pieces[place];
    if (!piece) return 0;
    const foes = this.#clashes.get(piece.id)!;
    if (foes.size === 0) return 0;
    let count = 0;
    for (const other of this.#terrain.beside[place]!) {
      const neighbour = this.#pieces[other];
      if (neighbour && foes.has(neighbour.id)) count++;
    }
    return count;
  }

  /** Lays a piece on a place instead of what lies there, and moves the figures of the seats that share it. */
  #lay(place: number, piece: Piece): void {
    const old = this.#pieces[place] ?? nothing;
    this.#pieces[place] = piece;
    const seats = this.#terrain.nearest[place]!;
    const count = figureNames.length;
    for (let figure = 0; figure < nearIndex; figure++) {
      const change = piece.figures[figure]! - old.figures[figure]!;
      if (change === 0) continue;
      const share = (change * WHOLE) / seats.length;
      for (const seat of seats) this.#totals[seat * count + figure]! += share;
    }
    for (const seat of this.#homesBeside[place]!) {
      this.#totals[seat * count + nearIndex]! += WHOLE * (piece.figures[nearIndex]! - old.figures[nearIndex]!);
      this.#reach[seat]! += piece.reach - old.reach;
    }
  }

  #swap(a: number, b: number): void {
    const one = this.#pieces[a]!;
    const two = this.#pieces[b]!;
    this.#clashCount -= this.#clashesAt(a) + this.#clashesAt(b);
    this.#lay(a, two);
    this.#lay(b, one);
    this.#clashCount += this.#clashesAt(a) + this.#clashesAt(b);
    if (one.passable !== two.passable) this.#closedWays = this.#countClosedWays();
  }

  /** Swaps as long as a swap helps. */
  improve(): void {
    let strain = this.strain;
    for (let helped = true; helped; ) {
      helped = false;
      for (const [i, { place: a, back: first }] of this.#places.entries())
        for (let j = 0; j < i; j++) {
          const { place: b, back: second } = this.#places[j]!;
          if (first !== second) continue;
          this.#swap(a, b);
          const changed = this.strain;
          if (changed < strain) {
            strain = changed;
            helped = true;
          } else this.#swap(a, b);
        }
    }
  }
}
