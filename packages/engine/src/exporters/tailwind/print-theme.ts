import type { LiteralOrAlias } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { listModeRules, printModeRule } from "../css-text/mode-rules.ts";
import { printColorSchemes, printOnlyColorScheme } from "../css-text/print-color-schemes.ts";
import { printCommentText } from "../css-text/print-comment.ts";
import { printReducedMotion } from "../css-text/print-reduced-motion.ts";
import { printRule, type Place } from "../css-text/print-rule.ts";
import { hasWideColor, printWideRule } from "../css-text/wide-rule.ts";
import { listModeBlocks, type ModeBlock } from "../modes/mode-blocks.ts";
import { convertLengths } from "../options/convert-lengths.ts";
import type { PrintOptions, SchemeSelector } from "../options/print-options.ts";
import { printDarkVariant } from "./dark-variant.ts";
import { explainSteps, listThemeTokens, type ThemeToken } from "./tailwind-theme.ts";
import { createThemeWriter, type ThemeWriter } from "./theme-writer.ts";

/** The parts that a theme is printed with. */
export type Theme = {
  readonly set: TokenSet;
  readonly first: ModeBlock;
  readonly tokens: readonly ThemeToken[];
  readonly writer: ThemeWriter;
  readonly comments: boolean;
  readonly wideColors: boolean;
};

/** The parts in which the themes of two formats differ. */
type ThemeForm = {
  /** Returns the variable of a token's name. */
  readonly variableOf: (name: string) => string;
  /** The default selector of schemes. */
  readonly schemeSelector: SchemeSelector;
  /** The selector of utilities in the class `dark`, if it is not the usual one. */
  readonly inDarkClass?: string;
  /** Lists the rules of the first modes, and places those of the other modes among them. */
  readonly listRules: (theme: Theme, ofModes: readonly string[]) => readonly string[];
};

/** Prints a token set as a theme of Tailwind; nothing for an empty set. */
export function printTheme(given: TokenSet, options: PrintOptions, form: ThemeForm): string {
  const { title, schemes, schemeSelector = form.schemeSelector, comments = true } = options;
  const set = convertLengths(given, options.lengthUnit);
  const blocks = listModeBlocks(set, schemes);
  const [first] = blocks;
  if (!first) return "";
  const writer = createThemeWriter(form.variableOf, options.colorNotation);
  const tokens = listThemeTokens(set, first);
  const wideColors = options.wideColors === true && hasWideColor(set);
  const theme: Theme = { set, first, tokens, writer, comments, wideColors };
  const ofModes = listModeRules(set, blocks, { schemeSelector }).flatMap((rule) => {
    const lines = [...rule.tokens].map(([path, chosen]) => writer.declare(path, chosen));
    return printModeRule(rule, lines.join("\n"), comments).flatMap((text, index) => [
      text,
      ...printWide(theme, rule.places[index], rule.tokens),
    ]);
  });
  const wide = printWide(theme, rootPlace, first.tokens);
  const { scheme } = first.modes;
  const hasSchemes = blocks.some(({ changed }) => changed.scheme);
  const variant = hasSchemes && printDarkVariant(schemeSelector, scheme, form.inDarkClass);
  const colorSchemes = hasSchemes
    ? printColorSchemes({ schemeSelector }, scheme)
    : printOnlyColorScheme(set, schemes);
  const reduced = printReducedMotion(set, ":root", comments, writer.declare);
  const rules = [
    ...(variant ? [variant] : []),
    ...form.listRules(theme, [...colorSchemes, ...wide, ...ofModes, ...reduced]),
  ];
  const steps = comments ? explainSteps(tokens) : [];
  const head = [title, ...steps].map((each) => (each ? `/* ${printCommentText(each)} */\n` : ""));
  return `${head.join("")}${rules.join("\n\n")}\n`;
}

/** Prints some tokens in the order of their groups, each group under its title. */
export function printGroups(
  { set, first, writer, comments }: Theme,
  paths: ReadonlySet<TokenPath>,
): readonly string[] {
  return set.groups.flatMap((group) => {
    const lines = group.paths
      .filter((path) => paths.has(path))
      .map((path) => writer.declare(path, first.tokens.get(path)));
    const comment = comments ? [`/* ${printCommentText(group.title)} */`] : [];
    return lines.length > 0 ? [[...comment, ...lines].join("\n")] : [];
  });
}

/**
 * Prints variables of the root. Tailwind's theme is also on the host of a shadow tree, so overrides
 * must be there as well.
 */
export function printRoot(parts: readonly string[]): readonly string[] {
  return parts.length > 0 ? [printRule(rootPlace, parts.join("\n\n"))] : [];
}

const rootPlace: Place = { selector: ":root, :host" };

/** Prints the colors of a place for wide-gamut screens; nothing if it declares none. */
function printWide(
  { writer, wideColors }: Theme,
  place: Place | undefined,
  tokens: ReadonlyMap<TokenPath, LiteralOrAlias>,
): readonly string[] {
  if (!wideColors || !place) return [];
  const lines = [...tokens].flatMap(([path, chosen]) => writer.declareWide(path, chosen) ?? []);
  return lines.length > 0 ? [printWideRule(place, lines.join("\n"))] : [];
}
