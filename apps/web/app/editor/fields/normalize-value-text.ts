import { findFixedUnit, type Recipe, type TokenValue } from "@tessera/engine";

const bareNumber = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;
const measure = /^([+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+))\s*([a-z]*)$/i;

/**
 * Converts a typed value to the engine's strict format. It removes spaces around and before the
 * unit, turns a decimal comma into a point, and adds the field's unit to a plain number.
 */
export function normalizeValueText(text: string, bareUnit: string): string {
  const trimmed = text.trim().replaceAll(/\s+/g, " ");
  const [, digits, unit = ""] = measure.exec(trimmed) ?? [];
  if (digits === undefined) return trimmed;
  const number = digits.replace(",", ".").replace(/^\+/, "").replace(/\.$/, "");
  return number + (bareNumber.test(trimmed) ? bareUnit : unit.toLowerCase());
}

/**
 * Returns the unit of a plain number in a token's field. It is the project's unit for lengths unless
 * the group has a fixed unit, and empty for values without a unit.
 */
export function bareUnitOf(
  path: string,
  value: TokenValue | undefined,
  lengthUnit: Recipe["units"]["length"],
): string {
  if (value?.type === "duration") return "ms";
  if (value?.type !== "dimension" && value?.type !== "fluidDimension") return "";
  return findFixedUnit(path) ?? lengthUnit;
}
