import { ownValue, readJson, requireObject, requireText } from "#readers/json-text/read-json.ts";
import { readKey } from "#readers/json-text/read-key.ts";
import { readTokenTree } from "#readers/json-text/read-token-tree.ts";
import { readModeWords } from "#readers/modes/read-mode-words.ts";
import type { ReadMode, ReadValue } from "#readers/modes/read-mode.ts";
import type { ReadableFile } from "#readers/readable-file.ts";
import { axisNames, combineAxes } from "#tokens/mode.ts";
import type { Modes } from "#tokens/mode.ts";
import { readVariable } from "./read-variable.ts";

type Values = ReadonlyMap<string, ReadValue>;
type CollectionMode = { readonly modes: Partial<Modes>; readonly values: Values };

/**
 * Reads files of Figma variables in every combination of the modes in their names
 * (`theme.dark-high.json`). Throws a SyntaxError for files of another format.
 */
export function readFigma(files: readonly ReadableFile[]): readonly ReadMode[] {
  if (files.length === 0) throw new SyntaxError("There is no file");
  const all = files.map(readCollectionMode);
  const axes = axisNames.filter((axis) => all.some(({ modes }) => modes[axis]));
  const requested = combineAxes(axes).filter((modes) =>
    axes.every((axis) => all.some((each) => each.modes[axis] === modes[axis])),
  );
  return requested.map((modes) => ({ modes, values: merge(all, modes) }));
}

function readCollectionMode({ path, text }: ReadableFile): CollectionMode {
  const file = readJson(text);
  const extensions = requireObject(ownValue(file, "$extensions"), "The extensions of a file");
  requireText(ownValue(extensions, "com.figma.modeName"), "The name of a mode");
  const [, words = ""] = /^(?:.*\/)?[^./]+(?:\.([a-z-]+))?\.json$/.exec(path) ?? [];
  const variables = readTokenTree(file).map(({ keys, token }) => {
    if (keys.length === 0) throw new SyntaxError("A variable has no name");
    return [keys.map(readKey).join("-"), readVariable(token)] as const;
  });
  return { modes: readModeWords(words), values: new Map(variables) };
}

/** Merges the variables of every collection in the one of its modes that applies. */
function merge(all: readonly CollectionMode[], requested: Partial<Modes>): Values {
  const held = all.filter(({ modes }) =>
    axisNames.every((axis) => modes[axis] === undefined || modes[axis] === requested[axis]),
  );
  const values = new Map(held.flatMap((each) => [...each.values]));
  for (const value of values.values())
    if (value.type === "alias" && !values.has(value.to))
      throw new SyntaxError(`{${value.to}} leads to no variable`);
  return values;
}
