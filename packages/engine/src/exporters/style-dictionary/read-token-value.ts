import { ownValue, requireList, type JsonObject } from "#readers/json-text/read-json.ts";
import {
  createLayerReader,
  findPx,
  readAlias,
  readEasing,
  readNumber,
  readTyped,
} from "#readers/values/read-written-value.ts";
import type { ReadValue } from "#readers/modes/read-mode.ts";
import { readTextColor, readTextFamily } from "#readers/values/read-text-values.ts";
import { splitOutside } from "#readers/values/split-outside.ts";

type Reader = (value: unknown) => ReadValue;

const readers: ReadonlyMap<unknown, Reader> = new Map<unknown, Reader>([
  ["color", readTextColor],
  ["dimension", (value) => readTyped(value, ["dimension"])],
  ["duration", (value) => readTyped(value, ["duration"])],
  ["number", readNumber],
  ["fontWeight", readNumber],
  ["other", (value) => readTyped(value, ["fluidDimension", "keyword"])],
  ["fontFamily", readFamilies],
  ["shadow", readShadow],
  ["cubicBezier", readEasing],
]);

const readLayer = createLayerReader({
  offsets: ["offsetX", "offsetY"],
  readColor: readTextColor,
  findPx,
});

/**
 * Reads a token: its value, or the token that it is an alias of. Throws a SyntaxError for anything
 * else.
 */
export function readTokenValue(token: JsonObject, type: unknown): ReadValue {
  const read = readers.get(type);
  if (!read) throw new SyntaxError(`"${String(type)}" is not a type of token`);
  const value = ownValue(token, "$value");
  return readAlias(value) ?? read(value);
}

function readFamilies(value: unknown): ReadValue {
  const families =
    typeof value === "string" ? splitOutside(value, ",") : requireList(value, "A font family");
  return { type: "fontFamily", families: families.map(readTextFamily) };
}

function readShadow(value: unknown): ReadValue {
  if (typeof value === "string") return readTyped(value, ["shadow"]);
  return { type: "shadow", layers: requireList(value, "A shadow").map(readLayer) };
}
