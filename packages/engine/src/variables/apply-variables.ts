import { findBreakpointDisorder } from "#recipe/find-breakpoint-disorder.ts";
import type { Recipe } from "#recipe/recipe.ts";
import type { Parsed, Problem } from "#tokens/problem.ts";
import type { TokenDefinition } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import { parseTokenValue } from "./parse-token-value.ts";
import type { Variable } from "./read-variables.ts";
import { pathsOfGroup } from "./variable-groups.ts";
import type { VariableGroup } from "./variable-groups.ts";

/**
 * A change of a group: `custom` pins the named variables to the values given; `generated` lets the named ones, or all
 * of the group when none is named, follow the recipe again.
 */
export type VariablesChange = {
  readonly type: "generated" | "custom";
  readonly variables: readonly Variable[];
};

type Overrides = Map<TokenPath, TokenDefinition>;

/** The recipe after a change of one group's variables; refused whole when one key or value is wrong. */
export function applyVariables(
  recipe: Recipe,
  group: VariableGroup,
  change: VariablesChange,
): Parsed<Recipe> {
  const paths = pathsOfGroup(group, recipe);
  const problems: Problem[] = findKeyProblems(change.variables, paths);
  const overrides = new Map(Object.entries(recipe.overrides)) as unknown as Overrides;
  if (change.type === "custom") problems.push(...pin(overrides, change.variables, paths));
  else unpin(overrides, change.variables, paths);
  const changed: Recipe = { ...recipe, overrides: Object.fromEntries(overrides) };
  if (group === "breakpoint") problems.push(...findOrderProblems(changed, change.variables));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: changed };
}

function findOrderProblems(recipe: Recipe, variables: readonly Variable[]): readonly Problem[] {
  const disorder = findBreakpointDisorder(recipe);
  if (!disorder) return [];
  const index = variables.findIndex(({ key }) => key === disorder);
  return [{ path: index < 0 ? "variables" : `variables.${index}.value`, code: "not-rising" }];
}

function findKeyProblems(
  variables: readonly Variable[],
  paths: ReadonlyMap<string, TokenPath>,
): Problem[] {
  const seen = new Set<string>();
  return variables.flatMap(({ key }, index): Problem[] => {
    const path = `variables.${index}.key`;
    if (!paths.has(key))
      return [{ path, code: "not-allowed", values: { allowed: [...paths.keys()].join(", ") } }];
    if (seen.has(key)) return [{ path, code: "duplicate", values: { name: key } }];
    seen.add(key);
    return [];
  });
}

function pin(
  overrides: Overrides,
  variables: readonly Variable[],
  paths: ReadonlyMap<string, TokenPath>,
): readonly Problem[] {
  return variables.flatMap(({ key, value }, index) => {
    const path = paths.get(key);
    if (!path) return [];
    const parsed = parseTokenValue(path, value);
    if (parsed.ok) overrides.set(path, parsed.value);
    return parsed.ok ? [] : parsed.problems.map((each) => at(index, each));
  });
}

function at(index: number, problem: Problem): Problem {
  return { ...problem, path: `variables.${index}.${problem.path}` };
}

function unpin(
  overrides: Overrides,
  variables: readonly Variable[],
  paths: ReadonlyMap<string, TokenPath>,
): void {
  const keys = variables.length > 0 ? variables.map(({ key }) => key) : paths.keys();
  for (const key of keys) {
    const path = paths.get(key);
    if (path) overrides.delete(path);
  }
}
