import {
  axisOfCategory,
  printTokenValue,
  type Modes,
  type Token,
  type Design,
} from "@tessera/engine";

const light = { scheme: "light", density: "comfortable" } as const;
const dark = { ...light, scheme: "dark" } as const;
const compact = { ...light, density: "compact" } as const;

/** Prints a token's value, and its values in the modes of its category. */
export function printInModes(set: Design, token: Token) {
  const axis = axisOfCategory(token.category);
  return {
    light: printIn(set, token, light),
    dark: axis === "scheme" ? printIn(set, token, dark) : undefined,
    compact: axis === "density" ? printIn(set, token, compact) : undefined,
  };
}

function printIn(set: Design, token: Token, modes: Partial<Modes>): string {
  const value = set.valuesIn(modes).get(token.path);
  return value ? printTokenValue(value) : "";
}
