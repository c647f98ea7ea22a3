import { readJson } from "#readers/json-text/read-json.ts";
import { readNamedTokens } from "#readers/json-text/read-token-tree.ts";
import {
  applyChanges,
  readModeWords,
  requireTargets,
  type ReadChange,
} from "#readers/modes/read-mode-changes.ts";
import type { ReadMode, ReadableFile } from "#readers/modes/read-mode.ts";
import { readTokenValue } from "./read-token-value.ts";

/**
 * Reads source files of Style Dictionary in every combination of the modes in their names
 * (`tokens.dark-high.json`): a file of more modes overrides those of fewer. Throws a SyntaxError for
 * files of another format.
 */
export function readStyleDictionary(files: readonly ReadableFile[]): readonly ReadMode[] {
  const layers = files.map(readLayer).toSorted((a, b) => countAxes(a) - countAxes(b));
  const [base, ...changes] = layers;
  if (!base || countAxes(base) > 0) throw new SyntaxError("There is no file of all tokens");
  return applyChanges(base.values, changes).map(({ modes, values }) => ({
    modes,
    values: requireTargets(values),
  }));
}

function countAxes({ modes }: ReadChange): number {
  return Object.keys(modes).length;
}

function readLayer({ path, text }: ReadableFile): ReadChange {
  const [, words] = /^(?:[^.]*\/)?[^./]+(?:\.([a-z-]+))?\.json$/.exec(path) ?? [];
  const modes = words === undefined ? {} : readModeWords(words);
  return { modes, values: readNamedTokens(readJson(text), readTokenValue) };
}
