import { type Random, randomBelow } from '@orrery/kernel';
import { tileFacts } from '../galaxy/galaxy.ts';
import { planets } from '../galaxy/planets.ts';
import type { SliceBounds } from './bounds.ts';
import { blueInSlice, optimalOfTile, redInSlice, SLICE_SIZE } from './slices.ts';

/** A tile as the search sees it. */
export interface Piece {
  readonly id: string;
  readonly resources: number;
  readonly influence: number;
  readonly alpha: number;
  readonly beta: number;
  readonly legendary: number;
  readonly anomaly: number;
}

export function pieceOf(id: string): Piece {
  const facts = tileFacts(id);
  const { resources, influence } = optimalOfTile(id);
  return {
    id,
    resources,
    influence,
    alpha: Number(facts.wormholes.includes('alpha')),
    beta: Number(facts.wormholes.includes('beta')),
    legendary: facts.planets.filter(planet => planets[planet].legendary).length,
    anomaly: Number(facts.anomalies.length > 0),
  };
}

/** What a broken bound that is counted, not measured, weighs against a point of resources. */
const BROKEN = 4;
/** Exchanges that are tried before a deal is given up. */
const EXCHANGES = 2_500;

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const other = randomBelow(i + 1, random);
    [out[i], out[other]] = [out[other]!, out[i]!];
  }
  return out;
}

/**
 * Tiles dealt to slices, three blue and two red to each, and exchanged with each other and with those left over until
 * all bounds are kept. How the tiles lie in a slice is not decided here.
 */
export class SliceSearch {
  readonly #bounds: SliceBounds;
  readonly #random: Random;
  readonly #slices: Piece[][];
  /** Left over, by back: the slots of a slice are blue first. */
  readonly #spare: readonly [blue: Piece[], red: Piece[]];
  readonly #strains: number[];

  constructor(count: number, blue: readonly Piece[], red: readonly Piece[], bounds: SliceBounds, random: Random) {
    this.#bounds = bounds;
    this.#random = random;
    const [blues, reds] = [shuffled(blue, random), shuffled(red, random)];
    this.#slices = Array.from({ length: count }, () => [
      ...blues.splice(0, blueInSlice),
      ...reds.splice(0, redInSlice),
    ]);
    this.#spare = [blues, reds];
    this.#strains = this.#slices.map(slice => this.#strainOf(slice));
  }

  get slices(): readonly (readonly Piece[])[] {
    return this.#slices;
  }

  /** How far the slices are from their bounds; 0 if all are kept. */
  get strain(): number {
    return this.#strains.reduce((sum, each) => sum + each, this.#strainOfAll());
  }

  #strainOf(slice: readonly Piece[]): number {
    const { minInfluence, minResources, minTotal, maxTotal, oneWormhole, apart } = this.#bounds;
    let [resources, influence, alpha, beta, legendary, anomaly] = [0, 0, 0, 0, 0, 0];
    for (const piece of slice) {
      resources += piece.resources;
      influence += piece.influence;
      alpha += piece.alpha;
      beta += piece.beta;
      legendary += piece.legendary;
      anomaly += piece.anomaly;
    }
    const total = resources + influence;
    let strain = Math.max(0, minInfluence - influence) + Math.max(0, minResources - resources);
    strain += Math.max(0, minTotal - total) + Math.max(0, total - maxTotal);
    if (alpha > 1) strain += BROKEN;
    if (beta > 1) strain += BROKEN;
    if (oneWormhole && alpha + beta > 1) strain += BROKEN;
    if (legendary > 1) strain += BROKEN;
    // Slices with two anomalies can hardly be kept apart from all others.
    if (apart === 'map' && anomaly > 1) strain += BROKEN;
    return strain;
  }

  #strainOfAll(): number {
    const { wormholes, legendary } = this.#bounds;
    let [alphas, betas, legends] = [0, 0, 0];
    for (const slice of this.#slices)
      for (const piece of slice) {
        alphas += piece.alpha;
        betas += piece.beta;
        legends += piece.legendary;
      }
    const missing = Math.max(0, wormholes - alphas) + Math.max(0, wormholes - betas) + Math.max(0, legendary - legends);
    return missing * BROKEN;
  }

  /** Exchanges two tiles of the same colour: two of different slices, or one with one left over. */
  #exchange(slice: number, slot: number, other: number, otherSlot: number): void {
    const [own, from] = [this.#slices[slice]!, this.#slices[other] ?? this.#spare[Number(slot >= blueInSlice)]!];
    [own[slot], from[otherSlot]] = [from[otherSlot]!, own[slot]!];
    this.#strains[slice] = this.#strainOf(own);
    if (this.#slices[other]) this.#strains[other] = this.#strainOf(from);
  }

  /** Exchanges that make nothing worse, until all bounds are kept or too many have been tried. */
  improve(): void {
    const pick = (below: number): number => randomBelow(below, this.#random);
    let strain = this.strain;
    for (let tries = 0; strain > 0 && tries < EXCHANGES; tries++) {
      const strained = this.#strains.flatMap((each, i) => (each > 0 ? [i] : []));
      const slice = strained.length > 0 ? strained[pick(strained.length)]! : pick(this.#slices.length);
      const slot = pick(SLICE_SIZE);
      const isRed = slot >= blueInSlice;
      const spare = this.#spare[Number(isRed)]!.length;
      // The number behind the last slice stands for what is left over.
      const other = pick(this.#slices.length + Number(spare > 0));
      if (other === slice) continue;
      const isSpare = other === this.#slices.length;
      const otherSlot = isSpare ? pick(spare) : isRed ? blueInSlice + pick(redInSlice) : pick(blueInSlice);
      this.#exchange(slice, slot, other, otherSlot);
      const changed = this.strain;
      if (changed <= strain) strain = changed;
      else this.#exchange(slice, slot, other, otherSlot);
    }
  }
}
