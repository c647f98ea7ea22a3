import { requireListed, type TokenGroup, type TokenSet } from "#tokens/token-set.ts";
import type { Token } from "#tokens/token.ts";
import { printColorSchemes, printOnlyColorScheme } from "../css-text/print-color-schemes.ts";
import { printCommentText } from "../css-text/print-comment.ts";
import { listModeRules, printModeRule, type ModeRule } from "../css-text/mode-rules.ts";
import type { Place } from "../css-text/print-rule.ts";
import { hasWideColor, printWideRule } from "../css-text/wide-rule.ts";
import { listModeBlocks } from "../modes/mode-blocks.ts";
import { printReducedMotion } from "../css-text/print-reduced-motion.ts";
import { nameIdentifiers } from "../names/name-identifiers.ts";
import { convertLengths } from "../options/convert-lengths.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { listPairedBlocks, type Declared, type DeclaredBlock } from "./declared-blocks.ts";
import { createDeclarationPrinter, type DeclarationPrinter } from "./print-declaration.ts";
import { printPropertyRules } from "./print-property-rules.ts";

/**
 * The CSS options for our own programs: one attribute selector, or its negation, that narrows every
 * selector of the file.
 */
export type CssPrintOptions = PrintOptions & {
  readonly within?: `[${string}]` | `:not([${string}])`;
};

/** The parts that a sheet is printed with. */
type Sheet = CssPrintOptions & {
  readonly set: TokenSet;
  readonly comments: boolean;
  readonly root: Place;
  readonly declare: DeclarationPrinter;
};

/**
 * Prints a token set as CSS custom properties: all of them on `:root`, then the changes of the
 * other scheme, contrast and density. The changes apply by attribute (`data-theme`,
 * `data-contrast`, `data-density`), or by the browser's preference on pages without it.
 */
export function printCss(given: TokenSet, options: CssPrintOptions = {}): string {
  const { title, comments = true, within = "" } = options;
  const set = convertLengths(given, options.lengthUnit);
  const name = nameIdentifiers(set, options);
  const declare = createDeclarationPrinter(name, options);
  const root = { selector: `:root${within}` };
  const wideColors = options.wideColors === true && hasWideColor(set);
  const sheet: Sheet = { ...options, wideColors, set, comments, declare, root };
  const isPaired = options.schemeSelector === "light-dark" && options.schemes?.length !== 1;
  const ofModes: readonly DeclaredBlock[] = isPaired
    ? listPairedBlocks(set)
    : listModeBlocks(set, options.schemes);
  const [first] = ofModes;
  if (!first) return "";
  // Our own programs, which narrow the selectors, set their color-scheme themselves.
  const hasSchemes = ofModes.some(({ changed }) => changed.scheme);
  const blocks = [
    ...(options.registersProperties ? [printPropertyRules(set, options.schemes, name)] : []),
    ...printFirst(sheet, first),
    ...(isPaired || (within === "" && hasSchemes)
      ? printColorSchemes(options, set.defaultModes.scheme)
      : []),
    ...(within === "" ? printOnlyColorScheme(set, options.schemes) : []),
    ...listModeRules(set, ofModes, options).flatMap((rule) => printChanges(sheet, rule)),
    ...printReducedMotion(set, root.selector, comments, declare.plain),
  ];
  const head = title ? [`/* ${printCommentText(title)} */\n`] : [];
  return `${[...head, blocks.filter((block) => block !== "").join("\n\n")].join("")}\n`;
}

function printFirst(sheet: Sheet, block: DeclaredBlock): readonly string[] {
  const { set, root } = sheet;
  const inOrder = set.tokens.values();
  // One text for the whole sheet: for many thousand tokens, lists of lines take longer than the
  // lines.
  let text = `${root.selector} {`;
  for (const [index, group] of set.groups.entries())
    text = printGroup(index > 0 ? `${text}\n` : text, group, inOrder, { ...sheet, block });
  return [`${text}\n}`, ...printWide(sheet, root, block)];
}

/** Returns the text with the declarations of a group appended. */
function printGroup(
  before: string,
  { title, paths }: TokenGroup,
  inOrder: Iterator<Token, undefined>,
  { set, comments, declare, block }: Sheet & { readonly block: DeclaredBlock },
): string {
  let text = comments ? `${before}\n  /* ${printCommentText(title)} */` : before;
  for (const path of paths) {
    // Groups mostly have the tokens in the set's own order, which needs no look-up.
    const next = inOrder.next().value;
    const token = next?.path === path ? next : set.tokens.get(path);
    const declared = requireListed(token && block.find(token), path);
    // The line contains the alias directly: a separate text would be one more for V8 to
    // concatenate.
    text +=
      declared.type === "alias"
        ? `\n  --${declare.name(path, token)}: var(--${declare.name(declared.to)});`
        : `\n  --${declare.name(path, token)}: ${declare.value(declared)};`;
  }
  return text;
}

function printChanges(sheet: Sheet, rule: ModeRule<Declared>): readonly string[] {
  const lines = [...rule.tokens].map(([path, each]) => sheet.declare.plain(path, each)).join("\n");
  return printModeRule(rule, lines, sheet.comments).flatMap((text, index) => [
    text,
    ...printWide(sheet, rule.places[index], rule),
  ]);
}

/** Prints the same place again with wide colors; nothing if it declares no color. */
function printWide(
  { declare, wideColors }: Sheet,
  place: Place | undefined,
  block: Pick<DeclaredBlock, "tokens">,
): readonly string[] {
  if (!wideColors || !place) return [];
  const lines = [...block.tokens].flatMap(([path, each]) => declare.wide(path, each) ?? []);
  return lines.length > 0 ? [printWideRule(place, lines.join("\n"))] : [];
}
