import { formerOf } from "#decisions/default-of.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import { recipeSchema, type Recipe } from "#recipe/recipe.ts";
import { isEqual } from "#tokens/is-equal.ts";
import type { DecisionPath } from "./decision-path.ts";
import { readDecision, readDecisions } from "./decisions.ts";

/** The default of a decision, and the one that design systems from before have. */
export type NewDefault = { readonly value: unknown; readonly former: unknown };

/** Creates a recipe with the defaults of design systems from before any of them changed. */
export function createFormerRecipe(): Recipe {
  return formerOf(recipeSchema);
}

/** Every decision whose default has changed, by its path; derives from the decisions. */
export const newDefaults: ReadonlyMap<DecisionPath, NewDefault> = listNewDefaults();

function listNewDefaults(): ReadonlyMap<DecisionPath, NewDefault> {
  const recipe = createFormerRecipe();
  const all = [...readDecisions(createRecipe())].map(
    ([path, value]) => [path, { value, former: readDecision(recipe, path) }] as const,
  );
  return new Map(all.filter(([, { value, former }]) => !isEqual(value, former)));
}

/** Finds the new default of a decision that has the former one. */
export function findNewDefault(recipe: Recipe, path: DecisionPath): NewDefault | undefined {
  const found = newDefaults.get(path);
  return found && isEqual(readDecision(recipe, path), found.former) ? found : undefined;
}
