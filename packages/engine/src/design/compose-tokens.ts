import { listDefinitions, type Recipe } from "#recipe/recipe.ts";
import { categoryOf } from "#tokens/top-groups.ts";
import type { Parsed, Problem } from "#tokens/problem.ts";
import type { Token, TokenDefinition } from "#tokens/token.ts";
import { tokenName, type TokenPath } from "#tokens/token-path.ts";
import { inspectTokens, type Inspection } from "#tokens/validate.ts";
import { findValueProblem } from "#recipe/find-value-problem.ts";
import { hasAlias } from "#tokens/definition-branches.ts";
import { listModes } from "#tokens/modes/mode.ts";
import { resolveTokens } from "#tokens/modes/resolve.ts";

type Tokens = ReadonlyMap<TokenPath, Token>;
type TokenProblem = Problem & { readonly path: TokenPath };
type Entries = readonly (readonly [TokenPath, TokenDefinition])[];

/**
 * Inserts a recipe's overrides into generated tokens, and appends its custom tokens. Refuses custom
 * tokens whose names are taken, and overrides of tokens that are not generated. Refuses aliases
 * with a missing target, in cycles, or with a value of a wrong kind.
 */
export function composeTokens(recipe: Recipe, generated: readonly Token[]): Parsed<Tokens> {
  const unpinned = new Map(generated.map((token) => [token.path, token]));
  const overrides = listDefinitions(recipe.overrides);
  const customs = listDefinitions(recipe.customTokens);
  if (overrides.length + customs.length === 0) return { ok: true, value: unpinned };
  const misplaced = [
    ...overrides.filter(([path]) => !unpinned.has(path)).map(([path]) => unknownOverride(path)),
    ...customs.filter(([path]) => unpinned.has(path)).map(([path]) => takenName(path)),
  ];
  if (misplaced.length > 0) return { ok: false, problems: misplaced };
  const definitions = new Map<TokenPath, Pick<Token, "definition">>(unpinned);
  for (const [path, definition] of [...overrides, ...customs])
    definitions.set(path, { definition });
  const inspection = inspectTokens(definitions);
  if (inspection.faults.length > 0) return refuse(recipe, inspection.faults);
  const tokens = pinTokens(unpinned, overrides);
  for (const token of named(customs, inspection)) tokens.set(token.path, token);
  const problems = findAliasProblems(tokens, [...overrides, ...customs]);
  return problems.length === 0 ? { ok: true, value: tokens } : refuse(recipe, problems);
}

/** Refuses a recipe with the faults of its tokens, each at the place of its cause. */
function refuse(recipe: Recipe, faults: readonly TokenProblem[]): Parsed<Tokens> {
  return {
    ok: false,
    problems: faults.map((fault) => ({ ...fault, path: placeOf(fault.path, recipe) })),
  };
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

/** Finds the given tokens whose aliases resolve, in some mode, to a value of a wrong kind. */
function findAliasProblems(
  tokens: ReadonlyMap<TokenPath, Token>,
  entries: Entries,
): readonly TokenProblem[] {
  const leading = entries.filter(([, definition]) => hasAlias(definition)).map(([path]) => path);
  if (leading.length === 0) return [];
  const problems = new Map<TokenPath, TokenProblem>();
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

/**
 * Returns tokens with some of them pinned to other definitions; ignores definitions of missing
 * tokens.
 */
export function pinTokens(
  tokens: ReadonlyMap<TokenPath, Token>,
  overrides: Iterable<readonly [TokenPath, TokenDefinition]>,
): Map<TokenPath, Token> {
  const pinned = new Map(tokens);
  for (const [path, definition] of overrides) {
    const token = tokens.get(path);
    if (token) pinned.set(path, Object.freeze({ ...token, definition, pinned: true }));
  }
  return pinned;
}
