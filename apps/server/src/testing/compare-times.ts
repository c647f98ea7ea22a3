import { inject } from "vitest";

const rounds = inject("form") === "long" ? 200 : 16;
/** Other load changes single comparisons, hardly ever all of them; a real difference shows in each. */
const mostAttempts = 3;

/** The distance of two median times in milliseconds, and its limit. */
export type Comparison = { readonly differenceMs: number; readonly toleranceMs: number };

/** Compares the times of two calls; the nearest of several comparisons counts. */
export async function compareTimes(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<Comparison> {
  let nearest = await compareOnce(one, other);
  for (let attempt = 1; attempt < mostAttempts && !isNear(nearest); attempt += 1) {
    const next = await compareOnce(one, other);
    if (next.differenceMs < nearest.differenceMs) nearest = next;
  }
  return nearest;
}

function isNear({ differenceMs, toleranceMs }: Comparison): boolean {
  return differenceMs < toleranceMs;
}

/** The calls alternate, so that other load affects both alike. */
async function compareOnce(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<Comparison> {
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
