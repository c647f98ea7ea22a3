import { followAliases } from "./follow-aliases.ts";
import type { EndReader } from "./follow-aliases.ts";
import type { Modes } from "./mode.ts";
import type { Token, TokenValue } from "./token.ts";
import type { TokenPath } from "./token-path.ts";
import type { TokenSet } from "./token-set.ts";

type Tokens = ReadonlyMap<TokenPath, Token>;

/**
 * The value of every token in the given modes, aliases followed; axes that are not named take the set's default.
 * Throws a RangeError for an alias that leads nowhere or back to itself, which no generated set holds.
 */
export function resolve(
  set: Pick<TokenSet, "tokens" | "defaultModes">,
  modes: Partial<Modes> = {},
): ReadonlyMap<TokenPath, TokenValue> {
  return resolveTokens(set.tokens, { ...set.defaultModes, ...modes });
}

/** The same for tokens that are not yet a set, and for those alone that are wanted. */
export function resolveTokens(
  tokens: Tokens,
  modes: Modes,
  wanted: Iterable<TokenPath> = tokens.keys(),
): ReadonlyMap<TokenPath, TokenValue> {
  const values = new Map<TokenPath, TokenValue>();
  const known = new Map<TokenPath, TokenValue>();
  for (const path of wanted)
    values.set(path, followAliases(tokens, path, modes, known, valueReader));
  return values;
}

/** The value of one token in the given modes; undefined where there is no such token. Throws as `resolve` does. */
export function resolveToken(
  tokens: Tokens,
  path: TokenPath,
  modes: Modes,
): TokenValue | undefined {
  return tokens.has(path) ? resolveTokens(tokens, modes, [path]).get(path) : undefined;
}

/** Refuses the chains of aliases that come to no value, which no generated set holds. */
export const refusedEnds: Pick<EndReader<never>, "unknown" | "circle"> = {
  unknown(path, from) {
    throw new RangeError(`Token "${from}" is an alias of "${path}", which is no token`);
  },
  circle(path, way) {
    const circle = [...way, path].join(" → ");
    throw new RangeError(`Aliases lead back to themselves: ${circle}; give one of them a value`);
  },
};

const valueReader: EndReader<TokenValue> = { ...refusedEnds, value: (value) => value };
