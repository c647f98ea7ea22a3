import type { Category, Token, TokenDefinition } from "./token.ts";
import { tokenPath } from "./token-path.ts";

/** A token as a generator makes it, following the recipe; throws for a text that is no path. */
export function defineToken(path: string, category: Category, definition: TokenDefinition): Token {
  return Object.freeze({ path: tokenPath(path), category, definition, pinned: false });
}
