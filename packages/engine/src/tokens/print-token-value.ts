import { bitsOf } from "#color/rgb.ts";
import { printFluidLine } from "./fluid-line.ts";
import { printNumber } from "./print-number.ts";
import { printFamily } from "./print-family.ts";
import type {
  ColorValue,
  FluidDimensionValue,
  LengthUnit,
  ShadowLayer,
  TokenValue,
} from "./token.ts";
import { rootPx } from "./length.ts";

/** Prints a color as a text. */
export type PrintColor = (color: ColorValue) => string;

/**
 * Prints a value as CSS: `#2447b8`, `1.25rem`, `auto`, a clamp() between two viewport widths, a
 * list of families or shadows. The API, fields and formats with CSS values use this text; formats
 * may have their own notation of colors.
 */
export function printTokenValue(value: TokenValue, printColor: PrintColor = printHex): string {
  switch (value.type) {
    case "color":
      return printColor(value);
    case "dimension":
      return `${printNumber(value.value)}${value.unit}`;
    case "fluidDimension":
      return printFluidDimension(value);
    case "number":
      return printNumber(value.value);
    case "keyword":
      return value.value;
    case "fontFamily":
      return printList(value.families, printFamily);
    case "shadow":
      return printList(value.layers, (layer) => printLayer(layer, printColor)) || "none";
    case "duration":
      return `${printNumber(value.ms)}ms`;
    case "cubicBezier":
      return `cubic-bezier(${printList(value.points, printNumber)})`;
  }
}

/**
 * Prints items between commas, without the arrays of map and join: most lists have one or two
 * items.
 */
function printList<Item>(items: readonly Item[], print: (item: Item) => string): string {
  let text = "";
  for (const item of items) text = text === "" ? print(item) : `${text}, ${print(item)}`;
  return text;
}

/** Prints a color as `#2447b8`, or as rgb() if it is not opaque. */
export function printHex({ hex, alpha }: ColorValue): string {
  if (alpha === 1) return hex;
  const bits = bitsOf(hex);
  return `rgb(${bits >> 16} ${(bits >> 8) & 255} ${bits & 255} / ${printNumber(alpha)})`;
}

/**
 * Prints a fluid size as a line between its ends; a line that has no short form, as the share of the
 * growth at the viewport's width.
 */
function printFluidDimension(value: FluidDimensionValue): string {
  const { minPx, maxPx, unit } = value;
  const length = (px: number): string => `${printNumber(inUnit(px, unit))}${unit}`;
  const line = printFluidLine(value) ?? printGrowth(value, length);
  return `clamp(${length(Math.min(minPx, maxPx))}, ${line}, ${length(Math.max(minPx, maxPx))})`;
}

function printGrowth(value: FluidDimensionValue, length: (px: number) => string): string {
  const { minPx, maxPx, minViewportPx, maxViewportPx, unit } = value;
  const rise = printNumber(inUnit(maxPx, unit) - inUnit(minPx, unit));
  const run = printNumber(inUnit(maxViewportPx - minViewportPx, unit));
  return `${length(minPx)} + ${rise} * (100vw - ${length(minViewportPx)}) / ${run}`;
}

function inUnit(px: number, unit: LengthUnit): number {
  return unit === "px" ? px : px / rootPx;
}

function printLayer(layer: ShadowLayer, printColor: PrintColor): string {
  const { color, offsetXPx, offsetYPx, blurPx, spreadPx } = layer;
  const offset = `${printShadowLength(offsetXPx)} ${printShadowLength(offsetYPx)}`;
  return `${offset} ${printShadowLength(blurPx)} ${printShadowLength(spreadPx)} ${printColor(color)}`;
}

function printShadowLength(px: number): string {
  return px === 0 ? "0" : `${printNumber(px)}px`;
}
