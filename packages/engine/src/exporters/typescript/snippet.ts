import { capitalize } from "#tokens/capitalize.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { findExample, findOtherScheme } from "../format/usage.ts";
import { nameTokens } from "../names/name-tokens.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { printString } from "./print-literal.ts";

/** Prints an example of a program that uses the module. */
export function printTypescriptSnippet(set: TokenSet, options: PrintOptions = {}): string {
  const path = findExample(set, "color.link", "color");
  if (path === undefined) return 'import { tokens } from "./tokens.ts";';
  const name = printString(nameTokens(set.tokens, options)(path));
  const scheme = findOtherScheme(set, options);
  return [
    `import { cssVar, tokens${scheme ? ", tokensIn" : ""} } from "./tokens.ts";`,
    "",
    `const link = tokens[${name}];`,
    ...(scheme
      ? [`const linkIn${capitalize(scheme)} = tokensIn({ scheme: "${scheme}" })[${name}];`]
      : []),
    "// With the CSS variables loaded on the page; follows its current mode:",
    `const style = { color: cssVar(${name}) };`,
  ].join("\n");
}
