import { capitalize } from "#tokens/capitalize.ts";
import { tokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { findExample, findOtherScheme } from "../format/usage.ts";
import { nameTokens } from "../names/name-tokens.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { printString } from "./print-literal.ts";

/** The properties of a button, and their tokens. */
const ofButton = [
  ["backgroundColor", "color.action-solid"],
  ["color", "color.on-action-solid"],
  ["borderRadius", "radius.m"],
  ["outlineColor", "color.focus"],
] as const;

/** Prints an example of a program that uses the module. */
export function printTypescriptSnippet(set: TokenSet, options: PrintOptions = {}): string {
  const path = findExample(set, "color.action-solid", "color");
  if (path === undefined) return 'import { tokens } from "./tokens.ts";';
  const nameOf = nameTokens(set.tokens, options);
  const name = printString(nameOf(path));
  const scheme = findOtherScheme(set, options);
  const known = ofButton.filter(([, each]) => set.tokens.has(tokenPath(each)));
  const styles = known.length > 0 ? known : ([["color", path]] as const);
  return [
    `import { cssVar, tokens${scheme ? ", tokensIn" : ""} } from "./tokens.ts";`,
    "",
    `const solid = tokens[${name}];`,
    ...(scheme
      ? [`const solidIn${capitalize(scheme)} = tokensIn({ scheme: "${scheme}" })[${name}];`]
      : []),
    "// With the CSS variables loaded on the page; follows its current mode:",
    "const style = {",
    ...styles.map(
      ([property, each]) => `  ${property}: cssVar(${printString(nameOf(tokenPath(each)))}),`,
    ),
    "};",
  ].join("\n");
}
