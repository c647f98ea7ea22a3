import { nameColorSteps } from "#recipe/change-color-steps.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { findRenames } from "./find-renames.ts";
import { namedLists } from "./named-lists.ts";

/** Renames the palettes and the steps of a recipe as in another one. */
export function renameLike(recipe: Recipe, model: Recipe): Recipe {
  const names = model.color.advanced.stepNames;
  const isRenamed = names.length === recipe.color.advanced.stepNames.length;
  const named = isRenamed ? nameColorSteps(recipe, names) : recipe;
  return findRenames(named, model).reduce(
    (renamed, { list, from, to }) => namedLists[list].rename(renamed, from, to),
    named,
  );
}
