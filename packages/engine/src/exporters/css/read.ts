import type { ReadMode } from "#readers/modes/read-mode.ts";
import { readCascade } from "#readers/style-sheets/read-cascade.ts";
import { readRules } from "#readers/style-sheets/read-rules.ts";

/** Reads CSS variables in every combination of modes; throws a SyntaxError for any other text. */
export function readCss(text: string): readonly ReadMode[] {
  return readCascade(readRules(text));
}
