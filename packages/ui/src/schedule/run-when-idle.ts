/**
 * Runs a function when the browser is idle, at the latest after a time in ms if one is given. Safari
 * does not report idle time, and runs it soon.
 */
export function runWhenIdle(run: () => void, mostMs?: number): void {
  const { requestIdleCallback } = globalThis;
  // Not every browser has the function that the types promise.
  // oxlint-disable-next-line typescript/no-unnecessary-condition
  if (!requestIdleCallback) setTimeout(run);
  else requestIdleCallback(() => run(), mostMs === undefined ? {} : { timeout: mostMs });
}
