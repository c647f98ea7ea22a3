import { parseRecipeShape } from "#recipe/parse-recipe-shape.ts";
import { renameTakenPalettes, renameTakenSteps } from "#recipe/rename-taken-steps.ts";
import { renamePaths } from "#recipe/rename-paths.ts";
import type { Recipe } from "#recipe/recipe.ts";
import type { Parsed, Problem } from "#tokens/problem.ts";
import { tokenPath, type TokenPath } from "#tokens/token-path.ts";
import type { Design } from "./design.ts";
import { designRecipe } from "./parse-recipe.ts";

/**
 * Parses the design of a recipe that was saved before, which looks as it did. Decisions that are
 * newer than the recipe have their former values. If a rule that is newer than the recipe refuses
 * it, repairs it, because a project must open with everything that was allowed when it was saved.
 * Steps, palettes and custom tokens that are named as other colors get other names, wide colors are moved into
 * Display P3, font names lose their brackets, and breakpoints that are pinned out of order follow
 * the recipe again.
 */
export function parseStoredRecipe(input: unknown): Parsed<Design> {
  const shaped = parseRecipeShape(input, true);
  return shaped.ok ? designRepaired(renameTakenPalettes(renameTakenSteps(shaped.value))) : shaped;
}

function designRepaired(recipe: Recipe): Parsed<Design> {
  const parsed = designRecipe(recipe);
  if (parsed.ok) return parsed;
  const repaired = dropDisorder(renameTakenTokens(recipe, parsed.problems), parsed.problems);
  return repaired === recipe ? parsed : designRepaired(repaired);
}

/**
 * Returns a recipe in which custom tokens with taken names have a number after theirs, in aliases
 * too.
 */
function renameTakenTokens(recipe: Recipe, problems: readonly Problem[]): Recipe {
  const prefix = "customTokens.";
  const taken = problems
    .filter(({ path, code }) => code === "name-taken" && path.startsWith(prefix))
    .map(({ path }) => path.slice(prefix.length) as TokenPath);
  if (taken.length === 0) return recipe;
  const names = new Map(taken.map((path) => [path, findFreePath(path, recipe)]));
  return { ...recipe, ...renamePaths(recipe, names) };
}

function findFreePath(path: TokenPath, { customTokens }: Recipe): TokenPath {
  let number = 2;
  while (Object.hasOwn(customTokens, `${path}${number}`)) number++;
  return tokenPath(`${path}${number}`);
}

function dropDisorder(recipe: Recipe, problems: readonly Problem[]): Recipe {
  const wrong = new Set(
    problems.filter(({ code }) => code === "not-rising").map(({ path }) => path),
  );
  const overrides = Object.entries(recipe.overrides);
  const remaining = overrides.filter(([path]) => !wrong.has(`overrides.${path}`));
  return remaining.length === overrides.length
    ? recipe
    : { ...recipe, overrides: Object.fromEntries(remaining) as Recipe["overrides"] };
}
