import type { Recipe } from "#recipe/recipe.ts";
import { printTokenValue } from "#tokens/print-token-value.ts";
import { resolve } from "#tokens/resolve.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { pathsOfGroup } from "./variable-groups.ts";
import type { VariableGroup } from "./variable-groups.ts";

/** A token of a group under its key, with its value as text. */
export type Variable = { readonly key: string; readonly value: string };

/** The variables of a group as they are in the own modes of a recipe's set, in order. */
export function readVariables(
  set: TokenSet,
  group: VariableGroup,
  recipe: Pick<Recipe, "spacing">,
): readonly Variable[] {
  const values = resolve(set);
  return [...pathsOfGroup(group, recipe)].flatMap(([key, path]) => {
    const value = values.get(path);
    return value ? [{ key, value: printTokenValue(value) }] : [];
  });
}
