import { printTokenValue } from "#tokens/print-token-value.ts";
import type { LiteralOrAlias } from "#tokens/token.ts";
import { tokenName } from "#tokens/token-path.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { describeModes } from "../describe-modes.ts";
import type { PrintOptions } from "../format.ts";
import { listModeBlocks } from "../mode-blocks.ts";
import type { ModeBlock } from "../mode-blocks.ts";
import { listModePlaces } from "../mode-places.ts";
import { printCommentText } from "../print-comment.ts";
import { printGroups } from "../print-groups.ts";
import { printName } from "../print-name.ts";
import { printRule } from "../print-rule.ts";
import { printTailwindName } from "../tailwind-names.ts";
import { listTakenContainers, listTextParts, listThemeTokens } from "../tailwind-theme.ts";
import type { ThemeToken } from "../tailwind-theme.ts";
import { darkVariant } from "./dark-variant.ts";

/**
 * A token set as a theme for Tailwind 4. What has utilities stands in `@theme static`, so that every variable is there
 * and utilities refer to it; the rest on the root element. Modes change the variables outside of all layers.
 */
export function printTailwind4(set: TokenSet, options: PrintOptions = {}): string {
  const { title, schemes, comments = true } = options;
  const [first, ...others] = listModeBlocks(set, schemes);
  if (!first) return "";
  const theme = listThemeTokens(set, first);
  const statics = theme.filter((token) => !isInlined(token));
  const inRoot = new Set(first.tokens.keys());
  for (const { path } of statics) inRoot.delete(path);
  const blocks = [
    ...(others.some(({ changed }) => changed.scheme) ? [darkVariant] : []),
    ...printStatics(set, first, statics, comments),
    ...printInlines(theme, comments),
    ...printRoot(set, first, inRoot, comments),
    ...others.flatMap((block) => printBlock(block, comments)),
  ];
  const head = title ? `/* ${printCommentText(title)} */\n` : "";
  return `${head}${blocks.join("\n\n")}\n`;
}

/** Tailwind writes the layers of a shadow into its utilities, where no mode could change them, unless it is inlined. */
function isInlined({ value }: ThemeToken): boolean {
  return value.type === "shadow";
}

/** Breakpoints of Tailwind's own are in rem, which it cannot sort among others; media cannot ask for variables. */
function printStatics(
  set: TokenSet,
  { tokens }: ModeBlock,
  statics: readonly ThemeToken[],
  comments: boolean,
): readonly string[] {
  const values = new Map(statics.map(({ path, value }) => [path, value]));
  const isBreakpoint = ({ variable }: ThemeToken): boolean => variable.startsWith("breakpoint-");
  const breakpoints = new Set(statics.filter(isBreakpoint).map(({ path }) => path));
  const groups = printGroups(set, new Set(values.keys()), comments, (path) =>
    printDeclaration(path, breakpoints.has(path) ? values.get(path) : tokens.get(path)),
  );
  const reset = breakpoints.size > 0 ? ["--breakpoint-*: initial;"] : [];
  const lines = [...reset, ...groups].join("\n\n");
  return lines ? [printRule({ selector: "@theme static" }, lines)] : [];
}

/** What utilities are to follow to the token itself, so that it is the element's own mode that counts. */
function printInlines(theme: readonly ThemeToken[], comments: boolean): readonly string[] {
  const shadows = theme.filter(isInlined).map(({ variable, path }) => ({ variable, path }));
  const lines = [
    ...[...shadows, ...listTextParts(theme)].map(
      ({ variable, path }) => `--${variable}: ${printReference(path)};`,
    ),
    ...listTakenContainers(theme).map((key) => `--max-width-${key}: var(--container-${key});`),
  ];
  const comment = comments ? "/* What utilities take from other variables */\n" : "";
  return lines.length > 0
    ? [`${comment}${printRule({ selector: "@theme inline" }, lines.join("\n"))}`]
    : [];
}

function printRoot(
  set: TokenSet,
  { tokens }: ModeBlock,
  paths: ReadonlySet<TokenPath>,
  comments: boolean,
): readonly string[] {
  const groups = printGroups(set, paths, comments, (path) =>
    printDeclaration(path, tokens.get(path)),
  );
  return groups.length > 0 ? [printRule({ selector: ":root, :host" }, groups.join("\n\n"))] : [];
}

function printBlock({ changed, tokens }: ModeBlock, comments: boolean): readonly string[] {
  const lines = [...tokens].map(([path, chosen]) => printDeclaration(path, chosen)).join("\n");
  const comment = comments ? `/* ${describeModes(changed)} */\n` : "";
  return listModePlaces(changed, "attribute").map(
    (place, index) => `${index === 0 ? comment : ""}${printRule(place, lines)}`,
  );
}

function printDeclaration(path: TokenPath, chosen: LiteralOrAlias | undefined): string {
  if (!chosen) throw new RangeError(`Token "${path}" stands in a group and not in the set`);
  const value = chosen.type === "alias" ? printReference(chosen.to) : printTokenValue(chosen);
  return `--${printVariable(path)}: ${value};`;
}

function printReference(path: TokenPath): string {
  return `var(--${printVariable(path)})`;
}

function printVariable(path: TokenPath): string {
  return printName(printTailwindName(tokenName(path)));
}
