import { fluidWidthsOf } from "#tokens/fluid-line.ts";
import { rootPx } from "#tokens/length.ts";
import { genericFamilies } from "#tokens/print-family.ts";
import { roundNumber } from "#tokens/round-number.ts";
import type { LengthUnit, ShadowLayer, FontFamilyValue } from "#tokens/token.ts";
import type { ReadValue } from "../modes/read-mode.ts";
import { readColor } from "./read-color.ts";
import { splitOutside } from "./split-outside.ts";
import { readEscapes } from "./read-escapes.ts";

type Reader = (text: string) => ReadValue | undefined;

const readers: readonly Reader[] = [
  readColor,
  readLength,
  readNumber,
  readClamp,
  readEasing,
  readShadow,
  readFamilies,
];

/** Reads the value of a CSS text; throws a SyntaxError for a text that is not a token's value. */
export function readValue(text: string): ReadValue {
  for (const read of readers) {
    const value = read(text);
    if (value) return value;
  }
  throw new SyntaxError(`"${text}" is not a value of a token`);
}

const quantity = /^(?<figure>[-+]?(?:\d+(?:\.\d*)?|\.\d+))(?<unit>[a-z]*)$/;

type Quantity = { readonly figure: number; readonly unit: string };

function measure(text: string): Quantity | undefined {
  const { figure, unit = "" } = quantity.exec(text)?.groups ?? {};
  const quantityOf = { figure: Number(figure), unit };
  return Number.isFinite(quantityOf.figure) ? quantityOf : undefined;
}

function isLengthUnit(unit: string): unit is LengthUnit {
  return unit === "px" || unit === "rem" || unit === "em";
}

function readLength(text: string): ReadValue | undefined {
  const { figure, unit } = measure(text) ?? {};
  if (figure === undefined || unit === undefined) return undefined;
  if (isLengthUnit(unit)) return { type: "dimension", value: figure, unit };
  if (unit === "s") return { type: "duration", ms: roundNumber(figure * 1000, 6) };
  return unit === "ms" ? { type: "duration", ms: figure } : undefined;
}

function readNumber(text: string): ReadValue | undefined {
  if (text === "auto") return { type: "keyword", value: "auto" };
  const { figure, unit } = measure(text) ?? {};
  return figure !== undefined && unit === "" ? { type: "number", value: figure } : undefined;
}

/** Reads `clamp(low, line, high)`: a size that grows between two widths, and is constant outside them. */
function readClamp(text: string): ReadValue | undefined {
  const [low = "", line = "", high = "", ...others] = splitOutside(
    argumentsOf("clamp", text) ?? "",
    ",",
  );
  const [least, most] = [measure(low), measure(high)];
  if (!least || !most || least.unit !== most.unit || others.length > 0) return undefined;
  const { unit } = least;
  if (unit !== "px" && unit !== "rem") return undefined;
  const ends = { least: least.figure, most: most.figure, unit } as const;
  return readVwLine(line, ends) ?? readGrowth(line, ends);
}

type Ends = { readonly least: number; readonly most: number; readonly unit: "px" | "rem" };

/** Reads a line such as `0.8636rem + 0.5682vw`. */
function readVwLine(text: string, { least, most, unit }: Ends): ReadValue | undefined {
  const [, first = "", sign, second = ""] = /^(\S+) ([+-]) (\S+)$/.exec(text) ?? [];
  const [start, width] = [measure(first), measure(second)];
  if (start?.unit !== unit || width?.unit !== "vw" || width.figure === 0) return undefined;
  const vw = sign === "-" ? -width.figure : width.figure;
  const [min, max] = vw < 0 ? [most, least] : [least, most];
  const sizes = { minPx: inPx(min, unit), maxPx: inPx(max, unit), unit };
  return {
    type: "fluidDimension",
    ...sizes,
    ...fluidWidthsOf({ start: start.figure, vw }, sizes),
  };
}

/** Reads a line such as `1rem + 0.5 * (100vw - 30rem) / 66`. */
function readGrowth(text: string, { least, most, unit }: Ends): ReadValue | undefined {
  const match = /^(\S+) \+ (\S+) \* \(100vw - (\S+)\) \/ (\S+)$/.exec(text);
  const [start, rise, from, run] = (match ?? []).slice(1).map(measure);
  if (start?.unit !== unit || rise?.unit !== "" || from?.unit !== unit || run?.unit !== "")
    return undefined;
  const [min, max] = rise.figure < 0 ? [most, least] : [least, most];
  const minViewportPx = inPx(from.figure, unit);
  return {
    type: "fluidDimension",
    minPx: inPx(min, unit),
    maxPx: inPx(max, unit),
    minViewportPx,
    maxViewportPx: Number((minViewportPx + inPx(run.figure, unit)).toFixed(6)),
    unit,
  };
}

function inPx(figure: number, unit: "px" | "rem"): number {
  return unit === "px" ? figure : figure * rootPx;
}

function readEasing(text: string): ReadValue | undefined {
  const points = argumentsOf("cubic-bezier", text)?.split(",").map(Number);
  const [x1, y1, x2, y2] = points ?? [];
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined)
    return undefined;
  if (points?.length !== 4 || !points.every(Number.isFinite)) return undefined;
  return { type: "cubicBezier", points: [x1, y1, x2, y2] };
}

function readShadow(text: string): ReadValue | undefined {
  if (text === "none") return { type: "shadow", layers: [] };
  const layers = splitOutside(text, ",").map(readShadowLayer);
  const areLayers = layers.length > 0 && layers.every((layer) => layer !== undefined);
  return areLayers ? { type: "shadow", layers } : undefined;
}

function readShadowLayer(text: string): ShadowLayer | undefined {
  const parts = splitOutside(text, " ");
  const color = readColor(parts.at(-1) ?? "");
  const lengths = parts.slice(0, -1).map((part) => findPx(measure(part)));
  const [offsetXPx, offsetYPx, blurPx = 0, spreadPx = 0, ...others] = lengths;
  if (!color || offsetXPx === undefined || offsetYPx === undefined) return undefined;
  if (others.length > 0 || lengths.includes(undefined)) return undefined;
  return { color, offsetXPx, offsetYPx, blurPx, spreadPx };
}

function findPx(length: Quantity | undefined): number | undefined {
  return length?.unit === "px" || length?.figure === 0 ? length.figure : undefined;
}

function argumentsOf(name: string, text: string): string | undefined {
  return text.startsWith(`${name}(`) && text.endsWith(")")
    ? text.slice(name.length + 1, -1)
    : undefined;
}

/**
 * Reads font families from a CSS list of strings and words; undefined if a part is neither, or if
 * none is a string or a generic family: `solid` and `ease, linear` are words of other values.
 */
function readFamilies(text: string): FontFamilyValue | undefined {
  const parts = splitOutside(text, ",");
  const families = parts.map(readFamily);
  const isList = families.every((family) => family !== undefined);
  const isFamily = parts.some((part) => /^["']/.test(part) || genericFamilies.has(part));
  return isList && isFamily ? { type: "fontFamily", families } : undefined;
}

function readFamily(text: string): string | undefined {
  const isString = /^(?:"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*')$/.test(text);
  if (isString) return readEscapes(text.slice(1, -1));
  return /^[a-zA-Z][a-zA-Z -]*$/.test(text) ? text : undefined;
}
