import type { Design } from "#design/design.ts";
import { hasAlias } from "#tokens/definition-branches.ts";
import { printTokenValue } from "#tokens/print-token-value.ts";
import { resolveToken, resolveTokens } from "#tokens/modes/resolve.ts";
import type { Token, TokenDefinition, TokenValue } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import { pinTokens } from "#design/compose-tokens.ts";
import type { Variable } from "./read-variables.ts";
import { combineAxes, defaultModes, listChangingAxes, type Modes } from "#tokens/modes/mode.ts";

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
  const fixed = new Map(overrides);
  for (;;) {
    const free = following.filter(([path, { definition }]) => fixed.get(path) === definition);
    if (free.length === 0) return fixed;
    const paths = free.map(([path]) => path);
    const values = resolveTokens(pinTokens(tokens, fixed), defaultModes, paths);
    const changed = free.filter(([path, { value }]) => !isRead(values.get(path), value));
    if (changed.length === 0) return fixed;
    for (const [path, { value }] of changed) fixed.set(path, value);
  }
}

function isRead(value: TokenValue | undefined, given: TokenValue): boolean {
  return value !== undefined && printTokenValue(value) === printTokenValue(given);
}

/** Returns a token's values in every mode, without aliases: one value, or a rule over the axes that change it. */
function valuesByMode(tokens: Tokens, path: TokenPath): TokenDefinition {
  const valueIn = (modes: Partial<Modes>): TokenValue =>
    resolveToken(tokens, path, { ...defaultModes, ...modes }) as TokenValue;
  const [, ...others] = combineAxes(listChangingAxes((modes) => JSON.stringify(valueIn(modes))));
  const otherwise = valueIn({});
  if (others.length === 0) return otherwise;
  return { type: "rule", otherwise, cases: others.map((when) => ({ when, then: valueIn(when) })) };
}
