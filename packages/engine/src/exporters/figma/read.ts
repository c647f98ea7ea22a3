import {
  isJsonObject,
  ownValue,
  readJson,
  requireNumber,
  requireObject,
  requireText,
  type JsonObject,
} from "#readers/json-text/read-json.ts";
import { readNamedTokens } from "#readers/json-text/read-token-tree.ts";
import {
  listApplying,
  listChangedModes,
  readModeWords,
  requireTargets,
  type ReadChange,
} from "#readers/modes/read-mode-changes.ts";
import type { ReadMode, ReadValue, ReadableFile } from "#readers/modes/read-mode.ts";
import { readKey } from "#readers/json-text/read-key.ts";
import { findOwnCss, readAlias } from "#readers/values/read-written-value.ts";
import { readColorObject } from "#readers/values/read-color-object.ts";
import { readValue } from "#readers/values/read-value.ts";

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

/**
 * Reads a variable: its value, or the variable that it is an alias of. Throws a SyntaxError for
 * anything else.
 */
function readVariable(variable: JsonObject): ReadValue {
  const value = ownValue(variable, "$value");
  const extensions = requireObject(ownValue(variable, "$extensions") ?? {}, "An extension");
  const target = findTarget(value, ownValue(extensions, "com.figma.aliasData"));
  if (target) return target;
  const native = readNative(ownValue(variable, "$type"), value);
  const css = findOwnCss(variable);
  if (css !== undefined) return readValue(css);
  if (!native) throw new SyntaxError("A text among variables is not a value of a token");
  return native;
}

function findTarget(value: unknown, aliasData: unknown): ReadValue | undefined {
  if (!isJsonObject(aliasData)) return readAlias(value);
  const name = requireText(ownValue(aliasData, "targetVariableName"), "The target of an alias");
  return { type: "alias", to: name.split("/").map(readKey).join("-") };
}

/** Reads a color or a number; undefined for a text, which needs its CSS. */
function readNative(type: unknown, value: unknown): ReadValue | undefined {
  if (type === "color") return readColorObject(value);
  if (type === "number") return { type, value: requireNumber(value, "A number") };
  if (type !== "string") throw new SyntaxError("A variable has an unknown type");
  requireText(value, "A text");
  return undefined;
}
