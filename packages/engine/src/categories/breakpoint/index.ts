import { keysBelow, titleAll, type CategoryModule } from "../category-module.ts";
import { breakpointDecisions, breakpointKeys } from "./decisions.ts";
import { generateBreakpoint } from "./generate-breakpoint.ts";

const keys = keysBelow("breakpoint", breakpointKeys);

/** Viewport widths at which a layout may change. */
export const breakpoint = {
  section: { key: "breakpoints", decisions: breakpointDecisions },
  groups: { breakpoint: { kind: "length", range: { min: 1, max: 10_000 }, form: "fixed" } },
  generate: generateBreakpoint,
  axis: undefined,
  titles: () => titleAll("Breakpoints"),
  variables: { breakpoint: () => keys },
} as const satisfies CategoryModule<"breakpoint">;
