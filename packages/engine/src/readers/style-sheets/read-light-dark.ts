import { splitOutside } from "../values/split-outside.ts";

/**
 * Reads the two texts of a light-dark(); undefined for any other text, a SyntaxError for one with
 * fewer or more.
 */
export function readLightDark(
  text: string,
): { readonly light: string; readonly dark: string } | undefined {
  if (!text.startsWith("light-dark(") || !text.endsWith(")")) return undefined;
  const [light, dark, ...others] = splitOutside(text.slice("light-dark(".length, -1), ",");
  if (light === undefined || dark === undefined || others.length > 0)
    throw new SyntaxError(`"${text}" does not hold one color for each scheme`);
  return { light, dark };
}
