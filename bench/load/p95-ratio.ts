import { listAccepted } from "./outcome.ts";
import type { Outcome } from "./outcome.ts";
import { findPercentile } from "./percentile.ts";

/** A shorter quiet time counts as this, because a ratio of short times is noise. */
const floorMs = 10;

/** How many times its quiet p95 a tenant's p95 is; undefined where a side has no accepted request. */
export function findP95Ratio(
  busy: readonly Outcome[],
  quiet: readonly Outcome[],
): number | undefined {
  const busyMs = findPercentile(listAccepted(busy), 0.95);
  const quietMs = findPercentile(listAccepted(quiet), 0.95);
  if (busyMs === undefined || quietMs === undefined) return undefined;
  return busyMs / Math.max(quietMs, floorMs);
}
