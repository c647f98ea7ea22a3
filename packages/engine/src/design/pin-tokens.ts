import type { Token, TokenDefinition } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";

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
