import { defineToken } from "#tokens/define-token.ts";
import { convertPxToLength } from "#tokens/length.ts";
import type { Token } from "#tokens/token.ts";
import type { Units } from "../units.ts";
import { breakpointKeys, type Breakpoints } from "./decisions.ts";

type BreakpointRecipe = { readonly breakpoints: Breakpoints; readonly units: Units };

/** Generates the viewport widths at which a layout may change. */
export function generateBreakpoint(recipe: BreakpointRecipe): readonly Token[] {
  return breakpointKeys.map((key) =>
    defineToken(
      `breakpoint.${key}`,
      "breakpoint",
      convertPxToLength(recipe.breakpoints[key], recipe.units.length),
    ),
  );
}
