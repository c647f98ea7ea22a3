import type { WrittenFiles } from "#readers/modes/read-sources.ts";
import type { Source } from "#readers/modes/source.ts";
import { readCascade } from "#readers/style-sheets/read-cascade.ts";
import { readRules, type Sheet } from "#readers/style-sheets/read-rules.ts";

/** Reads CSS variables in every combination of modes. */
export function readCss(source: Source): WrittenFiles {
  const sheet: Sheet = { source, nameOf: (property) => property };
  return { modes: readCascade(sheet, readRules(sheet)) };
}
