/** The quantile of sorted numbers. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

/** Standard deviations of a 95 % interval. */
const Z = 1.96;

/** The 95 % confidence interval of a rate (Wilson's score interval). */
export function interval(successes: number, tries: number): readonly [low: number, high: number] {
  if (tries === 0) return [0, 1];
  const share = successes / tries;
  const spread = Z * Math.sqrt((share * (1 - share)) / tries + Z ** 2 / (4 * tries ** 2));
  const middle = share + Z ** 2 / (2 * tries);
  const scale = 1 + Z ** 2 / tries;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}

/** The 95 % confidence interval of a mean (normal approximation); the mean itself if there are fewer than two numbers. */
export function meanInterval(numbers: readonly number[]): readonly [low: number, high: number] {
  const count = numbers.length;
  const mean = numbers.reduce((sum, each) => sum + each, 0) / (count || 1);
  if (count < 2) return [mean, mean];
  const variance = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (count - 1);
  const spread = Z * Math.sqrt(variance / count);
  return [mean - spread, mean + spread];
}
