import type { ReplyOf, operations } from "@tessera/contract";
import {
  applyVariables,
  generate,
  readVariables,
  type Recipe,
  type TokenSet,
} from "@tessera/engine";

/** A group of variables, by the name that the engine has for it. */
export type GroupName = Parameters<typeof applyVariables>[1];

/** What is answered of a group of variables. */
export type PrintedGroup = ReplyOf<typeof operations.getRadii>;

/** A group of a recipe's variables: custom as soon as one of them is pinned. */
export function printGroup(recipe: Recipe, group: GroupName, set?: TokenSet): PrintedGroup {
  const variables = readVariables(set ?? generate(recipe), group, recipe);
  return {
    type: hasPinned(recipe, group) ? "custom" : "generated",
    variables: variables.map(({ key, value }) => ({ key, value })),
  };
}

function hasPinned(recipe: Recipe, group: GroupName): boolean {
  const unpinned = applyVariables(recipe, group, { type: "generated", variables: [] });
  return (
    unpinned.ok &&
    Object.keys(unpinned.value.overrides).length < Object.keys(recipe.overrides).length
  );
}
