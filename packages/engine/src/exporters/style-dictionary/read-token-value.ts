import {
  ownValue,
  requireList,
  requireNumber,
  requireObject,
  requireText,
} from "#readers/json-text/read-json.ts";
import type { JsonObject } from "#readers/json-text/read-json.ts";
import { readKey } from "#readers/json-text/read-key.ts";
import type { ReadValue } from "#readers/modes/read-mode.ts";
import { readTextColor } from "#readers/values/read-text-color.ts";
import { readTextFamily } from "#readers/values/read-text-family.ts";
import { readValue } from "#readers/values/read-value.ts";
import { splitOutside } from "#readers/values/split-outside.ts";
import type { ShadowLayer } from "#tokens/token.ts";

type Reader = (value: unknown) => ReadValue;

const readers: ReadonlyMap<unknown, Reader> = new Map<unknown, Reader>([
  ["color", (value) => readTextColor(requireText(value, "A color"))],
  ["dimension", (value) => readText(value, ["dimension"])],
  ["duration", (value) => readText(value, ["duration"])],
  ["number", readNumber],
  ["fontWeight", readNumber],
  ["other", (value) => readText(value, ["fluidDimension", "keyword"])],
  ["fontFamily", readFamilies],
  ["shadow", readShadow],
  ["cubicBezier", readEasing],
]);

/**
 * Reads a token: its value, or the token that it is an alias of. Throws a SyntaxError for anything
 * else.
 */
export function readTokenValue(token: JsonObject): ReadValue {
  const type = ownValue(token, "$type");
  const read = readers.get(type);
  if (!read) throw new SyntaxError("A token has a type that is not known");
  const value = ownValue(token, "$value");
  const [, target] = typeof value === "string" ? (/^\{([^{}]+)\}$/.exec(value) ?? []) : [];
  if (target === undefined) return read(value);
  return { type: "alias", to: target.split(".").map(readKey).join("-") };
}

function readText(value: unknown, types: readonly ReadValue["type"][]): ReadValue {
  const text = requireText(value, "A value");
  const found = readValue(text);
  if (!types.includes(found.type)) throw new SyntaxError(`"${text}" is not of its type`);
  return found;
}

function readNumber(value: unknown): ReadValue {
  return { type: "number", value: requireNumber(value, "A number") };
}

function readFamilies(value: unknown): ReadValue {
  const families =
    typeof value === "string" ? splitOutside(value, ",") : requireList(value, "A font family");
  return { type: "fontFamily", families: families.map(readTextFamily) };
}

function readShadow(value: unknown): ReadValue {
  if (typeof value === "string") return readText(value, ["shadow"]);
  return { type: "shadow", layers: requireList(value, "A shadow").map(readLayer) };
}

function readLayer(value: unknown): ShadowLayer {
  const layer = requireObject(value, "A layer of a shadow");
  const px = (key: string): number => {
    const length = readText(ownValue(layer, key), ["dimension"]);
    if (length.type !== "dimension" || length.unit !== "px")
      throw new SyntaxError(`The ${key} of a shadow is not in px`);
    return length.value;
  };
  return {
    color: readTextColor(requireText(ownValue(layer, "color"), "The color of a shadow")),
    offsetXPx: px("offsetX"),
    offsetYPx: px("offsetY"),
    blurPx: px("blur"),
    spreadPx: px("spread"),
  };
}

function readEasing(value: unknown): ReadValue {
  const points = requireList(value, "An easing").map((each) => requireNumber(each, "A point"));
  const [x1, y1, x2, y2, ...others] = points;
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined || others.length)
    throw new SyntaxError("An easing has four numbers");
  return { type: "cubicBezier", points: [x1, y1, x2, y2] };
}
