import { followAliases, type EndReader } from "./follow-aliases.ts";
import type { Modes } from "./mode.ts";
import type { LiteralOrAlias, Token, TokenValue } from "../token.ts";
import type { TokenPath } from "../token-path.ts";
import type { TokenSet } from "../token-set.ts";
import { chooseDefinition } from "../definition-branches.ts";

type Tokens = ReadonlyMap<TokenPath, Token>;

/**
 * Resolves the value of every token in the given modes; absent axes have the set's default. Throws
 * a RangeError for an alias of a missing token or in a cycle, which no generated set has.
 */
export function resolve(
  set: Pick<TokenSet, "tokens" | "defaultModes">,
  modes: Partial<Modes> = {},
): ReadonlyMap<TokenPath, TokenValue> {
  return resolveTokens(set.tokens, { ...set.defaultModes, ...modes });
}

/** Resolves tokens that are not yet a set, and only the given paths. */
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

/**
 * Resolves the value of one token in the given modes; undefined if it is missing. Throws as
 * `resolve` does.
 */
export function resolveToken(
  tokens: Tokens,
  path: TokenPath,
  modes: Modes,
): TokenValue | undefined {
  return tokens.has(path) ? resolveTokens(tokens, modes, [path]).get(path) : undefined;
}

/** Refuses the chains of aliases without a value, which no generated set has. */
const refusedEnds: Pick<EndReader<never>, "unknown" | "cycle"> = {
  unknown(path, from) {
    throw new RangeError(`Token "${from}" is an alias of "${path}", which is not a token`);
  },
  cycle(path, visited) {
    const cycle = [...visited, path].join(" → ");
    throw new RangeError(`Aliases refer to themselves: ${cycle}; give one of them a value`);
  },
};

const valueReader: EndReader<TokenValue> = { ...refusedEnds, value: (value) => value };

/** The content of a token in one combination of modes. */
export type TokenContent = {
  readonly chosen: LiteralOrAlias;
  /** The value that it resolves to, and the token that has this value. */
  readonly value: TokenValue;
  readonly owner: TokenPath;
};

type End = Pick<TokenContent, "value" | "owner">;

/**
 * Creates the function that returns each token's content in the given modes; it throws as `resolve`
 * does.
 */
export function createContentReader(
  tokens: TokenSet["tokens"],
  modes: Modes,
): (path: TokenPath) => TokenContent {
  const ends = new Map<TokenPath, End>();
  return (path) => {
    const token = tokens.get(path);
    if (!token) throw new RangeError(`"${path}" is not a token of the set`);
    const chosen = chooseDefinition(token.definition, modes);
    if (chosen.type !== "alias") return { chosen, value: chosen, owner: path };
    const { value, owner } = followAliases(tokens, path, modes, ends, endReader);
    return { chosen, value, owner };
  };
}

const endReader: EndReader<End> = {
  ...refusedEnds,
  value: (value, owner) => ({ value, owner }),
};
