import type { ReadMode } from "../format.ts";
import { readCascade } from "../read-cascade.ts";
import { readRules } from "../read-rules.ts";

/** What CSS variables say in every combination of modes; throws a SyntaxError for a text that is no such file. */
export function readCss(text: string): readonly ReadMode[] {
  return readCascade(readRules(text));
}
