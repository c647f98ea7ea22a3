import { readJson } from "#readers/json-text/read-json.ts";
import { readKey } from "#readers/json-text/read-key.ts";
import { readTokenTree } from "#readers/json-text/read-token-tree.ts";
import { readModeWords } from "#readers/modes/read-mode-words.ts";
import type { ReadMode, ReadValue } from "#readers/modes/read-mode.ts";
import type { ReadableFile } from "#readers/readable-file.ts";
import { axisNames, combineAxes } from "#tokens/mode.ts";
import type { Modes } from "#tokens/mode.ts";
import { readTokenValue } from "./read-token-value.ts";

type Values = ReadonlyMap<string, ReadValue>;
type Layer = { readonly modes: Partial<Modes>; readonly values: Values };

/**
 * Reads source files of Style Dictionary in every combination of the modes in their names
 * (`tokens.dark-high.json`). Throws a SyntaxError for files of another format.
 */
export function readStyleDictionary(files: readonly ReadableFile[]): readonly ReadMode[] {
  const layers = files.map(readLayer).toSorted((a, b) => countAxes(a) - countAxes(b));
  const [base] = layers;
  if (!base || countAxes(base) > 0) throw new SyntaxError("There is no file of all tokens");
  const axes = axisNames.filter((axis) => layers.some(({ modes }) => modes[axis]));
  return combineAxes(axes).map((modes) => ({ modes, values: merge(layers, modes) }));
}

function countAxes({ modes }: Layer): number {
  return Object.keys(modes).length;
}

function readLayer({ path, text }: ReadableFile): Layer {
  const [, words = ""] = /^(?:[^.]*\/)?[^./]+(?:\.([a-z-]+))?\.json$/.exec(path) ?? [];
  const modes = readModeWords(words);
  const tokens = readTokenTree(readJson(text)).map(({ keys, token }) => {
    if (keys.length === 0) throw new SyntaxError("A token has no name");
    return [keys.map(readKey).join("-"), readTokenValue(token)] as const;
  });
  return { modes, values: new Map(tokens) };
}

/**
 * Merges the tokens of every file whose modes all apply, those of more modes over those of fewer.
 */
function merge(layers: readonly Layer[], requested: Partial<Modes>): Values {
  const merged = new Map<string, ReadValue>();
  for (const { modes, values } of layers)
    if (axisNames.every((axis) => modes[axis] === undefined || modes[axis] === requested[axis]))
      for (const [name, value] of values) merged.set(name, value);
  return requireTargets(merged);
}

function requireTargets(values: Values): Values {
  for (const value of values.values())
    if (value.type === "alias" && !values.has(value.to))
      throw new SyntaxError(`{${value.to}} leads to no token`);
  return values;
}
