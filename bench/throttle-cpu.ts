import type { Page } from "@playwright/test";

const loops = 7;
/** A smaller slowdown than this share of the requested one means that throttling has no effect. */
const leastShare = 0.5;

/**
 * Runs work while a page's main thread is slower by a factor; throws unless the page that the work
 * ends on then runs a loop that much faster without the factor.
 */
export async function withSlowCpu<T>(page: Page, rate: number, work: () => Promise<T>): Promise<T> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
  const result = await work();
  const slowMs = await timeLoop(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const slowdown = slowMs / (await timeLoop(page));
  if (slowdown < leastShare * rate)
    throw new Error(`Throttling by ${rate} slowed the page down by only ${slowdown.toFixed(1)}`);
  return result;
}

/**
 * Returns the shortest time of a loop, which other processes affect least; the loop is longer than
 * the bursts of throttling.
 */
async function timeLoop(page: Page): Promise<number> {
  const times: number[] = [];
  for (let loop = 0; loop < loops; loop += 1) {
    const ms = await page.evaluate(() => {
      const startedAt = performance.now();
      let sum = 0;
      for (let index = 0; index < 2e7; index += 1) sum = (sum + index * index) % 1_000_003;
      return sum < 0 ? Number.NaN : performance.now() - startedAt;
    });
    times.push(ms);
  }
  return Math.min(...times);
}
