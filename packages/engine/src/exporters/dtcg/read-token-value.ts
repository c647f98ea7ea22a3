import {
  isJsonObject,
  ownValue,
  requireList,
  requireNumber,
  requireObject,
} from "#readers/json-text/read-json.ts";
import type { JsonObject } from "#readers/json-text/read-json.ts";
import { requireText } from "#readers/json-text/read-json.ts";
import { readColorObject } from "#readers/values/read-color-object.ts";
import { readValue } from "#readers/values/read-value.ts";
import type { LengthUnit, ShadowLayer, TokenValue } from "#tokens/token.ts";

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
export function readTokenValue(token: JsonObject): TokenValue {
  const type = ownValue(token, "$type");
  const read = readers.get(type);
  if (!read) throw new SyntaxError(`"${String(type)}" is no type of a token`);
  const native = read(ownValue(token, "$value"));
  const css = findCss(token);
  const value = css === undefined ? native : readValue(css);
  if (value.type === "alias") throw new SyntaxError(`"${css}" is no value`);
  return value;
}

function findCss(token: JsonObject): string | undefined {
  const extensions = ownValue(token, "$extensions") ?? {};
  const ours = ownValue(requireObject(extensions, "An extension"), "app.tessera");
  return isJsonObject(ours) && Object.hasOwn(ours, "css")
    ? requireText(ours["css"], "The CSS of a token")
    : undefined;
}

function readDimension(value: unknown): TokenValue {
  const { figure, unit } = readQuantity(value);
  if (!isLengthUnit(unit)) throw new SyntaxError(`"${String(unit)}" is no unit of a length`);
  return { type: "dimension", value: figure, unit };
}

function isLengthUnit(unit: unknown): unit is Exclude<LengthUnit, "em"> {
  return unit === "px" || unit === "rem";
}

function readDuration(value: unknown): TokenValue {
  const { figure, unit } = readQuantity(value);
  if (unit !== "ms" && unit !== "s")
    throw new SyntaxError(`"${String(unit)}" is no unit of a duration`);
  return { type: "duration", ms: unit === "s" ? figure * 1000 : figure };
}

function readQuantity(value: unknown): { readonly figure: number; readonly unit: unknown } {
  const quantity = requireObject(value, "A quantity");
  const figure = requireNumber(ownValue(quantity, "value"), "The value of a quantity");
  return { figure, unit: ownValue(quantity, "unit") };
}

function readNumber(value: unknown): TokenValue {
  return { type: "number", value: requireNumber(value, "A number") };
}

function readFamilies(value: unknown): TokenValue {
  const families = typeof value === "string" ? [value] : requireList(value, "A font family");
  return { type: "fontFamily", families: families.map((each) => requireText(each, "A family")) };
}

function readShadow(value: unknown): TokenValue {
  const layers = Array.isArray(value) ? value : [value];
  return { type: "shadow", layers: layers.map(readLayer) };
}

function readLayer(value: unknown): ShadowLayer {
  const layer = requireObject(value, "A shadow");
  const px = (key: string): number => {
    const { figure, unit } = readQuantity(ownValue(layer, key));
    if (unit !== "px") throw new SyntaxError(`The ${key} of a shadow is not in px`);
    return figure;
  };
  return {
    color: readColorObject(ownValue(layer, "color")),
    offsetXPx: px("offsetX"),
    offsetYPx: px("offsetY"),
    blurPx: px("blur"),
    spreadPx: px("spread"),
  };
}

function readEasing(value: unknown): TokenValue {
  const points = requireList(value, "An easing").map((each) => requireNumber(each, "A point"));
  const [x1, y1, x2, y2, ...others] = points;
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined || others.length)
    throw new SyntaxError("An easing has four numbers");
  return { type: "cubicBezier", points: [x1, y1, x2, y2] };
}
