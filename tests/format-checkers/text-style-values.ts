import { printTokenValue, resolve, tokenPath, type TokenSet } from "@tessera/engine";

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

/** Prints what a text style declares in a set, as CSS, one property a line. */
export function printTextStyle(set: TokenSet, style: keyof typeof textStyles): readonly string[] {
  const values = resolve(set);
  return Object.entries(textStyles[style]).map(([property, path]) => {
    const value = values.get(tokenPath(path));
    if (!value) throw new Error(`There is no token "${path}"`);
    return `${property}: ${printTokenValue(value)};`;
  });
}
