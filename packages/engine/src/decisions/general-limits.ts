import type { Range } from "./range.ts";

/** How far numbers go in groups that have no limits of their own, and inside shadows. */
export const generalLimits = {
  length: { min: -10_000, max: 10_000 },
  number: { min: -1_000_000_000, max: 1_000_000_000 },
  duration: { min: 0, max: 600_000 },
  shadowLengthPx: { min: -1000, max: 1000 },
  bezierOrdinate: { min: -10, max: 10 },
} as const satisfies Record<string, Range>;

/** The decimals that a number keeps; more are rounded away. */
export const keptDecimals = 6;
