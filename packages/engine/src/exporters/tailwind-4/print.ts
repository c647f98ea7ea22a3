import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { printCommentText } from "../css-text/print-comment.ts";
import { printGroups } from "../css-text/print-groups.ts";
import { printRule } from "../css-text/print-rule.ts";
import { listModeBlocks, type ModeBlock } from "../modes/mode-blocks.ts";
import { convertLengths } from "../options/convert-lengths.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { printDarkVariant } from "../tailwind/dark-variant.ts";
import { printThemeModes } from "../tailwind/print-theme-modes.ts";
import { printTailwindName } from "../tailwind/tailwind-names.ts";
import {
  listTakenContainers,
  listTextParts,
  listThemeTokens,
  type ThemeToken,
} from "../tailwind/tailwind-theme.ts";
import { createThemeWriter, type ThemeWriter } from "../tailwind/theme-writer.ts";

/** The parts that a theme is printed with. */
type Theme = {
  readonly set: TokenSet;
  readonly first: ModeBlock;
  readonly tokens: readonly ThemeToken[];
  readonly writer: ThemeWriter;
  readonly comments: boolean;
};

/**
 * Prints a token set as a theme for Tailwind 4. Tokens with utilities are in `@theme static`, so
 * that every variable exists and utilities refer to it; the rest is on the root element. Modes
 * change the variables outside all layers.
 */
export function printTailwind4(given: TokenSet, options: PrintOptions = {}): string {
  const { title, schemes, schemeSelector = "attribute", comments = true } = options;
  const set = convertLengths(given, options.lengthUnit);
  const [first, ...others] = listModeBlocks(set, schemes);
  if (!first) return "";
  const writer = createThemeWriter(printTailwindName, options.colorNotation);
  const theme: Theme = { set, first, tokens: listThemeTokens(set, first), writer, comments };
  const hasSchemes = others.some(({ changed }) => changed.scheme);
  const variant = hasSchemes ? printDarkVariant(schemeSelector, first.modes.scheme) : undefined;
  const blocks = [
    ...(variant === undefined ? [] : [variant]),
    ...printStatics(theme),
    ...printInlines(theme),
    ...printRoot(theme),
    ...printThemeModes(others, { set, writer, schemeSelector, comments }),
  ];
  const head = title ? `/* ${printCommentText(title)} */\n` : "";
  return `${head}${blocks.join("\n\n")}\n`;
}

/**
 * Returns whether a variable is inlined: else Tailwind copies the layers of a shadow into its
 * utilities, where no mode can change them.
 */
function isInlined({ value }: ThemeToken): boolean {
  return value.type === "shadow";
}

/**
 * Prints the static variables. Tailwind's own breakpoints are in rem, and it cannot sort other
 * units among them; media queries cannot use variables.
 */
function printStatics({ set, first, tokens, writer, comments }: Theme): readonly string[] {
  const statics = tokens.filter((token) => !isInlined(token));
  const breakpoints = new Map(
    statics
      .filter(({ variable }) => variable.startsWith("breakpoint-"))
      .map(({ path, value }) => [path, value] as const),
  );
  const groups = printGroups(set, new Set(statics.map(({ path }) => path)), comments, (path) =>
    writer.declare(path, breakpoints.get(path) ?? first.tokens.get(path)),
  );
  const reset = breakpoints.size > 0 ? ["--breakpoint-*: initial;"] : [];
  const lines = [...reset, ...groups].join("\n\n");
  return lines ? [printRule({ selector: "@theme static" }, lines)] : [];
}

/**
 * Prints the inlined variables: utilities use the token itself, so that the element's own mode
 * applies.
 */
function printInlines({ tokens, writer, comments }: Theme): readonly string[] {
  const parts = [...tokens.filter(isInlined), ...listTextParts(tokens)];
  const lines = [
    ...parts.map(({ variable, path }) => `--${variable}: ${writer.reference(path)};`),
    ...listTakenContainers(tokens).map((key) => `--max-width-${key}: var(--container-${key});`),
  ];
  if (lines.length === 0) return [];
  const comment = comments ? "/* Utilities based on other variables */\n" : "";
  return [`${comment}${printRule({ selector: "@theme inline" }, lines.join("\n"))}`];
}

/**
 * Prints the variables of the root. Tailwind's theme is also on the host of a shadow tree, so
 * overrides must be there as well.
 */
function printRoot({ set, first, tokens, writer, comments }: Theme): readonly string[] {
  const paths = new Set<TokenPath>(first.tokens.keys());
  for (const token of tokens) if (!isInlined(token)) paths.delete(token.path);
  const groups = printGroups(set, paths, comments, (path) =>
    writer.declare(path, first.tokens.get(path)),
  );
  return groups.length > 0 ? [printRule({ selector: ":root, :host" }, groups.join("\n\n"))] : [];
}
