import { roundNumber } from "./round-number.ts";
import type { DimensionValue, FluidDimensionValue, LengthUnit, TokenValue } from "./token.ts";

/** The units of lengths; the first is the default. */
export const lengthUnits = ["px", "rem", "em"] as const satisfies readonly LengthUnit[];

/** How many px one rem or em is: the browser's own font size, which Tessera never changes. */
export const rootPx = 16;

/** A length in px as one of the given unit, to 4 decimals. */
export function convertPxToLength(px: number, unit: LengthUnit): DimensionValue {
  return { type: "dimension", value: roundNumber(unit === "px" ? px : px / rootPx), unit };
}

/** The unit of a fluid length where lengths have the given one: rem for em. */
export function fluidUnitOf(unit: LengthUnit): FluidDimensionValue["unit"] {
  return unit === "em" ? "rem" : unit;
}

/** A length in px, taking an em for the root's. */
export function convertLengthToPx(length: Pick<DimensionValue, "value" | "unit">): number {
  return length.unit === "px" ? length.value : length.value * rootPx;
}

/** The length that a value has where it is smallest, in px; undefined for what is no length. */
export function findSmallestPx(value: TokenValue): number | undefined {
  if (value.type === "dimension") return convertLengthToPx(value);
  return value.type === "fluidDimension" ? Math.min(value.minPx, value.maxPx) : undefined;
}
