import {
  JsonObject,
  ownValue,
  readJson,
  requireNumber,
  requireText,
} from "#readers/json-text/read-json.ts";
import { readNamedTokens, type NotedSource } from "#readers/json-text/read-token-tree.ts";
import {
  listApplying,
  listChangedModes,
  readFileModes,
  type ReadChange,
} from "#readers/modes/read-mode-changes.ts";
import type { ReadableFile, ReadFiles, ReadNotes, ReadValue } from "#readers/modes/read-mode.ts";
import { readSources } from "#readers/modes/read-sources.ts";
import { readKey } from "#readers/json-text/read-key.ts";
import { findExtension } from "#readers/json-text/find-members.ts";
import { findOwnCss, readAlias } from "#readers/values/read-written-value.ts";
import { readColorObject } from "#readers/values/read-color-object.ts";
import { readValue } from "#readers/values/read-value.ts";

/**
 * Reads files of Figma variables in every combination of the modes in their names
 * (`theme.dark-high.json`). Refuses files of another format.
 */
export function readFigma(files: readonly ReadableFile[]): ReadFiles {
  return readSources(files, (sources) => {
    if (sources.length === 0) throw new SyntaxError("There is no file");
    const notes = new Map<string, ReadNotes>();
    const all = sources.map((source) => readCollectionMode({ source, notes }));
    const modes = listChangedModes(all).map((each) => ({
      modes: each,
      values: new Map(listApplying(all, each).flatMap((values) => [...values])),
    }));
    return { modes, notes };
  });
}

function readCollectionMode(file: NotedSource): ReadChange {
  const { source } = file;
  const document = readJson(source);
  return source.require(document.at, () => {
    const modeName = findExtension(document, "com.figma.modeName");
    requireText(modeName, "The name of a mode");
    const modes = readFileModes(source.path);
    return { modes, values: readNamedTokens(file, document, readVariable) };
  });
}

/**
 * Reads a variable: its value, or the variable that it is an alias of. Throws a SyntaxError for
 * anything else.
 */
function readVariable(variable: JsonObject, type: unknown): ReadValue {
  const value = ownValue(variable, "$value");
  const target = findTarget(value, findExtension(variable, "com.figma.aliasData"));
  if (target) return target;
  const native = readNative(type, value);
  const css = findOwnCss(variable);
  if (css !== undefined) return readValue(css);
  if (!native) throw new SyntaxError("A text among variables is not a value of a token");
  return native;
}

function findTarget(value: unknown, aliasData: unknown): ReadValue | undefined {
  if (!(aliasData instanceof JsonObject)) return readAlias(value);
  const name = requireText(ownValue(aliasData, "targetVariableName"), "The target of an alias");
  return { type: "alias", to: name.split("/").map(readKey).join("-") };
}

/** Reads a color or a number; undefined for a text, which needs its CSS. */
function readNative(type: unknown, value: unknown): ReadValue | undefined {
  if (type === "color") return readColorObject(value);
  if (type === "number") return { type, value: requireNumber(value, "A number") };
  if (type !== "string") throw new SyntaxError(`"${String(type)}" is not a type of variable`);
  requireText(value, "A text");
  return undefined;
}
