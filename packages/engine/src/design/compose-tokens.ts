import type { Recipe } from "#recipe/recipe.ts";
import { categoryOf } from "#tokens/top-groups.ts";
import type { Parsed, Problem, ProblemCode, ProblemValues } from "#tokens/problem.ts";
import type { Token, TokenDefinition } from "#tokens/token.ts";
import { tokenName, type TokenPath } from "#tokens/token-path.ts";
import { inspectTokens, type Inspection } from "#tokens/validate.ts";
import { pinTokens } from "./pin-tokens.ts";
import { findValueProblem } from "#recipe/find-value-problem.ts";
import { hasAlias } from "#tokens/definition-branches.ts";
import { listModes } from "#tokens/modes/mode.ts";
import { resolveTokens } from "#tokens/modes/resolve.ts";

type Tokens = ReadonlyMap<TokenPath, Token>;
type Entries = readonly (readonly [TokenPath, TokenDefinition])[];

/**
 * Inserts a recipe's overrides into generated tokens, and appends its custom tokens. Refuses custom
 * tokens whose names are taken, and overrides of tokens that are not generated. Refuses aliases
 * with a missing target, in cycles, or with a value of a wrong kind.
 */
export function composeTokens(recipe: Recipe, generated: readonly Token[]): Parsed<Tokens> {
  const unpinned = new Map(generated.map((token) => [token.path, token]));
  const overrides = entriesOf(recipe.overrides);
  const customs = entriesOf(recipe.customTokens);
  if (overrides.length + customs.length === 0) return { ok: true, value: unpinned };
  const misplaced = [
    ...overrides.filter(([path]) => !unpinned.has(path)).map(([path]) => unknownOverride(path)),
    ...customs.filter(([path]) => unpinned.has(path)).map(([path]) => takenName(path)),
  ];
  if (misplaced.length > 0) return { ok: false, problems: misplaced };
  const inspection = inspectTokens(definitionsOf(generated, overrides, customs));
  if (inspection.faults.length > 0) return refuse(recipe, inspection.faults);
  const tokens = pinTokens(unpinned, overrides);
  for (const token of named(customs, inspection)) tokens.set(token.path, token);
  const problems = findAliasProblems(tokens, [...overrides, ...customs]);
  return problems.length === 0 ? { ok: true, value: tokens } : refuse(recipe, problems);
}

/** Refuses a recipe with the faults of its tokens, each at the place of its cause. */
function refuse(
  recipe: Recipe,
  faults: readonly (Problem & { readonly path: TokenPath })[],
): Parsed<Tokens> {
  return {
    ok: false,
    problems: faults.map((fault) => ({ ...fault, path: placeOf(fault.path, recipe) })),
  };
}

function entriesOf(definitions: Recipe["overrides"]): Entries {
  return Object.entries(definitions) as unknown as Entries;
}

function definitionsOf(
  generated: readonly Token[],
  ...entries: readonly Entries[]
): ReadonlyMap<TokenPath, Pick<Token, "definition">> {
  const definitions = new Map<TokenPath, Pick<Token, "definition">>();
  for (const token of generated) definitions.set(token.path, token);
  for (const [path, definition] of entries.flat()) definitions.set(path, { definition });
  return definitions;
}

function named(customs: Entries, { kinds }: Inspection): readonly Token[] {
  return customs.flatMap(([path, definition]) => {
    const kind = kinds.get(path);
    const category = kind && categoryOf(path, kind);
    if (!category) return [];
    return [Object.freeze({ path, name: tokenName(path), category, definition, pinned: false })];
  });
}

/**
 * Returns the recipe's path of the cause; a generated token is wrong only if it refers to an
 * override.
 */
function placeOf(path: TokenPath, recipe: Recipe): string {
  if (Object.hasOwn(recipe.overrides, path)) return `overrides.${path}`;
  return Object.hasOwn(recipe.customTokens, path) ? `customTokens.${path}` : "overrides";
}

function unknownOverride(path: TokenPath): Problem {
  return { path: `overrides.${path}`, code: "unknown-token", values: { token: path } };
}

function takenName(path: TokenPath): Problem {
  return {
    path: `customTokens.${path}`,
    code: "name-taken",
    values: { owner: path, ownerKind: "token" },
  };
}

type AliasProblem = {
  readonly path: TokenPath;
  readonly code: ProblemCode;
  readonly values?: ProblemValues;
};

/** Finds the given tokens whose aliases resolve, in some mode, to a value of a wrong kind. */
function findAliasProblems(
  tokens: ReadonlyMap<TokenPath, Token>,
  entries: readonly (readonly [TokenPath, TokenDefinition])[],
): readonly AliasProblem[] {
  const leading = entries.filter(([, definition]) => hasAlias(definition)).map(([path]) => path);
  if (leading.length === 0) return [];
  const problems = new Map<TokenPath, AliasProblem>();
  for (const modes of listModes()) {
    const values = resolveTokens(tokens, modes, leading);
    for (const path of leading) {
      const value = values.get(path);
      const fault = value && findValueProblem(path, value);
      if (fault) problems.set(path, { path, ...fault });
    }
  }
  return [...problems.values()];
}
