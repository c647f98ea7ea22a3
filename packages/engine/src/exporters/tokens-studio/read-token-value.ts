import {
  isJsonObject,
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
import { roundNumber } from "#tokens/round-number.ts";
import type { ShadowLayer, TokenValue } from "#tokens/token.ts";

type Reader = (value: unknown) => ReadValue;

const readers: ReadonlyMap<unknown, Reader> = new Map<unknown, Reader>([
  ["color", (value) => readTextColor(requireText(value, "A color"))],
  ["dimension", readLength],
  ["fontSizes", readLength],
  ["spacing", readLength],
  ["sizing", readLength],
  ["borderRadius", readLength],
  ["borderWidth", readLength],
  ["letterSpacing", (value) => readPercent(value, toEm) ?? readLength(value)],
  ["lineHeights", (value) => readPercent(value, toNumber) ?? readNumber(value)],
  ["fontWeights", readNumber],
  ["number", readNumber],
  ["fontFamilies", readFamilies],
  ["boxShadow", readShadow],
  ["other", (value) => readText(value, ["keyword", "duration", "cubicBezier"])],
]);

/**
 * Reads a token; CSS among its extensions overrides its value. Throws a SyntaxError for anything
 * else.
 */
export function readTokenValue(token: JsonObject): ReadValue {
  const read = readers.get(ownValue(token, "$type"));
  if (!read) throw new SyntaxError("A token has a type that is not known");
  const value = ownValue(token, "$value");
  const [, target] = typeof value === "string" ? (/^\{([^{}]+)\}$/.exec(value) ?? []) : [];
  if (target !== undefined) return { type: "alias", to: target.split(".").map(readKey).join("-") };
  const native = read(value);
  const css = findCss(token);
  return css === undefined ? native : readText(css, ["fluidDimension", "shadow"]);
}

function findCss(token: JsonObject): unknown {
  const ours = ownValue(
    requireObject(ownValue(token, "$extensions") ?? {}, "An extension"),
    "app.tessera",
  );
  return isJsonObject(ours) ? ownValue(ours, "css") : undefined;
}

function readText(value: unknown, types: readonly ReadValue["type"][]): ReadValue {
  const text = requireText(value, "A value");
  const found = readValue(text);
  if (!types.includes(found.type)) throw new SyntaxError(`"${text}" is not of its type`);
  return found;
}

function readLength(value: unknown): ReadValue {
  return readText(value, ["dimension"]);
}

function readNumber(value: unknown): ReadValue {
  return { type: "number", value: requireNumber(value, "A number") };
}

function readPercent(
  value: unknown,
  convert: (part: number) => TokenValue,
): TokenValue | undefined {
  const [, figure] = typeof value === "string" ? (/^(-?\d+(?:\.\d+)?)%$/.exec(value) ?? []) : [];
  return figure === undefined ? undefined : convert(roundNumber(Number(figure) / 100, 10));
}

function toEm(value: number): TokenValue {
  return { type: "dimension", value, unit: "em" };
}

function toNumber(value: number): TokenValue {
  return { type: "number", value };
}

function readFamilies(value: unknown): ReadValue {
  return { type: "fontFamily", families: requireList(value, "A font family").map(readTextFamily) };
}

function readShadow(value: unknown): ReadValue {
  return { type: "shadow", layers: requireList(value, "A shadow").map(readLayer) };
}

function readLayer(value: unknown): ShadowLayer {
  const layer = requireObject(value, "A layer of a shadow");
  const px = (key: string): number => {
    const length = readLength(ownValue(layer, key));
    if (length.type !== "dimension" || length.unit !== "px")
      throw new SyntaxError(`The ${key} of a shadow is not in px`);
    return length.value;
  };
  return {
    color: readTextColor(requireText(ownValue(layer, "color"), "The color of a shadow")),
    offsetXPx: px("x"),
    offsetYPx: px("y"),
    blurPx: px("blur"),
    spreadPx: px("spread"),
  };
}
