import { keysBelow, type CategoryModule, type VariableKeys } from "../category-module.ts";
import type { Token } from "#tokens/token.ts";
import { tokenPath } from "#tokens/token-path.ts";
import { breakpointDecisions, breakpointKeys } from "./decisions.ts";
import { generateBreakpoint } from "./generate-breakpoint.ts";
import { generateGrid } from "./generate-grid.ts";

type BreakpointRecipe = Parameters<typeof generateBreakpoint>[0] &
  Parameters<typeof generateGrid>[0];

const gridParts = ["columns", "gutter", "margin"] as const;

/** Keys of widths as `m`, and of their grids as `m-columns`. */
const keys: VariableKeys = new Map([
  ...keysBelow("breakpoint", breakpointKeys),
  ...breakpointKeys.flatMap((key) =>
    gridParts.map((part) => [`${key}-${part}`, tokenPath(`grid-${part}.${key}`)] as const),
  ),
]);

/** The limits of gutters and margins, in px. */
const gridLength = { kind: "length", range: { min: 0, max: 4000 } } as const;

/** Viewport widths at which a layout may change, and the grid from each on. */
export const breakpoint = {
  section: { key: "breakpoints", decisions: breakpointDecisions },
  groups: {
    breakpoint: { kind: "length", range: { min: 1, max: 10_000 }, form: "fixed" },
    "grid-columns": { kind: "number", range: { min: 1, max: 100 } },
    "grid-gutter": gridLength,
    "grid-margin": gridLength,
  },
  generate: (recipe: BreakpointRecipe): readonly Token[] => [
    ...generateBreakpoint(recipe),
    ...generateGrid(recipe),
  ],
  axis: "density",
  titles: () => [
    { title: "Breakpoints", includes: (path) => !path.startsWith("grid-") },
    { title: "Grid from each breakpoint", includes: () => true },
  ],
  variables: { breakpoint: () => keys },
} as const satisfies CategoryModule<"breakpoint">;
