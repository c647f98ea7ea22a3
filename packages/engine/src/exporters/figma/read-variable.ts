import {
  isJsonObject,
  ownValue,
  requireNumber,
  requireObject,
  requireText,
} from "#readers/json-text/read-json.ts";
import type { JsonObject } from "#readers/json-text/read-json.ts";
import { readKey } from "#readers/json-text/read-key.ts";
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
  if (target) return { type: "alias", to: target.map(readKey).join("-") };
  const native = readNative(ownValue(variable, "$type"), value);
  const ours = ownValue(extensions, "app.tessera");
  const css = isJsonObject(ours) ? ownValue(ours, "css") : undefined;
  if (css !== undefined) return readValue(requireText(css, "The CSS of a variable"));
  if (!native) throw new SyntaxError("A text among variables is no value of a token");
  return native;
}

function findTarget(value: unknown, aliasData: unknown): readonly string[] | undefined {
  if (isJsonObject(aliasData))
    return requireText(ownValue(aliasData, "targetVariableName"), "The target of an alias").split(
      "/",
    );
  const [, near] = typeof value === "string" ? (/^\{([^{}]+)\}$/.exec(value) ?? []) : [];
  return near?.split(".");
}

/** Reads a color or a number; undefined for a text, which needs its CSS. */
function readNative(type: unknown, value: unknown): ReadValue | undefined {
  if (type === "color") return readColorObject(value);
  if (type === "number") return { type, value: requireNumber(value, "A number") };
  if (type !== "string") throw new SyntaxError("A variable has a type that is not known");
  requireText(value, "A text");
  return undefined;
}
