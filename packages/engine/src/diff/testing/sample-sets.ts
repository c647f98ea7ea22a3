import { mapBranches } from "#tokens/definition-branches.ts";
import type { HexColor } from "#color/hex-color.ts";
import { defineToken } from "#tokens/define-token.ts";
import { defaultModes } from "#tokens/modes/mode.ts";
import type {
  Alias,
  ColorValue,
  DimensionValue,
  LiteralOrAlias,
  Rule,
  Token,
  TokenDefinition,
} from "#tokens/token.ts";
import { tokenName, tokenPath, type TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";

/** Returns the same set with other paths, in aliases too, for tests. */
export function moveTokens(set: TokenSet, rename: (path: TokenPath) => string): TokenSet {
  const renameIn = (each: LiteralOrAlias): LiteralOrAlias =>
    each.type === "alias" ? { ...each, to: rename(each.to) as TokenPath } : each;
  const tokens = [...set.tokens.values()].map((token): Token => {
    const moved = mapBranches(token.definition, renameIn);
    const path = rename(token.path) as TokenPath;
    return { ...token, path, name: tokenName(path), definition: moved };
  });
  return { ...set, tokens: new Map(tokens.map((token) => [token.path, token])) };
}

/** Creates a set of the given tokens, all of one category, for tests. */
export function setOf(definitions: Readonly<Record<string, TokenDefinition>>): TokenSet {
  const tokens = Object.entries(definitions).map(([text, definition]): [TokenPath, Token] => {
    const path = tokenPath(text);
    return [path, defineToken(path, "size", definition)];
  });
  return { tokens: new Map(tokens), groups: [], promises: [], defaultModes };
}

/** Returns a length in px. */
export function px(value: number): DimensionValue {
  return { type: "dimension", value, unit: "px" };
}

/** Returns an opaque color. */
export function color(hex: string): ColorValue {
  return { type: "color", hex: hex as HexColor, alpha: 1 };
}

/** Returns an alias of a token. */
export function alias(to: string): Alias {
  return { type: "alias", to: tokenPath(to) };
}

/** Returns a rule with a value for each scheme. */
export function byScheme(light: LiteralOrAlias, dark: LiteralOrAlias): Rule {
  return { type: "rule", otherwise: light, cases: [{ when: { scheme: "dark" }, then: dark }] };
}
