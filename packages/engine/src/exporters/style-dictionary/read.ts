import { readJson } from "#readers/json-text/read-json.ts";
import { readNamedTokens, type NotedSource } from "#readers/json-text/read-token-tree.ts";
import { applyChanges, readFileModes, type ReadChange } from "#readers/modes/read-mode-changes.ts";
import type { ReadableFile, ReadFiles, ReadNotes } from "#readers/modes/read-mode.ts";
import { readSources } from "#readers/modes/read-sources.ts";
import { readTokenValue } from "./read-token-value.ts";

/**
 * Reads source files of Style Dictionary in every combination of the modes in their names
 * (`tokens.dark-high.json`): a file of more modes overrides those of fewer. Refuses files of
 * another format.
 */
export function readStyleDictionary(files: readonly ReadableFile[]): ReadFiles {
  return readSources(files, (sources) => {
    const notes = new Map<string, ReadNotes>();
    const all = sources.map((source) => readLayer({ source, notes }));
    const [base, ...changes] = all.toSorted((a, b) => countAxes(a) - countAxes(b));
    if (!base || countAxes(base) > 0) throw new SyntaxError("There is no file of all tokens");
    return { modes: applyChanges(base.values, changes), notes };
  });
}

function countAxes({ modes }: ReadChange): number {
  return Object.keys(modes).length;
}

function readLayer(file: NotedSource): ReadChange {
  const { source } = file;
  const modes = readFileModes(source.path);
  return { modes, values: readNamedTokens(file, readJson(source), readTokenValue) };
}
