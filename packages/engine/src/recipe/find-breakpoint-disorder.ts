import { convertLengthToPx } from "#tokens/length.ts";
import { tokenPath } from "#tokens/token-path.ts";
import { breakpointKeys } from "./recipe.ts";
import type { BreakpointKey, Recipe } from "./recipe.ts";

type Widths = Pick<Recipe, "breakpoints" | "overrides">;

/**
 * The first pinned breakpoint that is not wider than the one before it, or that the one after it is not wider than;
 * undefined where all rise. Only widths given as lengths are compared: an alias follows its token.
 */
export function findBreakpointDisorder(recipe: Widths): BreakpointKey | undefined {
  for (const [index, key] of breakpointKeys.entries()) {
    const before = breakpointKeys[index - 1];
    if (before && widthPx(recipe, key) <= widthPx(recipe, before))
      return isPinned(recipe, key) ? key : before;
  }
  return undefined;
}

function widthPx(recipe: Widths, key: BreakpointKey): number {
  const pinned = recipe.overrides[tokenPath(`breakpoint.${key}`)];
  return pinned?.type === "dimension" ? convertLengthToPx(pinned) : recipe.breakpoints[key];
}

function isPinned(recipe: Widths, key: BreakpointKey): boolean {
  return Object.hasOwn(recipe.overrides, `breakpoint.${key}`);
}
