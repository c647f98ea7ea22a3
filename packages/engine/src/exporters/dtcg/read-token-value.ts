import {
  ownValue,
  requireList,
  requireNumber,
  requireObject,
  requireText,
  type JsonObject,
} from "#readers/json-text/read-json.ts";
import {
  createLayerReader,
  findOwnCss,
  readEasing,
  readNumber,
} from "#readers/values/read-written-value.ts";
import { readColorObject } from "#readers/values/read-color-object.ts";
import { readValue } from "#readers/values/read-value.ts";
import type { LengthUnit, TokenValue } from "#tokens/token.ts";

type Reader = (value: unknown) => TokenValue;

const readers: ReadonlyMap<unknown, Reader> = new Map<unknown, Reader>([
  ["color", readColorObject],
  ["dimension", readDimension],
  ["number", readNumber],
  ["fontWeight", readNumber],
  ["fontFamily", readFamilies],
  ["shadow", readShadow],
  ["duration", readDuration],
  ["cubicBezier", readEasing],
]);

/**
 * Reads the value of a token that is not an alias; CSS among its extensions overrides the DTCG
 * value. Throws a SyntaxError.
 */
export function readTokenValue(token: JsonObject, type: unknown): TokenValue {
  const read = readers.get(type);
  if (!read) throw new SyntaxError(`"${String(type)}" is not a type of token`);
  const native = read(ownValue(token, "$value"));
  const css = findOwnCss(token);
  const value = css === undefined ? native : readValue(css);
  if (value.type === "alias") throw new SyntaxError(`"${css}" is not a value`);
  return value;
}

function readDimension(value: unknown): TokenValue {
  const { figure, unit } = readQuantity(value);
  if (!isLengthUnit(unit)) throw new SyntaxError(`"${String(unit)}" is not a unit of length`);
  return { type: "dimension", value: figure, unit };
}

function isLengthUnit(unit: unknown): unit is Exclude<LengthUnit, "em"> {
  return unit === "px" || unit === "rem";
}

function readDuration(value: unknown): TokenValue {
  const { figure, unit } = readQuantity(value);
  if (unit !== "ms" && unit !== "s")
    throw new SyntaxError(`"${String(unit)}" is not a unit of duration`);
  return { type: "duration", ms: unit === "s" ? figure * 1000 : figure };
}

function readQuantity(value: unknown): { readonly figure: number; readonly unit: unknown } {
  const quantity = requireObject(value, "A quantity");
  const figure = requireNumber(ownValue(quantity, "value"), "The value of a quantity");
  return { figure, unit: ownValue(quantity, "unit") };
}

function readFamilies(value: unknown): TokenValue {
  const families = typeof value === "string" ? [value] : requireList(value, "A font family");
  return { type: "fontFamily", families: families.map((each) => requireText(each, "A family")) };
}

const readLayer = createLayerReader({
  offsets: ["offsetX", "offsetY"],
  readColor: readColorObject,
  findPx: (value) => {
    const { figure, unit } = readQuantity(value);
    return unit === "px" ? figure : undefined;
  },
});

function readShadow(value: unknown): TokenValue {
  const layers = Array.isArray(value) ? value : [value];
  return { type: "shadow", layers: layers.map(readLayer) };
}
