import { renameTakenSteps } from "#recipe/rename-taken-steps.ts";
import { parseRecipeShape } from "#recipe/parse-recipe-shape.ts";
import type { Recipe } from "#recipe/recipe.ts";
import type { Parsed, Problem } from "#tokens/problem.ts";
import type { Design } from "./design.ts";
import { parseRecipe } from "./parse-recipe.ts";

/**
 * Parses the design of a recipe that was saved before. If `parseRecipe` refuses it by a rule that
 * is newer than the recipe, repairs it, because a project must open with everything that was
 * allowed when it was saved. Steps that are named as roles get other names, wide colors are moved
 * into Display P3, font names lose their brackets, and breakpoints that are pinned out of order
 * follow the recipe again.
 */
export function parseStoredRecipe(input: unknown): Parsed<Design> {
  const parsed = parseRecipe(input);
  if (parsed.ok) return parsed;
  const shaped = parseRecipeShape(input, true);
  return shaped.ok ? parseRepaired(renameTakenSteps(shaped.value)) : parsed;
}

function parseRepaired(recipe: Recipe): Parsed<Design> {
  const parsed = parseRecipe(recipe);
  if (parsed.ok) return parsed;
  const wrong = new Set(parsed.problems.filter(isDisorder).map(({ path }) => path));
  const overrides = Object.entries(recipe.overrides);
  const remaining = overrides.filter(([path]) => !wrong.has(`overrides.${path}`));
  if (remaining.length === overrides.length) return parsed;
  return parseRepaired({ ...recipe, overrides: Object.fromEntries(remaining) });
}

function isDisorder({ code }: Problem): boolean {
  return code === "not-rising";
}
