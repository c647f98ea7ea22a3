import type { Scheme } from "#tokens/modes/mode.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { printCommentText } from "../css-text/print-comment.ts";
import { printGroups } from "../css-text/print-groups.ts";
import { printRule } from "../css-text/print-rule.ts";
import { listModeBlocks, type ModeBlock } from "../modes/mode-blocks.ts";
import { convertLengths } from "../options/convert-lengths.ts";
import type { PrintOptions, SchemeSelector } from "../options/print-options.ts";
import { printDarkVariant } from "../tailwind/dark-variant.ts";
import { printThemeModes } from "../tailwind/print-theme-modes.ts";
import { listThemeTokens } from "../tailwind/tailwind-theme.ts";
import { createThemeWriter, type ThemeWriter } from "../tailwind/theme-writer.ts";
import { listComponentTokens, type ComponentToken } from "./list-component-tokens.ts";
import { listThemeLines } from "./theme-lines.ts";
import { componentKeys } from "./component-keys.ts";

const keys: ReadonlySet<string> = new Set(componentKeys.map(({ key }) => key));

/**
 * Prints the variable of a token's name: the name itself, marked if components or Tailwind would
 * use it for another value.
 */
function printVariable(name: string): string {
  const isTaken = keys.has(name) || /^(?:spacing$|tw-|default-|token-)/.test(name);
  return isTaken ? `token-${name}` : name;
}

/** The parts that a theme is printed with. */
type Theme = {
  readonly set: TokenSet;
  readonly first: ModeBlock;
  readonly keys: readonly ComponentToken[];
  readonly writer: ThemeWriter;
  readonly comments: boolean;
};

/**
 * Prints a token set as a theme for shadcn/ui on Tailwind 4: the variables of its components as
 * references to tokens, every token, and the utilities of both. Omits a key whose token is not in
 * the set.
 */
export function printShadcn(given: TokenSet, options: PrintOptions = {}): string {
  const { title, schemes, schemeSelector = "class", comments = true } = options;
  const set = convertLengths(given, options.lengthUnit);
  const [first, ...others] = listModeBlocks(set, schemes);
  if (!first) return "";
  const writer = createThemeWriter(printVariable, options.colorNotation);
  const theme: Theme = { set, first, keys: listComponentTokens(set, first), writer, comments };
  const more = (changed: ReadonlySet<TokenPath>): readonly string[] => printKeys(theme, changed);
  const hasSchemes = others.some(({ changed }) => changed.scheme);
  const variant = hasSchemes ? printVariant(schemeSelector, first.modes.scheme) : undefined;
  const blocks = [
    ...(variant === undefined ? [] : [variant]),
    printRoot(theme),
    ...printThemeModes(others, { set, writer, schemeSelector, comments, more }),
    ...printUtilities(theme),
  ];
  const head = title ? `/* ${printCommentText(title)} */\n` : "";
  return `${head}${blocks.join("\n\n")}\n`;
}

/**
 * Prints the variant in the form of shadcn/ui, if it fits: its components rely on the specificity.
 */
function printVariant(by: SchemeSelector, first: Scheme): string | undefined {
  return by === "class" && first === "light"
    ? "@custom-variant dark (&:is(.dark *));"
    : printDarkVariant(by, first);
}

/**
 * Prints keys again with their tokens: an element that sets a mode for itself inherits resolved
 * values.
 */
function printKeys({ keys, writer }: Theme, tokens: ReadonlySet<TokenPath>): readonly string[] {
  return keys
    .filter(({ path }) => tokens.has(path))
    .map(({ key, path }) => `--${key}: ${writer.reference(path)};`);
}

function printRoot(theme: Theme): string {
  const { set, first, writer, comments } = theme;
  const paths = new Set(first.tokens.keys());
  const keys = printKeys(theme, paths);
  const comment = comments ? ["/* Variables that the components use */"] : [];
  const groups = printGroups(set, paths, comments, (path) =>
    writer.declare(path, first.tokens.get(path)),
  );
  const parts = [...(keys.length > 0 ? [[...comment, ...keys].join("\n")] : []), ...groups];
  return printRule({ selector: ":root, :host" }, parts.join("\n\n"));
}

function printUtilities({ set, first, keys, writer }: Theme): readonly string[] {
  const lines = listThemeLines(keys, listThemeTokens(set, first), writer.reference);
  return lines.length > 0 ? [printRule({ selector: "@theme inline" }, lines.join("\n"))] : [];
}
