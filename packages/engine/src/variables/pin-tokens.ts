import type { Token, TokenDefinition } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";

/** Tokens with some of them pinned to other definitions; definitions of no token are left out. */
export function pinTokens(
  tokens: ReadonlyMap<TokenPath, Token>,
  overrides: ReadonlyMap<TokenPath, TokenDefinition>,
): ReadonlyMap<TokenPath, Token> {
  const pinned = new Map(tokens);
  for (const [path, definition] of overrides) {
    const token = tokens.get(path);
    if (token) pinned.set(path, { ...token, definition, pinned: true });
  }
  return pinned;
}
