import type { Design } from "#design/design.ts";
import { hasAlias } from "#tokens/has-alias.ts";
import { printTokenValue } from "#tokens/print-token-value.ts";
import { resolveTokens } from "#tokens/resolve.ts";
import type { Token, TokenDefinition, TokenValue } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import { pinTokens } from "./pin-tokens.ts";
import type { Variable } from "./read-variables.ts";
import { valuesByMode } from "./values-by-mode.ts";

type Tokens = ReadonlyMap<TokenPath, Token>;
type Definitions = ReadonlyMap<TokenPath, TokenDefinition>;

/** The definition of a token, and the value that callers read. */
type Present = { readonly definition: TokenDefinition; readonly value: TokenValue };

/** Finds the tokens of the named variables whose given values are their current ones. */
export function findPresent(
  design: Design,
  variables: readonly Variable[],
  paths: ReadonlyMap<string, TokenPath>,
): ReadonlyMap<TokenPath, Present> {
  const { tokens } = design;
  const values = design.valuesIn();
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

/**
 * Returns the definition to keep: a pinned alias stays an alias, and a generated token is pinned
 * only to its values.
 */
function definitionToKeep(tokens: Tokens, { path, definition, pinned }: Token): TokenDefinition {
  return hasAlias(definition) && !pinned ? valuesByMode(tokens, path) : definition;
}

/**
 * Fixes overrides at the given value if they followed another token to a value that was not given:
 * a pinned alias whose target changed in the same call.
 */
export function fixPresentValues(
  { tokens, defaultModes }: Design,
  overrides: Definitions,
  present: ReadonlyMap<TokenPath, Present>,
): Definitions {
  const following = [...present].filter(([, { definition }]) => hasAlias(definition));
  const held = new Map(overrides);
  for (;;) {
    const free = following.filter(([path, { definition }]) => held.get(path) === definition);
    if (free.length === 0) return held;
    const paths = free.map(([path]) => path);
    const values = resolveTokens(pinTokens(tokens, held), defaultModes, paths);
    const strayed = free.filter(([path, { value }]) => !isRead(values.get(path), value));
    if (strayed.length === 0) return held;
    for (const [path, { value }] of strayed) held.set(path, value);
  }
}

function isRead(value: TokenValue | undefined, given: TokenValue): boolean {
  return value !== undefined && printTokenValue(value) === printTokenValue(given);
}
