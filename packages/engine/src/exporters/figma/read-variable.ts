import {
  isJsonObject,
  ownValue,
  requireNumber,
  requireObject,
  requireText,
  type JsonObject,
} from "#readers/json-text/read-json.ts";
import { readKey } from "#readers/json-text/read-key.ts";
import { findOwnCss, readAlias } from "#readers/values/read-written-value.ts";
import type { ReadValue } from "#readers/modes/read-mode.ts";
import { readColorObject } from "#readers/values/read-color-object.ts";
import { readValue } from "#readers/values/read-value.ts";

/**
 * Reads a variable: its value, or the variable that it is an alias of. Throws a SyntaxError for
 * anything else.
 */
export function readVariable(variable: JsonObject): ReadValue {
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
