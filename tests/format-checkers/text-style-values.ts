import {
  printTokenValue,
  resolve,
  tokenPath,
  type Modes,
  type TokenSet,
  type TokenValue,
} from "@tessera/engine";

/** The tokens of two text styles, by property, as the documentation of the formats names them. */
export const textStyles = {
  "heading-m": {
    "font-family": "font-family.heading",
    "font-size": "font-size.heading-m",
    "font-weight": "font-weight.semibold",
    "line-height": "line-height.m",
    "letter-spacing": "letter-spacing.m",
  },
  code: {
    "font-family": "font-family.code",
    "font-size": "font-size.body-m",
    "font-weight": "font-weight.regular",
    "line-height": "line-height.base",
  },
} as const;

/** Lists the value of each property of a text style in some modes. */
export function listStyleValues(
  set: TokenSet,
  style: keyof typeof textStyles,
  modes?: Partial<Modes>,
): readonly (readonly [property: string, value: TokenValue])[] {
  const values = resolve(set, modes);
  return Object.entries(textStyles[style]).map(([property, path]) => {
    const value = values.get(tokenPath(path));
    if (!value) throw new Error(`There is no token "${path}"`);
    return [property, value];
  });
}

/** The names of the text styles that every sample has. */
export const styleNames = ["heading-m", "code"] as const;

/** Returns the name of a property in JSON: `fontSize` for `font-size`. */
export function jsonNameOf(property: string): string {
  return property.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** Prints what a text style declares in a set, as CSS, one property a line. */
export function printTextStyle(set: TokenSet, style: keyof typeof textStyles): readonly string[] {
  return listStyleValues(set, style).map(
    ([property, value]) => `${property}: ${printTokenValue(value)};`,
  );
}
