import { chooseDefinition } from "./choose-definition.ts";
import { followAliases, type EndReader } from "./follow-aliases.ts";
import type { Modes } from "./mode.ts";
import { refusedEnds } from "./resolve.ts";
import type { LiteralOrAlias, TokenValue } from "../token.ts";
import type { TokenPath } from "../token-path.ts";
import type { TokenSet } from "../token-set.ts";

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
