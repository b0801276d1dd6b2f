/** Memory of a server at one moment. */
export interface MemorySample {
  readonly seconds: number;
  readonly mb: number;
}

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1] ?? Number.NaN;

/** The first part is left out: tables are still being made, and caches are being filled. */
const WARM_UP = 1 / 3;
/** How much more memory the end may take than the middle. */
const FLAT = 1.15;

/** Memory after the warm-up: the median of its first and of its second half, and whether it stayed flat. */
export function compareHalves(samples: readonly MemorySample[]): { middleMb: number; endMb: number; isFlat: boolean } {
  const warm = samples.slice(Math.floor(samples.length * WARM_UP)).map(({ mb }) => mb);
  const half = warm.length >> 1;
  const [middleMb, endMb] = [median(warm.slice(0, half)), median(warm.slice(half))];
  return { middleMb, endMb, isFlat: endMb <= middleMb * FLAT };
}
