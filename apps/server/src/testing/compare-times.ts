import { inject } from "vitest";

const rounds = inject("form") === "long" ? 200 : 16;
/** What the machine does besides makes one comparison differ, hardly ever all of them; a real difference is in each. */
const mostAttempts = 3;

/** How far apart the median times of two calls are, in milliseconds, and how far they may be. */
export type Comparison = { readonly differenceMs: number; readonly toleranceMs: number };

/** Compares how long two calls take; the nearest of some comparisons counts, at once when it is near enough. */
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

/** The calls take turns, so that what else the machine does falls on both alike. */
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
