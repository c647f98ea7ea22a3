const rounds = 200;
/** Other load changes single comparisons, hardly ever all of them; a real difference shows in each. */
const mostComparisons = 3;

/** The largest difference that counts as the same time. */
export const toleranceMs = 5;

/** Returns whether two calls take the same time in one of a few comparisons; for the long form only. */
export async function takeSameTime(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<boolean> {
  for (let comparison = 0; comparison < mostComparisons; comparison += 1) {
    if ((await findDifferenceMs(one, other)) < toleranceMs) return true;
  }
  return false;
}

/**
 * Returns the difference of the median times of 200 pairs. The calls alternate, so that other load affects both alike;
 * the time of `prepare`, which runs before each of them, does not count.
 */
export async function findDifferenceMs(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
  prepare: () => Promise<unknown> = () => Promise.resolve(),
): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    await prepare();
    times[0].push(await timeOf(one));
    await prepare();
    times[1].push(await timeOf(other));
  }
  return Math.abs(medianOf(times[0]) - medianOf(times[1]));
}

async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await call();
  return performance.now() - start;
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
