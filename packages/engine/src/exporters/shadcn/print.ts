import type { TokenSet } from "#tokens/token-set.ts";
import { printRule } from "../css-text/print-rule.ts";
import type { PrintOptions } from "../options/print-options.ts";
import {
  printGroups,
  printKeys,
  printRoot,
  printTheme,
  type Theme,
} from "../tailwind/print-theme.ts";
import { componentKeys } from "./component-keys.ts";
import { listComponentTokens } from "./list-component-tokens.ts";
import { listThemeLines } from "./theme-lines.ts";

const keys: ReadonlySet<string> = new Set(componentKeys.map(({ key }) => key));

/**
 * Prints the variable of a token's name: the name itself, marked if components or Tailwind would
 * use it for another value.
 */
function printVariable(name: string): string {
  const isTaken = keys.has(name) || /^(?:spacing$|tw-|default-|token-)/.test(name);
  return isTaken ? `token-${name}` : name;
}

/**
 * Prints a token set as a theme for shadcn/ui on Tailwind 4: the variables of its components as
 * references to tokens, every token, and the utilities of both. Omits a key whose token is not in
 * the set.
 */
export function printShadcn(set: TokenSet, options: PrintOptions = {}): string {
  return printTheme(set, options, {
    variableOf: printVariable,
    schemeSelector: "class",
    // The components rely on the specificity of this form.
    classVariant: "@custom-variant dark (&:is(.dark *));",
    listKeys: listComponentTokens,
    listRules: (theme, ofModes) => [...printVariables(theme), ...ofModes, ...printUtilities(theme)],
  });
}

function printVariables(theme: Theme): readonly string[] {
  const { tokens } = theme.first;
  const keys = printKeys(theme, tokens);
  const comment = theme.comments ? ["/* Variables that the components use */"] : [];
  const groups = printGroups(theme, new Set(tokens.keys()));
  return printRoot([...(keys.length > 0 ? [[...comment, ...keys].join("\n")] : []), ...groups]);
}

function printUtilities({ keys, tokens, writer }: Theme): readonly string[] {
  const lines = listThemeLines(keys, tokens, writer.reference);
  return lines.length > 0 ? [printRule({ selector: "@theme inline" }, lines.join("\n"))] : [];
}
