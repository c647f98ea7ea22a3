import type { TokenNote, TokenNotes } from "#recipe/token-note.ts";
import type { Token } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";

type Tokens = ReadonlyMap<TokenPath, Token>;

/** Returns tokens with the descriptions and the deprecations of a recipe's notes. */
export function noteTokens(tokens: Tokens, notes: TokenNotes): Tokens {
  const entries = Object.entries(notes) as [TokenPath, TokenNote][];
  if (entries.length === 0) return tokens;
  const noted = new Map(tokens);
  for (const [path, { description, deprecated }] of entries) {
    const token = tokens.get(path);
    if (!token) continue;
    const hasReplacement = deprecated === true || (deprecated && tokens.has(deprecated));
    noted.set(
      path,
      Object.freeze({
        ...token,
        ...(description !== undefined && { description }),
        ...(deprecated !== undefined && { deprecated: hasReplacement ? deprecated : true }),
      }),
    );
  }
  return noted;
}
