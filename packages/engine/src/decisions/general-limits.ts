import type { Range } from "./range.ts";

/** The limits of numbers in groups without their own limits, and inside shadows. */
export const generalLimits = {
  length: { min: -10_000, max: 10_000 },
  number: { min: -1_000_000_000, max: 1_000_000_000 },
  duration: { min: 0, max: 600_000 },
  shadowLengthPx: { min: -1000, max: 1000 },
  bezierOrdinate: { min: -10, max: 10 },
} as const satisfies Record<string, Range>;

/** The maximum number of decimals of a number; more are rounded. */
export const maxDecimals = 6;
