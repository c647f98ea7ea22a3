import {
  printTokenValue,
  type Category,
  type Modes,
  type Token,
  type TokenSet,
} from "@tessera/engine";
import { valuesInModes } from "#editor/draft/generated-tokens.ts";

const light = { scheme: "light", density: "comfortable" } as const;
const dark = { ...light, scheme: "dark" } as const;
const compact = { ...light, density: "compact" } as const;

/** The categories whose tokens can have another value in the dark scheme, and in the compact density. */
const categoriesWithDark: ReadonlySet<Category> = new Set(["color", "shadow"]);
const categoriesWithCompact: ReadonlySet<Category> = new Set(["spacing"]);

/** A token's value, and its values in the modes that its category knows. */
export function printInModes(set: TokenSet, token: Token) {
  const { category } = token;
  return {
    light: printIn(set, token, light),
    dark: categoriesWithDark.has(category) ? printIn(set, token, dark) : undefined,
    compact: categoriesWithCompact.has(category) ? printIn(set, token, compact) : undefined,
  };
}

function printIn(set: TokenSet, token: Token, modes: Partial<Modes>): string {
  const value = valuesInModes(set, modes).get(token.path);
  return value ? printTokenValue(value) : "";
}
