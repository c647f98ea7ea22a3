import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { listPlaces } from "../css-text/mode-selectors.ts";
import { printRule, printRules } from "../css-text/print-rule.ts";
import { describeModes } from "../modes/describe-modes.ts";
import type { ModeBlock } from "../modes/mode-blocks.ts";
import { listReducedVariants } from "../modes/reduced-variants.ts";
import type { SchemeSelector } from "../options/print-options.ts";
import type { ThemeWriter } from "./theme-writer.ts";

/** The parts that the modes of a theme are printed with. */
type ModePrinting = {
  readonly set: TokenSet;
  readonly writer: ThemeWriter;
  readonly schemeSelector: SchemeSelector;
  readonly comments: boolean;
  /** Lists additional lines of a block, for the tokens that it changes. */
  readonly more?: (tokens: ReadonlySet<TokenPath>) => readonly string[];
};

/** Prints the changes of each mode of a theme, and of reduced motion. */
export function printThemeModes(
  blocks: readonly ModeBlock[],
  printing: ModePrinting,
): readonly string[] {
  return [...blocks.flatMap((block) => printBlock(block, printing)), ...printReduced(printing)];
}

function printBlock({ changed, tokens }: ModeBlock, printing: ModePrinting): readonly string[] {
  const { writer, schemeSelector, comments, more } = printing;
  const own = [...tokens].map(([path, chosen]) => writer.declare(path, chosen));
  const lines = [...(more?.(new Set(tokens.keys())) ?? []), ...own].join("\n");
  const comment = comments ? `/* ${describeModes(changed)} */\n` : "";
  return printRules(listPlaces(changed, { schemeSelector }), lines).map(
    (rule, index) => `${index === 0 ? comment : ""}${rule}`,
  );
}

/**
 * Prints a rule for `prefers-reduced-motion` in which every token with a reduced variant has its
 * value.
 */
function printReduced({ set, writer, comments }: ModePrinting): readonly string[] {
  const lines = listReducedVariants(set.tokens).map(([path, variant]) =>
    writer.declare(path, { type: "alias", to: variant }),
  );
  if (lines.length === 0) return [];
  const place = { media: "(prefers-reduced-motion: reduce)", selector: ":root" };
  return [`${comments ? "/* Reduced motion */\n" : ""}${printRule(place, lines.join("\n"))}`];
}
