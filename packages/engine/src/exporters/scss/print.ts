import { printTokenValue } from "#tokens/print-token-value.ts";
import { resolveTokens } from "#tokens/resolve.ts";
import type { LiteralOrAlias, TokenValue } from "#tokens/token.ts";
import { tokenName } from "#tokens/token-path.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import type { PrintOptions } from "../format.ts";
import { listModeBlocks } from "../mode-blocks.ts";
import type { ModeBlock } from "../mode-blocks.ts";
import { printCommentText } from "../print-comment.ts";
import { printName } from "../print-name.ts";
import { breakpointMixins } from "./breakpoint-mixins.ts";
import { orderByAlias } from "./order-by-alias.ts";

/**
 * A token set as a Sass module: a variable for each token, `$tokens` with all of them by name, `$modes` with what each
 * combination of modes changes, and mixins for the breakpoints. Every variable can be set with `@use … with`.
 */
export function printScss(set: TokenSet, options: PrintOptions = {}): string {
  const { title, schemes, comments = true } = options;
  const [first, ...others] = listModeBlocks(set, schemes);
  if (!first) return "";
  const sections = [
    `${title ? `// ${printCommentText(title)}\n` : ""}@use "sass:map";`,
    ...printVariables(set, first, comments),
    printMap("tokens", printOwnEntries(first), comments && "Every token by its name."),
    printModes(set, first, others, comments),
    ...printBreakpoints(set, comments),
  ];
  return `${sections.join("\n\n")}\n`;
}

/** The variables in an order in which every alias follows its target, under a comment wherever the group changes. */
function printVariables(set: TokenSet, { tokens }: ModeBlock, comments: boolean): string[] {
  const titles = new Map(
    set.groups.flatMap(({ title, paths }) => paths.map((path) => [path, title] as const)),
  );
  const sections: { readonly title: string | undefined; readonly lines: string[] }[] = [];
  for (const [path, chosen] of orderByAlias(set, tokens)) {
    const title = titles.get(path);
    const line = `${variable(path)}: ${printChosen(chosen)} !default;`;
    const last = sections.at(-1);
    if (last && last.title === title) last.lines.push(line);
    else sections.push({ title, lines: [line] });
  }
  return sections.map(({ title, lines }) =>
    [...(comments && title ? [`// ${printCommentText(title)}`] : []), ...lines].join("\n"),
  );
}

function printModes(
  set: TokenSet,
  first: ModeBlock,
  others: readonly ModeBlock[],
  comments: boolean,
): string {
  const values = resolveTokens(set.tokens, first.modes);
  const entries = others.map((block) => {
    const lines = printChanges(set, block, values).map((line) => `    ${line}\n`);
    return `"${Object.values(block.changed).join("-")}": (\n${lines.join("")}  ),`;
  });
  return printMap("modes", entries, comments && "What each mode changes.");
}

/** An alias stays one where its target is the same as in the first block; Sass follows a variable where it is written. */
function printChanges(
  set: TokenSet,
  { modes, tokens }: ModeBlock,
  firstValues: ReadonlyMap<TokenPath, TokenValue>,
): readonly string[] {
  const values = resolveTokens(set.tokens, modes);
  const text = (each: TokenValue | undefined): string => (each ? printTokenValue(each) : "");
  return [...tokens].map(([path, chosen]) => {
    const value = values.get(path);
    const isSame = chosen.type === "alias" && text(firstValues.get(chosen.to)) === text(value);
    return `${key(path)}: ${printInList(isSame || !value ? chosen : value)},`;
  });
}

function printBreakpoints(set: TokenSet, comments: boolean): string[] {
  const paths = [...set.tokens.values()]
    .filter(({ category }) => category === "breakpoint")
    .map(({ path }) => path);
  if (paths.length === 0) return [];
  const entries = paths.map(
    (path) => `${JSON.stringify(tokenName(path).replace("breakpoint-", ""))}: ${variable(path)},`,
  );
  return [
    printMap("breakpoints", entries, comments && "The viewport widths, for the mixins below."),
    breakpointMixins,
  ];
}

function printOwnEntries({ tokens }: ModeBlock): readonly string[] {
  return [...tokens.keys()].map((path) => `${key(path)}: ${variable(path)},`);
}

function printMap(name: string, entries: readonly string[], comment: string | false): string {
  const lines = entries.map((entry) => `  ${entry}\n`).join("");
  return `${comment ? `// ${comment}\n` : ""}$${name}: (${lines && `\n${lines}`}) !default;`;
}

function printChosen(chosen: LiteralOrAlias): string {
  return chosen.type === "alias" ? variable(chosen.to) : printTokenValue(chosen);
}

/** A value inside of a map, where the commas of its own need parentheses around them. */
function printInList(chosen: LiteralOrAlias): string {
  const text = printChosen(chosen);
  const hasCommas =
    (chosen.type === "fontFamily" && chosen.families.length > 1) ||
    (chosen.type === "shadow" && chosen.layers.length > 1);
  return hasCommas ? `(${text})` : text;
}

function variable(path: TokenPath): string {
  return `$${printName(tokenName(path))}`;
}

function key(path: TokenPath): string {
  return `"${printName(tokenName(path))}"`;
}
