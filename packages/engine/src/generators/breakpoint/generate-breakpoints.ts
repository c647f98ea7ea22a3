import { breakpointKeys } from "#recipe/recipe.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { defineToken } from "#tokens/define-token.ts";
import { convertPxToLength } from "#tokens/length.ts";
import type { Token } from "#tokens/token.ts";

/** The viewport widths at which a layout may change. */
export function generateBreakpoints(
  recipe: Pick<Recipe, "breakpoints" | "units">,
): readonly Token[] {
  return breakpointKeys.map((key) =>
    defineToken(
      `breakpoint.${key}`,
      "breakpoint",
      convertPxToLength(recipe.breakpoints[key], recipe.units.length),
    ),
  );
}
