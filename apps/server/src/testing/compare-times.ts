import { inject } from "vitest";

const rounds = inject("form") === "long" ? 200 : 16;

/**
 * How far apart the median times of two calls are, in milliseconds. They take turns, so that what else
 * the machine does falls on both alike; what it still does to them is in the tolerance of the short form.
 */
export async function compareTimes(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<{ readonly differenceMs: number; readonly toleranceMs: number }> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    times[0].push(await timeOf(one));
    times[1].push(await timeOf(other));
  }
  const medians = times.map(medianOf) as [number, number];
  const toleranceMs = inject("form") === "long" ? 5 : Math.max(5, Math.min(...medians) * 0.25);
  return { differenceMs: Math.abs(medians[0] - medians[1]), toleranceMs };
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
