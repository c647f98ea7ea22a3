import { categories } from "#categories/index.ts";
import type { VariableKeys } from "#categories/category-module.ts";
import type { RecipeDecisions } from "#categories/recipe-sections.ts";

type Module = (typeof categories)[keyof typeof categories];
type NamesIn<M> = M extends { readonly variables: infer Groups } ? keyof Groups : never;

/** One group of variables that the API reads and writes. */
export type VariableGroup = NamesIn<Module>;

type ListKeys = (recipe: RecipeDecisions) => VariableKeys;

const keysOfGroup = Object.assign(
  {},
  ...Object.values(categories).map(({ variables }) => variables),
) as Readonly<Record<VariableGroup, ListKeys>>;

/** The groups of variables that the API reads and writes. */
export const variableGroups = Object.keys(keysOfGroup) as readonly VariableGroup[];

/** Returns the tokens of a group by their keys in calls. */
export function pathsOfGroup(group: VariableGroup, recipe: RecipeDecisions): VariableKeys {
  return keysOfGroup[group](recipe);
}
