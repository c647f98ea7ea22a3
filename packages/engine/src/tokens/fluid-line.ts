import { rootPx } from "./length.ts";
import { printNumber } from "./print-number.ts";
import { roundNumber } from "./round-number.ts";
import type { FluidDimensionValue } from "./token.ts";

/** A size over the viewport's width: a length in the unit of the size, and a number of vw. */
export type FluidLine = { readonly start: number; readonly vw: number };

/** The sizes at the two ends of a line, and their unit. */
type FluidEnds = Pick<FluidDimensionValue, "minPx" | "maxPx" | "unit">;
type FluidWidths = Pick<FluidDimensionValue, "minViewportPx" | "maxViewportPx">;

/** Utopia prints 4 decimals; ten are all that a number in CSS has here. */
const fewestDecimals = 4;
const mostDecimals = 10;

/**
 * Prints the line of a fluid size as Utopia does, `0.8636rem + 0.5682vw` (utopia.fyi): it grows with
 * the reader's font size too. It has the fewest decimals from which `fluidWidthsOf` finds the same
 * widths; undefined if there are none, as for a size that does not grow.
 */
export function printFluidLine(value: FluidDimensionValue): string | undefined {
  const { minPx, maxPx, minViewportPx, maxViewportPx, unit } = value;
  const slope = (maxPx - minPx) / (maxViewportPx - minViewportPx);
  if (!Number.isFinite(slope) || slope === 0) return undefined;
  const start = (minPx - slope * minViewportPx) / unitPx(unit);
  for (let decimals = fewestDecimals; decimals <= mostDecimals; decimals++) {
    const line = { start: roundNumber(start, decimals), vw: roundNumber(slope * 100, decimals) };
    const widths = fluidWidthsOf(line, value);
    if (widths.minViewportPx === minViewportPx && widths.maxViewportPx === maxViewportPx)
      return printLine(line, unit);
  }
  return undefined;
}

/** Finds the widths, in whole px, at which a line has two sizes. */
export function fluidWidthsOf({ start, vw }: FluidLine, ends: FluidEnds): FluidWidths {
  const widthAt = (px: number) => Math.round(((px - start * unitPx(ends.unit)) * 100) / vw);
  return { minViewportPx: widthAt(ends.minPx), maxViewportPx: widthAt(ends.maxPx) };
}

function printLine({ start, vw }: FluidLine, unit: FluidDimensionValue["unit"]): string {
  return `${printNumber(start)}${unit} ${vw < 0 ? "-" : "+"} ${printNumber(Math.abs(vw))}vw`;
}

function unitPx(unit: FluidDimensionValue["unit"]): number {
  return unit === "px" ? 1 : rootPx;
}
