import { tokenName, type TokenPath } from "#tokens/token-path.ts";
import { findTopGroup } from "#tokens/top-groups.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { printCommentText } from "../css-text/print-comment.ts";
import { listModeBlocks, type ModeBlock } from "../modes/mode-blocks.ts";
import { listModeChanges, type ModeChange } from "../modes/mode-changes.ts";
import { nameIdentifiers } from "../names/name-identifiers.ts";
import { convertLengths } from "../options/convert-lengths.ts";
import { listTextStyles } from "../format/text-styles.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { createScssWriter, type ScssWriter } from "./create-writer.ts";
import type { LiteralOrAlias } from "#tokens/token.ts";

/** Mixins that put a block into a media query from a breakpoint's width, or below it. */
const breakpointMixins = `@function -width($breakpoint) {
  @if not map.has-key($breakpoints, $breakpoint) {
    @error "Unknown breakpoint #{$breakpoint}. Use one of #{map.keys($breakpoints)}.";
  }
  @return map.get($breakpoints, $breakpoint);
}

@mixin from($breakpoint) {
  @media (min-width: -width($breakpoint)) {
    @content;
  }
}

@mixin below($breakpoint) {
  @media not all and (min-width: -width($breakpoint)) {
    @content;
  }
}`;

/** Sets every property of a text style. The map is private, because a token can be named `styles`. */
const textMixin = `@mixin text($style) {
  @if not map.has-key($-styles, $style) {
    @error "Unknown text style #{$style}. Use one of #{map.keys($-styles)}.";
  }
  @each $property, $value in map.get($-styles, $style) {
    #{$property}: $value;
  }
}`;

/**
 * Prints a token set as a Sass module. It has a variable for each token, `$tokens` with all of them
 * by name, `$modes` with the changes of each combination of modes, and mixins for the breakpoints and
 * the text styles. `@use … with` can set every variable.
 */
export function printScss(given: TokenSet, options: PrintOptions = {}): string {
  const { title, schemes, comments = true } = options;
  const set = convertLengths(given, options.lengthUnit);
  const write = createScssWriter(nameIdentifiers(set, options), options.colorNotation);
  const [first, ...others] = listModeBlocks(set, schemes);
  if (!first) return "";
  const changes = listModeChanges(set, first, others).map((each) => printChange(each, write));
  const sections = [
    `${title ? `// ${printCommentText(title)}\n` : ""}@use "sass:map";`,
    ...printVariables(set, first, write, comments),
    printMap("tokens", printOwnEntries(first, write), comments && "All tokens by name."),
    printMap("modes", changes, comments && "The tokens that each mode changes."),
    ...printBreakpoints(set, write, comments),
    ...printTextStyles(set, write, comments),
  ];
  return `${sections.join("\n\n")}\n`;
}

/**
 * Prints the variables in an order with every alias after its target, with a comment before each
 * new group.
 */
function printVariables(
  set: TokenSet,
  { tokens }: ModeBlock,
  write: ScssWriter,
  comments: boolean,
): string[] {
  const titles = new Map(
    set.groups.flatMap(({ title, paths }) => paths.map((path) => [path, title] as const)),
  );
  const sections: { readonly title: string | undefined; readonly lines: string[] }[] = [];
  for (const [path, chosen] of orderByAlias(set, tokens)) {
    const title = titles.get(path);
    const line = `${write.variable(path)}: ${write.value(chosen)} !default;`;
    const last = sections.at(-1);
    if (last && last.title === title) last.lines.push(line);
    else sections.push({ title, lines: [line] });
  }
  return sections.map(({ title, lines }) =>
    [...(comments && title ? [`// ${printCommentText(title)}`] : []), ...lines].join("\n"),
  );
}

function printChange({ key, tokens }: ModeChange, write: ScssWriter): string {
  const lines = tokens.map(
    ([path, chosen]) => `    ${write.key(path)}: ${write.valueInList(chosen)},\n`,
  );
  return `"${key}": (\n${lines.join("")}  ),`;
}

function printBreakpoints(set: TokenSet, write: ScssWriter, comments: boolean): string[] {
  const paths = [...set.tokens.values()]
    .map(({ path }) => path)
    .filter((path) => findTopGroup(path) === "breakpoint");
  if (paths.length === 0) return [];
  const entries = paths.map(
    (path) =>
      `${JSON.stringify(tokenName(path).replace("breakpoint-", ""))}: ${write.variable(path)},`,
  );
  return [
    printMap("breakpoints", entries, comments && "Viewport widths for the mixins below."),
    breakpointMixins,
  ];
}

function printTextStyles(set: TokenSet, write: ScssWriter, comments: boolean): string[] {
  const entries = listTextStyles(set).map(({ name, properties }) => {
    const lines = properties.map(
      ([property, path]) => `    "${property}": ${write.variable(path)},\n`,
    );
    return `"${name}": (\n${lines.join("")}  ),`;
  });
  if (entries.length === 0) return [];
  return [printMap("-styles", entries, comments && "Text styles for the mixin below."), textMixin];
}

function printOwnEntries({ tokens }: ModeBlock, write: ScssWriter): readonly string[] {
  return [...tokens.keys()].map((path) => `${write.key(path)}: ${write.variable(path)},`);
}

function printMap(name: string, entries: readonly string[], comment: string | false): string {
  const lines = entries.map((entry) => `  ${entry}\n`).join("");
  return `${comment ? `// ${comment}\n` : ""}$${name}: (${lines && `\n${lines}`}) !default;`;
}

/** Sorts tokens in the order of their groups, but each alias after its target, as Sass requires. */
function orderByAlias(
  set: Pick<TokenSet, "groups">,
  tokens: ReadonlyMap<TokenPath, LiteralOrAlias>,
): ReadonlyMap<TokenPath, LiteralOrAlias> {
  const ordered = new Map<TokenPath, LiteralOrAlias>();
  for (const path of set.groups.flatMap((group) => group.paths)) {
    const way: TokenPath[] = [];
    for (let next: TokenPath | undefined = path; next && !ordered.has(next);) {
      way.push(next);
      const chosen = tokens.get(next);
      next = chosen?.type === "alias" ? chosen.to : undefined;
    }
    for (const each of way.toReversed()) {
      const chosen = tokens.get(each);
      if (chosen) ordered.set(each, chosen);
    }
  }
  return ordered;
}
