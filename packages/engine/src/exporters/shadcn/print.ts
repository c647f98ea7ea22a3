import type { TokenSet } from "#tokens/token-set.ts";
import { printRule } from "../css-text/print-rule.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { printGroups, printRoot, printTheme, type Theme } from "../tailwind/print-theme.ts";
import { reservedNames } from "../tailwind/tailwind-names.ts";
import {
  listHeights,
  listTakenContainers,
  listTextParts,
  printBreakpoint,
} from "../tailwind/tailwind-theme.ts";
import { printTextUtilities } from "../tailwind/text-utilities.ts";
import { componentKeys, derivedRadii } from "./component-keys.ts";
import {
  addComponents,
  extractComponents,
  findComponentVariable,
  listComponents,
  listComponentsBeside,
  type Component,
} from "./component-tokens.ts";

const keys: ReadonlySet<string> = new Set(componentKeys.map(({ key }) => key));

/**
 * Prints the variable of a token's name: the name itself, marked if components or Tailwind would
 * use it for another value.
 */
function printVariable(name: string): string {
  const component = findComponentVariable(name);
  if (component !== undefined) return component;
  return keys.has(name) || reservedNames.test(name) ? `token-${name}` : name;
}

/**
 * Prints a token set as a theme for shadcn/ui on Tailwind 4: the variables of its components as
 * references to tokens, every token, and the utilities of both; or these variables alone, with
 * values. Omits a key whose token is not in the set.
 */
export function printShadcn(set: TokenSet, options: PrintOptions = {}): string {
  const isWhole = (options.scope ?? "all") === "all";
  const components = isWhole ? listComponentsBeside(set) : listComponents(set);
  return printTheme(
    isWhole ? addComponents(set, components) : extractComponents(set, components),
    { colorNotation: "oklch", ...options },
    {
      variableOf: isWhole ? printVariable : (name) => name,
      schemeSelector: "class",
      // The components rely on the specificity of this form.
      inDarkClass: ":is(.dark *)",
      listRules: (theme, ofModes) => [
        ...printRoot(printGroups(theme, new Set(theme.first.tokens.keys()))),
        ...ofModes,
        ...printUtilities(theme, components),
        ...(isWhole ? printTextUtilities(theme.set, theme.tokens, theme.writer.reference) : []),
      ],
    },
  );
}

function printUtilities(theme: Theme, components: readonly Component[]): readonly string[] {
  const lines = listThemeLines(theme, components);
  return lines.length > 0 ? [printRule({ selector: "@theme inline" }, lines.join("\n"))] : [];
}

/**
 * Lists the theme variables that create utilities, each one with the variable that modes change. If
 * a token and a component's color would create the same utility, the color has priority, so that
 * components look as intended.
 */
function listThemeLines(
  { tokens, writer: { reference } }: Theme,
  components: readonly Component[],
): readonly string[] {
  const lines = new Map<string, string>([
    ...(components.some(({ key }) => key === "radius") ? derivedRadii : []),
    ...tokens.map(
      (token) => [token.variable, printBreakpoint(token) ?? reference(token.path)] as const,
    ),
    ...listTextParts(tokens).map(({ variable, path }) => [variable, reference(path)] as const),
    ...listHeights(tokens).map(([variable, path]) => [variable, reference(path)] as const),
    ...listTakenContainers(tokens),
    ...components.flatMap(({ key, theme }) =>
      theme === undefined ? [] : [[theme, `var(--${key})`] as const],
    ),
  ]);
  return [...lines].map(([variable, value]) => `--${variable}: ${value};`);
}
