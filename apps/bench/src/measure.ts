/** How long and how often: enough for a steady median, or just enough to see that it runs. */
export interface Effort {
  readonly rounds: number;
  /** A round takes at least this long. */
  readonly roundMs: number;
  readonly warmUpMs: number;
}

export const thorough: Effort = { rounds: 9, roundMs: 250, warmUpMs: 500 };
export const quick: Effort = { rounds: 1, roundMs: 5, warmUpMs: 0 };

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** CPU time of this thread in milliseconds, so that other load does not count. */
function clock(): number {
  if (typeof process.threadCpuUsage !== 'function') return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Runs the work until the time is over; microseconds for one unit of it. The work says how many units it did. */
export function round(work: () => number, ms: number): number {
  const began = clock();
  let units = 0;
  let now = began;
  do {
    units += work();
    now = clock();
  } while (now - began < ms);
  return (1000 * (now - began)) / units;
}

/** Microseconds for one unit of some work: the median over rounds, after a warm-up. */
export function microseconds({ rounds, roundMs, warmUpMs }: Effort, work: () => number): number {
  round(work, warmUpMs);
  return median(Array.from({ length: rounds }, () => round(work, roundMs)));
}

/** Repeats a measurement; returns the minimum of each number. */
export function leastOf(times: number, numbers: () => readonly number[]): number[] {
  let least = [...numbers()];
  for (let i = 1; i < times; i++) {
    const more = numbers();
    least = least.map((number, at) => Math.min(number, more[at]!));
  }
  return least;
}

/** Runs one round, here or in another thread. */
export type Contender = (ms: number) => Promise<number>;

/** The medians of several measures whose ratio matters: rounds are interleaved, so that changes in load affect all. */
export async function interleaved(
  { rounds, roundMs, warmUpMs }: Effort,
  contenders: readonly Contender[],
): Promise<number[]> {
  const times = contenders.map((): number[] => []);
  for (const contender of contenders) await contender(warmUpMs);
  for (let i = 0; i < rounds; i++)
    for (const [at, contender] of contenders.entries()) times[at]!.push(await contender(roundMs));
  return times.map(median);
}
