import type { Token, TokenDefinition } from "./token.ts";
import { tokenName, tokenPath } from "./token-path.ts";
import type { Category } from "./top-groups.ts";

/** Creates a generated token, which follows the recipe; throws for a text that is not a path. */
export function defineToken(text: string, category: Category, definition: TokenDefinition): Token {
  const path = tokenPath(text);
  return Object.freeze({ path, name: tokenName(path), category, definition, pinned: false });
}
