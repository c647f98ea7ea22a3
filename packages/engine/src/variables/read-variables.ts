import type { Design } from "#design/design.ts";
import { printTokenValue } from "#tokens/print-token-value.ts";
import { pathsOfGroup, type VariableGroup } from "./variable-groups.ts";

/** A token of a group under its key, with its value as text. */
export type Variable = { readonly key: string; readonly value: string };

/** Lists the variables of a group in the default modes of a design, in order. */
export function readVariables(design: Design, group: VariableGroup): readonly Variable[] {
  const values = design.valuesIn();
  return [...pathsOfGroup(group, design.recipe)].flatMap(([key, path]) => {
    const value = values.get(path);
    return value ? [{ key, value: printTokenValue(value) }] : [];
  });
}

/** Returns whether a variable of a group is pinned to a value. */
export function hasPinnedVariable({ recipe, tokens }: Design, group: VariableGroup): boolean {
  return [...pathsOfGroup(group, recipe).values()].some((path) => tokens.get(path)?.pinned);
}
