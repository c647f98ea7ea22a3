import { ownValue, readJson, requireObject, requireText } from "#readers/json-text/read-json.ts";
import { readNamedTokens } from "#readers/json-text/read-token-tree.ts";
import {
  listApplying,
  listChangedModes,
  readModeWords,
  requireTargets,
  type ReadChange,
} from "#readers/modes/read-mode-changes.ts";
import type { ReadMode, ReadableFile } from "#readers/modes/read-mode.ts";
import { readVariable } from "./read-variable.ts";

/**
 * Reads files of Figma variables in every combination of the modes in their names
 * (`theme.dark-high.json`). Throws a SyntaxError for files of another format.
 */
export function readFigma(files: readonly ReadableFile[]): readonly ReadMode[] {
  if (files.length === 0) throw new SyntaxError("There is no file");
  const all = files.map(readCollectionMode);
  return listChangedModes(all).map((modes) => {
    const values = new Map(listApplying(all, modes).flatMap((each) => [...each]));
    return { modes, values: requireTargets(values) };
  });
}

function readCollectionMode({ path, text }: ReadableFile): ReadChange {
  const file = readJson(text);
  const extensions = requireObject(ownValue(file, "$extensions"), "The extensions of a file");
  requireText(ownValue(extensions, "com.figma.modeName"), "The name of a mode");
  const [, words] = /^(?:.*\/)?[^./]+(?:\.([a-z-]+))?\.json$/.exec(path) ?? [];
  const modes = words === undefined ? {} : readModeWords(words);
  return { modes, values: readNamedTokens(file, readVariable) };
}
