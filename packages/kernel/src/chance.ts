import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { quickRandom, type Random } from './answers.ts';
import { invariant } from './refusals.ts';
import type { DieKind, Rule } from './rule.ts';

/** 256 secret bits, written as 64 hexadecimal digits. */
export type Seed = string;

export const isSeed = (text: unknown): text is Seed => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

/** A seed from any text: for tests, simulations and other games that need no secret seed. */
export const seedFrom = (text: string): Seed => bytesToHex(sha256(utf8ToBytes(text)));

/** The hash shown before a game; the seed shown after it must match. */
export const commitment = (seed: Seed): string => bytesToHex(sha256(hexToBytes(seed)));

const WORDS = 64;

/**
 * Infinite streams of unsigned 32-bit words, determined by seed, epoch, name and position. Each undo starts a new
 * epoch, so that undone dice are not rolled again.
 */
export class Streams {
  readonly #key: Uint8Array;
  readonly #blocks = new Map<string, { block: number; words: Uint32Array }>();

  constructor(seed: Seed) {
    invariant(isSeed(seed), 'a seed is 64 hexadecimal digits');
    this.#key = hexToBytes(seed);
  }

  /** The words of one stream by position. */
  words(stream: string, epoch: number): (position: number) => number {
    const name = `${epoch}/${stream}`;
    let held = this.#blocks.get(name);
    return position => {
      const block = Math.floor(position / WORDS);
      if (held?.block !== block) {
        const nonce = sha256(utf8ToBytes(name)).subarray(0, 12);
        const bytes = chacha20(this.#key, nonce, new Uint8Array(WORDS * 4), undefined, block * (WORDS / 16));
        const view = new DataView(bytes.buffer, bytes.byteOffset);
        held = { block, words: Uint32Array.from({ length: WORDS }, (_, i) => view.getUint32(i * 4, true)) };
        this.#blocks.set(name, held);
      }
      return held.words[position % WORDS]!;
    };
  }
}

/** A logged outcome differs from the one that the seed gives. */
export class ChanceMismatch extends Error {
  override name = 'ChanceMismatch';
}

export interface ChanceForm {
  readonly kind: 'dice' | 'shuffle';
  readonly n: number;
  readonly sides: number;
}

export interface Draw {
  readonly out: number[];
  /** The stream's position afterwards. */
  readonly at: number;
}

/** Uniform integers below a bound that may change from one to the next. */
function below(words: (position: number) => number, from: number, bounds: readonly number[]): Draw {
  let at = from;
  const out = bounds.map(bound => {
    const fair = 0x1_0000_0000 - (0x1_0000_0000 % bound);
    let word: number;
    do word = words(at++);
    while (word >= fair);
    return word % bound;
  });
  return { out, at };
}

/** Draws the outcome of a chance request: dice as 1 to `sides`, a shuffle as the old index of each new index. */
export function drawChance(request: ChanceForm, from: number, words: (position: number) => number): Draw {
  const { kind, n, sides } = request;
  if (kind === 'dice') {
    const { out, at } = below(words, from, new Array<number>(n).fill(sides));
    return { out: out.map(value => value + 1), at };
  }
  const bounds = Array.from({ length: Math.max(n - 1, 0) }, (_, i) => n - i);
  const swaps = below(words, from, bounds);
  const out = Array.from({ length: n }, (_, i) => i);
  for (let i = 0; i < swaps.out.length; i++) {
    const place = n - 1 - i;
    const other = swaps.out[i]!;
    [out[place], out[other]] = [out[other]!, out[place]!];
  }
  return { out, at: swaps.at };
}

/** Whether an injected or stored outcome is possible for the request. */
export function isOutcome(request: ChanceForm, out: readonly number[]): boolean {
  if (!Array.isArray(out) || out.length !== request.n) return false;
  if (request.kind === 'dice')
    return out.every(value => Number.isInteger(value) && value >= 1 && value <= request.sides);
  return (
    new Set(out).size === out.length && out.every(value => Number.isInteger(value) && value >= 0 && value < out.length)
  );
}

/** A table's source of chance: its seed, unless a test has injected the next outcomes of a stream. */
export class ChanceSource {
  readonly #seed: Seed;
  #streams: Streams | undefined;
  readonly #injected = new Map<string, number[][]>();

  constructor(seed: Seed) {
    this.#seed = seed;
  }

  inject(stream: string, outcomes: readonly number[][]): void {
    this.#injected.set(stream, [...(this.#injected.get(stream) ?? []), ...outcomes]);
  }

  injected(request: ChanceForm & { readonly stream: string }): number[] | undefined {
    const out = this.#injected.get(request.stream)?.shift();
    const { kind, stream } = request;
    invariant(!out || isOutcome(request, out), () => `no ${kind} on ${stream} gives ${out!.join(' ')}`);
    return out;
  }

  draw(request: ChanceForm & { readonly stream: string }, epoch: number, from: number): Draw {
    this.#streams ??= new Streams(this.#seed);
    return drawChance(request, from, this.#streams.words(request.stream, epoch));
  }
}

/**
 * Rolls dice with this many sides. `kinds` says in the order of the dice what they must show; only the odds calculator
 * reads it.
 */
export function* dice(
  stream: string,
  n: number,
  sides: number,
  kinds?: () => readonly DieKind[],
): Rule<readonly number[]> {
  if (n === 0) return [];
  const request = { op: 'ints', stream, kind: 'dice', n, sides } as const;
  return (yield kinds ? { ...request, kinds } : request) as readonly number[];
}

/** The pieces in a random order. */
export function* shuffle<T>(stream: string, pieces: readonly T[]): Rule<T[]> {
  if (pieces.length < 2) return [...pieces];
  const out = (yield { op: 'ints', stream, kind: 'shuffle', n: pieces.length, sides: 0 }) as readonly number[];
  return out.map(from => pieces[from]!);
}

/** One of the pieces, at random. */
export function* atRandom<T>(stream: string, pieces: readonly T[]): Rule<T> {
  invariant(pieces.length > 0, 'one of none');
  const [face] = yield* dice(stream, 1, pieces.length);
  return pieces[face! - 1]!;
}

/** Random numbers seeded by a text: for simulations, bots and tests; never for a game's own dice. */
export const randomFor = (text: string): Random => quickRandom(Number.parseInt(seedFrom(text).slice(0, 8), 16));
