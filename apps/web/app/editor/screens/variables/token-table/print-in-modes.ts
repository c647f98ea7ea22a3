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

/** The mode in which tokens of a category can have another value, beside the light and comfortable one. */
const otherMode: Readonly<Record<Category, "dark" | "compact" | undefined>> = {
  color: "dark",
  typography: undefined,
  size: undefined,
  spacing: "compact",
  radius: undefined,
  shadow: "dark",
  breakpoint: undefined,
  "z-index": undefined,
  motion: undefined,
};

/** A token's value, and its values in the modes that its category knows. */
export function printInModes(set: Design, token: Token) {
  const other = otherMode[token.category];
  return {
    light: printIn(set, token, light),
    dark: other === "dark" ? printIn(set, token, dark) : undefined,
    compact: other === "compact" ? printIn(set, token, compact) : undefined,
  };
}

function printIn(set: Design, token: Token, modes: Partial<Modes>): string {
  const value = set.valuesIn(modes).get(token.path);
  return value ? printTokenValue(value) : "";
}
