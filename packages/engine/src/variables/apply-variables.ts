import type { Design } from "#design/design.ts";
import { parseRecipe } from "#design/parse-recipe.ts";
import { findBreakpointDisorder } from "#categories/breakpoint/find-breakpoint-disorder.ts";
import { listDefinitions } from "#recipe/recipe.ts";
import type { Parsed, Problem } from "#tokens/problem.ts";
import type { TokenDefinition } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import { findPresent, fixPresentValues } from "./present-values.ts";
import { parseTokenValue } from "./parse-token-value.ts";
import { pinTokens } from "#design/compose-tokens.ts";
import type { Variable } from "./read-variables.ts";
import { pathsOfGroup, type VariableGroup } from "./variable-groups.ts";

/**
 * A change of a group: `custom` pins the named variables to the given values, and one with its
 * current text to its values in every mode. `generated` resets the named ones, or all of the group
 * if it names none.
 */
export type VariablesChange = {
  readonly type: "generated" | "custom";
  readonly variables: readonly Variable[];
};

type Definitions = ReadonlyMap<TokenPath, TokenDefinition>;

/**
 * Returns the design after a change of one group's variables; refuses all of it if one key or value
 * is wrong.
 */
export function applyVariables(
  design: Design,
  group: VariableGroup,
  change: VariablesChange,
): Parsed<Design> {
  const { variables } = change;
  const paths = pathsOfGroup(group, design.recipe);
  const problems = findKeyProblems(variables, paths);
  const overrides =
    change.type === "custom"
      ? pin(design, variables, paths)
      : { ok: true as const, value: unpin(design, variables, paths) };
  if (!overrides.ok) problems.push(...overrides.problems);
  if (overrides.ok && group === "breakpoint" && change.type === "custom")
    problems.push(...findOrderProblems(pinTokens(design.tokens, overrides.value), variables));
  if (!overrides.ok || problems.length > 0) return { ok: false, problems };
  const parsed = parseRecipe({ ...design.recipe, overrides: Object.fromEntries(overrides.value) });
  return parsed.ok
    ? parsed
    : { ok: false, problems: parsed.problems.map(toVariable(change, paths)) };
}

/**
 * Finds a pinned breakpoint that is not wider than the one before it: the problem is that of the
 * given one of the two.
 */
function findOrderProblems(
  tokens: Design["tokens"],
  variables: readonly Variable[],
): readonly Problem[] {
  const disorder = findBreakpointDisorder(tokens);
  const index = variables.findIndex(({ key }) => disorder.some((each) => each === key));
  return index < 0 ? [] : [{ path: `variables.${index}.value`, code: "not-rising" }];
}

/**
 * Adds the variable whose override has the problem; a problem of any other place is about all of
 * them.
 */
function toVariable(
  { variables }: VariablesChange,
  paths: ReadonlyMap<string, TokenPath>,
): (problem: Problem) => Problem {
  return (problem) => {
    const index = variables.findIndex(({ key }) => problem.path === `overrides.${paths.get(key)}`);
    return { ...problem, path: index < 0 ? "variables" : `variables.${index}.value` };
  };
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
  design: Design,
  variables: readonly Variable[],
  paths: ReadonlyMap<string, TokenPath>,
): Parsed<Definitions> {
  const overrides = new Map(listDefinitions(design.recipe.overrides));
  const present = findPresent(design, variables, paths);
  const problems = variables.flatMap(({ key, value }, index): readonly Problem[] => {
    const path = paths.get(key);
    if (!path) return [];
    const current = present.get(path)?.definition;
    const parsed = current ? { ok: true as const, value: current } : parseTokenValue(path, value);
    if (parsed.ok) overrides.set(path, parsed.value);
    return parsed.ok ? [] : parsed.problems.map((each) => at(index, each));
  });
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: fixPresentValues(design, overrides, present) };
}

function at(index: number, problem: Problem): Problem {
  return { ...problem, path: `variables.${index}.${problem.path}` };
}

function unpin(
  design: Design,
  variables: readonly Variable[],
  paths: ReadonlyMap<string, TokenPath>,
): Definitions {
  const overrides = new Map(listDefinitions(design.recipe.overrides));
  const keys = variables.length > 0 ? variables.map(({ key }) => key) : paths.keys();
  for (const key of keys) {
    const path = paths.get(key);
    if (path) overrides.delete(path);
  }
  return overrides;
}
