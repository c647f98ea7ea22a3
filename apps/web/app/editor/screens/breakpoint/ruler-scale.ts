import { breakpointKeys, recipeLimits, type BreakpointKey } from "@tessera/engine";
import type { Widths } from "./use-breakpoints.ts";

/** The minimum width at the right end of a ruler, in px. */
const leastRulerPx = 1600;
const rulerStepPx = 200;

/**
 * Returns the width at the right end of a ruler that shows every breakpoint with a margin, in px.
 */
export function rulerEndPx(widthsPx: Widths): number {
  const widest = Math.max(...Object.values(widthsPx)) * 1.04;
  return Math.max(leastRulerPx, Math.ceil(widest / rulerStepPx) * rulerStepPx);
}

/** Returns the limits of a breakpoint in px: next to its neighbors, but not on them. */
export function breakpointLimitsPx(
  widthsPx: Widths,
  key: BreakpointKey,
): { readonly min: number; readonly max: number } {
  const index = breakpointKeys.indexOf(key);
  const below = breakpointKeys[index - 1];
  const above = breakpointKeys[index + 1];
  return {
    min: below ? widthsPx[below] + 1 : recipeLimits.breakpoints[key].min,
    max: above ? widthsPx[above] - 1 : recipeLimits.breakpoints[key].max,
  };
}

/** Returns the round widths in px below a ruler that overlap no breakpoint's number. */
export function rulerLabelsPx(widthsPx: Widths): readonly number[] {
  const end = rulerEndPx(widthsPx);
  const clearancePx = end * 0.045;
  const step = end > 2 * leastRulerPx ? rulerStepPx * 5 : rulerStepPx;
  return Array.from({ length: Math.ceil(end / step) - 1 }, (_, index) => (index + 1) * step).filter(
    (label) => Object.values(widthsPx).every((px) => Math.abs(px - label) >= clearancePx),
  );
}
