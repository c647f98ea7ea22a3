import type { ValueOf } from "#decisions/decision.ts";
import { number, rising } from "#decisions/kinds.ts";

/** The limits of a viewport width, in px. */
export const breakpointWidth = { min: 1, max: 10_000, step: 1 } as const;

/** The decisions on viewport widths, from the narrowest. */
export const breakpointDecisions = rising({
  xs: number({ ...breakpointWidth, default: 480 }),
  s: number({ ...breakpointWidth, default: 640 }),
  m: number({ ...breakpointWidth, default: 768 }),
  l: number({ ...breakpointWidth, default: 1024 }),
  xl: number({ ...breakpointWidth, default: 1280 }),
  xxl: number({ ...breakpointWidth, default: 1536 }),
});

/** The breakpoint decisions of a recipe. */
export type Breakpoints = ValueOf<typeof breakpointDecisions>;

/** The key of a viewport width. */
export type BreakpointKey = keyof Breakpoints;

/** The keys of the viewport widths, from the narrowest. */
export const breakpointKeys = Object.keys(breakpointDecisions.fields) as readonly BreakpointKey[];
