import { printTokenValue } from "#tokens/print-token-value.ts";
import type { LiteralOrAlias } from "#tokens/token.ts";
import { tokenName } from "#tokens/token-path.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import type { PrintOptions } from "../format.ts";
import { describeModes } from "../describe-modes.ts";
import { listModeBlocks } from "../mode-blocks.ts";
import type { ModeBlock } from "../mode-blocks.ts";
import { printCommentText } from "../print-comment.ts";
import { printName } from "../print-name.ts";
import { listPlaces } from "./mode-selectors.ts";
import { listReducedTwins } from "./reduced-twins.ts";
import type { Place } from "./mode-selectors.ts";

/** CSS options of our own programs: one attribute selector, or its negation, that narrows every selector of the file. */
export type CssPrintOptions = PrintOptions & {
  readonly within?: `[${string}]` | `:not([${string}])`;
};

/**
 * A token set as CSS custom properties: all of them on `:root`, then what the other scheme, contrast and density change,
 * by attribute (`data-theme`, `data-contrast`, `data-density`) and, where the page has none, by what the browser prefers.
 */
export function printCss(set: TokenSet, options: CssPrintOptions = {}): string {
  const { title, schemes, comments = true, within } = options;
  const [first, ...others] = listModeBlocks(set, schemes);
  if (!first) return "";
  const root: Place = { selector: `:root${within ?? ""}` };
  const blocks = [
    printRule(root, printGroups(set, first, comments)),
    ...others.flatMap((block) => printBlock(block, comments, within)),
    ...printReducedMotion(set, comments, root),
  ];
  const head = title ? [`/* ${printCommentText(title)} */\n`] : [];
  return `${[...head, blocks.join("\n\n")].join("")}\n`;
}

function printGroups(set: TokenSet, { tokens }: ModeBlock, comments: boolean): string {
  const groups = set.groups.map(({ title, paths }) => {
    const lines = paths.map((path) => printDeclaration(path, tokens.get(path)));
    return [...(comments ? [`/* ${printCommentText(title)} */`] : []), ...lines].join("\n");
  });
  return groups.join("\n\n");
}

function printBlock({ changed, tokens }: ModeBlock, comments: boolean, within?: string): string[] {
  const lines = [...tokens].map(([path, chosen]) => printDeclaration(path, chosen));
  const comment = comments ? `/* ${describeModes(changed)} */\n` : "";
  return listPlaces(changed, within).map(
    (place, index) => `${index === 0 ? comment : ""}${printRule(place, lines.join("\n"))}`,
  );
}

/** Where a person asks for less motion, every token that has a twin for it becomes that twin. */
function printReducedMotion(set: TokenSet, comments: boolean, root: Place): string[] {
  const lines = listReducedTwins(set).map(([path, twin]) =>
    printDeclaration(path, { type: "alias", to: twin }),
  );
  if (lines.length === 0) return [];
  const media = "(prefers-reduced-motion: reduce)";
  const comment = comments ? "/* Less motion */\n" : "";
  return [`${comment}${printRule({ ...root, media }, lines.join("\n"))}`];
}

function printDeclaration(path: TokenPath, chosen: LiteralOrAlias | undefined): string {
  if (!chosen) throw new RangeError(`Token "${path}" stands in a group and not in the set`);
  const value =
    chosen.type === "alias" ? `var(--${printName(tokenName(chosen.to))})` : printTokenValue(chosen);
  return `--${printName(tokenName(path))}: ${value};`;
}

function printRule({ media, selector }: Place, lines: string): string {
  const rule = `${selector} {\n${indent(lines)}\n}`;
  return media ? `@media ${media} {\n${indent(rule)}\n}` : rule;
}

function indent(lines: string): string {
  return lines.replaceAll(/^(?=.)/gm, "  ");
}
