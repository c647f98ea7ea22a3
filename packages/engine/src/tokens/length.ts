import { roundNumber } from "./round-number.ts";
import type { DimensionValue, FluidDimensionValue, LengthUnit, TokenValue } from "./token.ts";

/** The units of lengths; the first is the default. */
export const lengthUnits = ["px", "rem", "em"] as const satisfies readonly LengthUnit[];

/**
 * The number of px in one rem or em: the browser's default font size, which Tessera never changes.
 */
export const rootPx = 16;

/** Converts a length in px to the given unit: a quarter of a px exactly, another to 4 decimals. */
export function convertPxToLength(px: number, unit: LengthUnit): DimensionValue {
  if (unit === "px") return { type: "dimension", value: roundNumber(px), unit };
  const value = Number.isInteger(px * 4) ? px / rootPx : roundNumber(px / rootPx);
  return { type: "dimension", value, unit };
}

/** Returns the unit that a fluid length is printed in if lengths have the given one: rem for em. */
export function fluidUnitOf(unit: LengthUnit): FluidDimensionValue["unit"] {
  return unit === "em" ? "rem" : unit;
}

/** Converts a length to px; an em counts as a rem. */
export function convertLengthToPx(length: Pick<DimensionValue, "value" | "unit">): number {
  return length.unit === "px" ? length.value : length.value * rootPx;
}

/** Finds the smallest length of a value, in px; undefined if it is not a length. */
export function findSmallestPx(value: TokenValue): number | undefined {
  if (value.type === "dimension") return convertLengthToPx(value);
  return value.type === "fluidDimension" ? Math.min(value.minPx, value.maxPx) : undefined;
}
