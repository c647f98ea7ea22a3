import type { Recipe } from "#recipe/recipe.ts";
import { listBranches } from "#tokens/list-branches.ts";
import { defaultModes } from "#tokens/mode.ts";
import type { Modes } from "#tokens/mode.ts";
import { printTokenValue } from "#tokens/print-token-value.ts";
import { resolveTokens } from "#tokens/resolve.ts";
import type { Token, TokenDefinition, TokenValue } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { Variable } from "./read-variables.ts";
import { valuesByMode } from "./values-by-mode.ts";

/** The tokens of a recipe, its overrides in their places. */
export type ComposeRecipe = (recipe: Recipe) => ReadonlyMap<TokenPath, Token>;

/** What a token is, and what of it is read. */
type Present = { readonly definition: TokenDefinition; readonly value: TokenValue };

/** The tokens, among those that variables name, whose values are given as they are read. */
export function findPresent(
  recipe: Recipe,
  variables: readonly Variable[],
  paths: ReadonlyMap<string, TokenPath>,
  compose: ComposeRecipe,
): ReadonlyMap<TokenPath, Present> {
  const tokens = compose(recipe);
  const values = resolveTokens(tokens, ownModes(recipe), paths.values());
  return new Map(
    variables.flatMap(({ key, value: text }): [TokenPath, Present][] => {
      const path = paths.get(key);
      const value = path && values.get(path);
      const token = path && tokens.get(path);
      if (!token || !value || printTokenValue(value) !== text) return [];
      return [[path, { definition: definitionToKeep(tokens, token), value }]];
    }),
  );
}

/** What a person pinned stays an alias where it is one; what is generated is pinned to its values alone. */
function definitionToKeep(
  tokens: ReadonlyMap<TokenPath, Token>,
  { path, definition, pinned }: Token,
): TokenDefinition {
  return hasAlias(definition) && !pinned ? valuesByMode(tokens, path) : definition;
}

/**
 * The recipe with what followed another token to a value that was not given fixed at the one that was: a pinned alias
 * whose target was changed in the same breath.
 */
export function holdPresent(
  recipe: Recipe,
  present: ReadonlyMap<TokenPath, Present>,
  compose: ComposeRecipe,
): Recipe {
  const following = [...present].filter(([, { definition }]) => hasAlias(definition));
  if (following.length === 0) return recipe;
  const paths = following.map(([path]) => path);
  const values = resolveTokens(compose(recipe), ownModes(recipe), paths);
  const strayed = following.filter(([path, { value }]) => !isRead(values.get(path), value));
  if (strayed.length === 0) return recipe;
  const fixed = Object.fromEntries(strayed.map(([path, { value }]) => [path, value]));
  const overrides: Recipe["overrides"] = { ...recipe.overrides, ...fixed };
  const others = new Map(following.filter(([path]) => !Object.hasOwn(fixed, path)));
  return holdPresent({ ...recipe, overrides }, others, compose);
}

function hasAlias(definition: TokenDefinition): boolean {
  return listBranches(definition).some(({ type }) => type === "alias");
}

function isRead(value: TokenValue | undefined, given: TokenValue): boolean {
  return value !== undefined && printTokenValue(value) === printTokenValue(given);
}

function ownModes({ spacing }: Recipe): Modes {
  return { ...defaultModes, density: spacing.density };
}
