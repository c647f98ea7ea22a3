import type { Recipe } from "#recipe/recipe.ts";
import { categoryOf } from "#tokens/category.ts";
import type { Parsed, Problem } from "#tokens/problem.ts";
import type { Token, TokenDefinition } from "#tokens/token.ts";
import { tokenName } from "#tokens/token-path.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import { inspectTokens } from "#tokens/validate.ts";
import type { Inspection } from "#tokens/validate.ts";
import { findAliasProblems } from "./find-alias-problems.ts";

type Tokens = ReadonlyMap<TokenPath, Token>;
type Entries = readonly (readonly [TokenPath, TokenDefinition])[];

/**
 * Inserts a recipe's overrides into generated tokens, and appends its custom tokens. Refuses custom
 * tokens whose names are taken, and overrides of tokens that are not generated. Refuses aliases
 * with a missing target, in cycles, or with a value of a wrong kind.
 */
export function composeTokens(recipe: Recipe, generated: readonly Token[]): Parsed<Tokens> {
  const tokens = new Map(generated.map((token) => [token.path, token]));
  const overrides = entriesOf(recipe.overrides);
  const customs = entriesOf(recipe.customTokens);
  if (overrides.length + customs.length === 0) return { ok: true, value: tokens };
  const misplaced = [
    ...overrides.filter(([path]) => !tokens.has(path)).map(([path]) => unknownOverride(path)),
    ...customs.filter(([path]) => tokens.has(path)).map(([path]) => takenName(path)),
  ];
  if (misplaced.length > 0) return { ok: false, problems: misplaced };
  const inspection = inspectTokens(definitionsOf(generated, overrides, customs));
  const faults = inspection.faults.map((fault) => ({
    ...fault,
    path: placeOf(fault.path, recipe),
  }));
  if (faults.length > 0) return { ok: false, problems: faults };
  for (const token of pinned(tokens, overrides)) tokens.set(token.path, token);
  for (const token of named(customs, inspection)) tokens.set(token.path, token);
  const problems = findAliasProblems(tokens, [...overrides, ...customs]);
  return problems.length === 0
    ? { ok: true, value: tokens }
    : {
        ok: false,
        problems: problems.map((each) => ({ ...each, path: placeOf(each.path, recipe) })),
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

function pinned(tokens: Tokens, overrides: Entries): readonly Token[] {
  return overrides.flatMap(([path, definition]) => {
    const token = tokens.get(path);
    return token ? [Object.freeze({ ...token, definition, pinned: true })] : [];
  });
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
