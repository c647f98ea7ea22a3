import {
  printTokenValue,
  type Category,
  type Modes,
  type Token,
  type Design,
} from "@tessera/engine";

const light = { scheme: "light", density: "comfortable" } as const;
const dark = { ...light, scheme: "dark" } as const;
const compact = { ...light, density: "compact" } as const;

/** The categories whose tokens can have another value in the dark scheme, and in the compact density. */
const categoriesWithDark: ReadonlySet<Category> = new Set(["color", "shadow"]);
const categoriesWithCompact: ReadonlySet<Category> = new Set(["spacing"]);

/** A token's value, and its values in the modes that its category knows. */
export function printInModes(set: Design, token: Token) {
  const { category } = token;
  return {
    light: printIn(set, token, light),
    dark: categoriesWithDark.has(category) ? printIn(set, token, dark) : undefined,
    compact: categoriesWithCompact.has(category) ? printIn(set, token, compact) : undefined,
  };
}

function printIn(set: Design, token: Token, modes: Partial<Modes>): string {
  const value = set.valuesIn(modes).get(token.path);
  return value ? printTokenValue(value) : "";
}
