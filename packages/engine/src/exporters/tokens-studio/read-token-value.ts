import { ownValue, requireList, type JsonObject } from "#readers/json-text/read-json.ts";
import {
  createLayerReader,
  findOwnCss,
  findPx,
  readAlias,
  readNumber,
  readTyped,
} from "#readers/values/read-written-value.ts";
import type { ReadValue } from "#readers/modes/read-mode.ts";
import { readTextColor, readTextFamily } from "#readers/values/read-text-values.ts";
import { roundNumber } from "#tokens/round-number.ts";
import type { TokenValue } from "#tokens/token.ts";

type Reader = (value: unknown) => ReadValue;

const readers: ReadonlyMap<unknown, Reader> = new Map<unknown, Reader>([
  ["color", readTextColor],
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
  ["other", (value) => readTyped(value, ["keyword", "duration", "cubicBezier"])],
]);

/**
 * Reads a token; CSS among its extensions overrides its value. Throws a SyntaxError for anything
 * else.
 */
export function readTokenValue(token: JsonObject, type: unknown): ReadValue {
  const read = readers.get(type);
  if (!read) throw new SyntaxError(`"${String(type)}" is not a type of token`);
  const value = ownValue(token, "$value");
  const alias = readAlias(value);
  if (alias) return alias;
  const native = read(value);
  const css = findOwnCss(token);
  return css === undefined ? native : readTyped(css, ["fluidDimension", "shadow"]);
}

function readLength(value: unknown): ReadValue {
  return readTyped(value, ["dimension"]);
}

const readLayer = createLayerReader({ offsets: ["x", "y"], readColor: readTextColor, findPx });

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
