import { findBreakpointDisorder } from "#recipe/find-breakpoint-disorder.ts";
import type { Recipe } from "#recipe/recipe.ts";
import type { Parsed, Problem } from "#tokens/problem.ts";
import type { TokenDefinition } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import { findPresent, holdPresent } from "./keep-present.ts";
import type { ComposeRecipe } from "./keep-present.ts";
import { parseTokenValue } from "./parse-token-value.ts";
import type { Variable } from "./read-variables.ts";
import { pathsOfGroup } from "./variable-groups.ts";
import type { VariableGroup } from "./variable-groups.ts";

/**
 * A change of a group: `custom` pins the named variables to the values given, and one that is given as it is read to
 * what it is in every mode; `generated` lets the named ones, or all of the group when none is named, follow the recipe
 * again.
 */
export type VariablesChange = {
  readonly type: "generated" | "custom";
  readonly variables: readonly Variable[];
};

type Overrides = Map<TokenPath, TokenDefinition>;

/** The recipe after a change of one group's variables; refused whole when one key or value is wrong. */
export function changeVariables(
  recipe: Recipe,
  group: VariableGroup,
  change: VariablesChange,
  compose: ComposeRecipe,
): Parsed<Recipe> {
  const paths = pathsOfGroup(group, recipe);
  const problems: Problem[] = findKeyProblems(change.variables, paths);
  const pinned =
    change.type === "custom"
      ? pin(recipe, change.variables, paths, compose)
      : { ok: true as const, value: unpin(recipe, change.variables, paths) };
  if (!pinned.ok) problems.push(...pinned.problems);
  if (pinned.ok && group === "breakpoint")
    problems.push(...findOrderProblems(compose(pinned.value), change.variables));
  return problems.length > 0 || !pinned.ok ? { ok: false, problems } : pinned;
}

function findOrderProblems(
  tokens: ReturnType<ComposeRecipe>,
  variables: readonly Variable[],
): readonly Problem[] {
  const disorder = findBreakpointDisorder(tokens);
  if (disorder.length === 0) return [];
  const index = variables.findIndex(({ key }) => disorder.some((each) => each === key));
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
  recipe: Recipe,
  variables: readonly Variable[],
  paths: ReadonlyMap<string, TokenPath>,
  compose: ComposeRecipe,
): Parsed<Recipe> {
  const overrides = overridesOf(recipe);
  const present = findPresent(recipe, variables, paths, compose);
  const problems = variables.flatMap(({ key, value }, index): readonly Problem[] => {
    const path = paths.get(key);
    if (!path) return [];
    const kept = present.get(path)?.definition;
    const parsed = kept ? { ok: true as const, value: kept } : parseTokenValue(path, value);
    if (parsed.ok) overrides.set(path, parsed.value);
    return parsed.ok ? [] : parsed.problems.map((each) => at(index, each));
  });
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: holdPresent(withOverrides(recipe, overrides), present, compose) };
}

function at(index: number, problem: Problem): Problem {
  return { ...problem, path: `variables.${index}.${problem.path}` };
}

function unpin(
  recipe: Recipe,
  variables: readonly Variable[],
  paths: ReadonlyMap<string, TokenPath>,
): Recipe {
  const overrides = overridesOf(recipe);
  const keys = variables.length > 0 ? variables.map(({ key }) => key) : paths.keys();
  for (const key of keys) {
    const path = paths.get(key);
    if (path) overrides.delete(path);
  }
  return withOverrides(recipe, overrides);
}

function overridesOf(recipe: Recipe): Overrides {
  return new Map(Object.entries(recipe.overrides)) as unknown as Overrides;
}

function withOverrides(recipe: Recipe, overrides: Overrides): Recipe {
  return { ...recipe, overrides: Object.fromEntries(overrides) };
}
