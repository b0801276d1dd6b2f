import { commitment, isSeed, type Seed } from './chance.ts';
import { hashOf } from './hash.ts';

/** What one seat gave to the dice: first only the SHA-256 of it, later the random bits themselves. */
export interface Contribution {
  readonly seat: number;
  /** Shown to all before anybody's bits were. */
  readonly digest: string;
  /** 256 bits, written as a seed; null if they did not come in time. */
  readonly random: Seed | null;
}

/** Of what the seed of a game was made, so that nobody at the table has chosen it, nor whoever runs the server. */
export interface Fairness {
  /** The SHA-256 of the server's own seed: shown before anybody gave anything. */
  readonly commitment: string;
  readonly serverSeed: Seed;
  readonly contributions: readonly Contribution[];
}

/** The seed that a server and its players make together. */
export const sharedSeed = ({ serverSeed, contributions }: Pick<Fairness, 'serverSeed' | 'contributions'>): Seed => {
  const given = contributions.flatMap(({ seat, random }) => (random === null ? [] : [{ seat, random }]));
  const inOrder = given.sort((a, b) => a.seat - b.seat).map(({ seat, random }) => [seat, random]);
  return hashOf(['orrery dice 1', serverSeed, inOrder]);
};

/** Whether a seed was made so, and everybody gave what they had said they would. */
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
