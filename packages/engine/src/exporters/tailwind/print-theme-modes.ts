import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { listPlaces } from "../css-text/mode-selectors.ts";
import { printRules } from "../css-text/print-rule.ts";
import { describeModes } from "../modes/describe-modes.ts";
import type { ModeBlock } from "../modes/mode-blocks.ts";
import { printReducedMotion } from "../css-text/print-reduced-motion.ts";
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
  const { set, comments, writer } = printing;
  return [
    ...blocks.flatMap((block) => printBlock(block, printing)),
    ...printReducedMotion(set, ":root", comments, writer.declare),
  ];
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
