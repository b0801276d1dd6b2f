import { commitment, isSeed, type Seed } from './chance.ts';
import { hashOf } from './hash.ts';

/** A seat's contribution to the seed: first only its SHA-256, later the random bits themselves. */
export interface Contribution {
  readonly seat: number;
  /** Published before anybody's bits. */
  readonly digest: string;
  /** 256 bits, written as a seed; null if they did not come in time. */
  readonly random: Seed | null;
}

/** The parts of a game's seed; with these, neither a player nor the server's operator can choose the seed. */
export interface Fairness {
  /** The SHA-256 of the server's own seed, published before anybody's contribution. */
  readonly commitment: string;
  readonly serverSeed: Seed;
  readonly contributions: readonly Contribution[];
}

/** Combines the server's seed and the players' contributions. */
export const sharedSeed = ({ serverSeed, contributions }: Pick<Fairness, 'serverSeed' | 'contributions'>): Seed => {
  const given = contributions.flatMap(({ seat, random }) => (random === null ? [] : [{ seat, random }]));
  const inOrder = given.sort((a, b) => a.seat - b.seat).map(({ seat, random }) => [seat, random]);
  return hashOf(['orrery dice 1', serverSeed, inOrder]);
};

/** Whether a seed was combined this way and all contributions match their hashes. */
export const isFairSeed = (fairness: Fairness, seed: Seed): boolean =>
  commitment(fairness.serverSeed) === fairness.commitment &&
  fairness.contributions.every(({ digest, random }) => random === null || commitment(random) === digest) &&
  sharedSeed(fairness) === seed;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isContribution = (raw: unknown): boolean =>
  isRecord(raw) && Number.isInteger(raw.seat) && isSeed(raw.digest) && (raw.random === null || isSeed(raw.random));

export const isFairness = (raw: unknown): raw is Fairness =>
  isRecord(raw) &&
  isSeed(raw.commitment) &&
  isSeed(raw.serverSeed) &&
  Array.isArray(raw.contributions) &&
  raw.contributions.every(isContribution) &&
  new Set(raw.contributions.map(({ seat }) => seat)).size === raw.contributions.length;
