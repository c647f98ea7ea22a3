import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { printRule } from "../css-text/print-rule.ts";
import { listTextStyles } from "../format/text-styles.ts";
import type { ThemeToken } from "./tailwind-theme.ts";

/** Prints a utility for each text style that no size of the theme is named after. */
export function printTextUtilities(
  set: TokenSet,
  themed: readonly ThemeToken[],
  reference: (path: TokenPath) => string,
): readonly string[] {
  const taken = new Set(themed.map(({ variable }) => variable));
  return listTextStyles(set).flatMap(({ name, properties }) => {
    if (taken.has(`text-${name}`)) return [];
    const lines = properties.map(([property, path]) => `${property}: ${reference(path)};`);
    return [printRule({ selector: `@utility text-${name}` }, lines.join("\n"))];
  });
}
