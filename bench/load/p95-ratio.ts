import { listAccepted } from "./outcome.ts";
import type { Outcome } from "./outcome.ts";
import { findPercentile } from "./percentile.ts";

/** A shorter quiet time counts as this, because a ratio of short times is noise. */
const floorMs = 10;

/** Returns a tenant's p95 relative to its quiet p95; undefined when a side has no accepted request. */
export function findP95Ratio(
  busy: readonly Outcome[],
  quiet: readonly Outcome[],
): number | undefined {
  const busyMs = findPercentile(listAccepted(busy), 0.95);
  const quietMs = findPercentile(listAccepted(quiet), 0.95);
  if (busyMs === undefined || quietMs === undefined) return undefined;
  return busyMs / Math.max(quietMs, floorMs);
}
