import { changeVariables } from "#variables/change-variables.ts";
import type { VariablesChange } from "#variables/change-variables.ts";
import type { VariableGroup } from "#variables/variable-groups.ts";
import type { Recipe } from "#recipe/recipe.ts";
import type { Parsed } from "#tokens/problem.ts";
import { composeRecipe } from "./compose-recipe.ts";

/**
 * The recipe after a change of one group's variables; refused whole when one key or value is wrong. Throws a RangeError
 * for a recipe that cannot be generated.
 */
export function applyVariables(
  recipe: Recipe,
  group: VariableGroup,
  change: VariablesChange,
): Parsed<Recipe> {
  return changeVariables(recipe, group, change, composeRecipe);
}
