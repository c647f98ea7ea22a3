import type { Page } from "@playwright/test";

/** The speed of a network in both directions, and the time that it adds to each request. */
type Network = { readonly kbitPerSecond: number; readonly latencyMs: number };

/** A request that takes a smaller share of the expected time means that throttling has no effect. */
const leastShare = 0.9;

/** Slows down the network of a page, which caches nothing from then on. */
export async function slowNetwork(page: Page, network: Network): Promise<void> {
  const bytesPerSecond = bytesPerMs(network) * 1000;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** Requests the page's largest file again; throws when the network delivers it too fast. */
export async function checkSlowNetwork(page: Page, network: Network): Promise<void> {
  const { bytes, ms } = await page.evaluate(async () => {
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const largest = files.toSorted((a, b) => b.encodedBodySize - a.encodedBodySize)[0];
    if (!largest) throw new Error("The page has requested no file");
    const startedAt = performance.now();
    await (await fetch(largest.name, { cache: "no-store" })).arrayBuffer();
    return { bytes: largest.encodedBodySize, ms: performance.now() - startedAt };
  });
  const expectedMs = network.latencyMs + bytes / bytesPerMs(network);
  if (ms < leastShare * expectedMs)
    throw new Error(`${bytes} bytes took ${ms.toFixed(0)} ms instead of ${expectedMs.toFixed(0)}`);
}

function bytesPerMs({ kbitPerSecond }: Network): number {
  return kbitPerSecond / 8;
}
