import type { TokenSet } from "#tokens/token-set.ts";
import { printRule } from "../css-text/print-rule.ts";
import type { PrintOptions } from "../options/print-options.ts";
import {
  printGroups,
  printKeys,
  printRoot,
  printTheme,
  type ComponentToken,
  type Theme,
} from "../tailwind/print-theme.ts";
import { componentKeys } from "./component-keys.ts";
import { listComponentTokens } from "./list-component-tokens.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import { reservedNames } from "../tailwind/tailwind-names.ts";
import {
  listTakenContainers,
  listTextParts,
  printBreakpoint,
  type ThemeToken,
} from "../tailwind/tailwind-theme.ts";

const keys: ReadonlySet<string> = new Set(componentKeys.map(({ key }) => key));

/**
 * Prints the variable of a token's name: the name itself, marked if components or Tailwind would
 * use it for another value.
 */
function printVariable(name: string): string {
  return keys.has(name) || reservedNames.test(name) ? `token-${name}` : name;
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
    inDarkClass: ":is(.dark *)",
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

/** The radii as shadcn/ui derives them from its one radius, for those that the set lacks. */
const radii = {
  "radius-sm": "calc(var(--radius) - 4px)",
  "radius-md": "calc(var(--radius) - 2px)",
  "radius-lg": "var(--radius)",
  "radius-xl": "calc(var(--radius) + 4px)",
};

/**
 * Lists the theme variables that create utilities, each one with the variable that modes change. If
 * a token and a component's color would create the same utility, the color has priority, so that
 * components look as intended.
 */
function listThemeLines(
  keys: readonly ComponentToken[],
  tokens: readonly ThemeToken[],
  reference: (path: TokenPath) => string,
): readonly string[] {
  const colors = keys.filter(({ kind }) => kind === "color");
  const body = tokens.find(({ variable }) => variable === "font-body");
  const lines = new Map<string, string>([
    ...(keys.some(({ key }) => key === "radius") ? Object.entries(radii) : []),
    ...tokens.map(
      (token) => [token.variable, printBreakpoint(token) ?? reference(token.path)] as const,
    ),
    ...listTextParts(tokens).map(({ variable, path }) => [variable, reference(path)] as const),
    ...listTakenContainers(tokens),
    ...(body ? [["font-sans", reference(body.path)] as const] : []),
    ...colors.map(({ key }) => [`color-${key}`, `var(--${key})`] as const),
  ]);
  return [...lines].map(([variable, value]) => `--${variable}: ${value};`);
}
