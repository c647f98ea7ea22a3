import { freeStepNames } from "#recipe/free-step-names.ts";
import { parseRecipeShape } from "#recipe/parse-recipe-shape.ts";
import type { Recipe } from "#recipe/recipe.ts";
import type { Parsed, Problem } from "#tokens/problem.ts";
import type { Design } from "./design.ts";
import { parseRecipe } from "./parse-recipe.ts";

/**
 * The design of a recipe that was saved once. Where `parseRecipe` refuses it for a rule that is younger than the recipe,
 * it is mended so that it passes, for a project must open whatever was allowed when it was saved. Steps that are
 * named as roles get other names, wide colors come inside of Display P3, names of fonts lose their brackets, and breakpoints that
 * are pinned out of order follow the recipe again.
 */
export function parseStoredRecipe(input: unknown): Parsed<Design> {
  const parsed = parseRecipe(input);
  if (parsed.ok) return parsed;
  const shaped = parseRecipeShape(input, true);
  return shaped.ok ? parseMended(freeStepNames(shaped.value)) : parsed;
}

function parseMended(recipe: Recipe): Parsed<Design> {
  const parsed = parseRecipe(recipe);
  if (parsed.ok) return parsed;
  const wrong = new Set(parsed.problems.filter(isDisorder).map(({ path }) => path));
  const overrides = Object.entries(recipe.overrides);
  const kept = overrides.filter(([path]) => !wrong.has(`overrides.${path}`));
  if (kept.length === overrides.length) return parsed;
  return parseMended({ ...recipe, overrides: Object.fromEntries(kept) });
}

function isDisorder({ code }: Problem): boolean {
  return code === "not-rising";
}
