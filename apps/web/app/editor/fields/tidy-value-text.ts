import { findOwnUnit, type Recipe, type TokenValue } from "@tessera/engine";

const bareNumber = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;
const measure = /^([+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+))\s*([a-z]*)$/i;

/**
 * A value as people type it, in the strict spelling that the engine reads: spaces around and before the unit go, a
 * decimal comma becomes a point, and a number alone takes the unit of its field.
 */
export function tidyValueText(text: string, bareUnit: string): string {
  const trimmed = text.trim().replaceAll(/\s+/g, " ");
  const [, digits, unit = ""] = measure.exec(trimmed) ?? [];
  if (digits === undefined) return trimmed;
  const number = digits.replace(",", ".").replace(/^\+/, "").replace(/\.$/, "");
  return number + (bareNumber.test(trimmed) ? bareUnit : unit.toLowerCase());
}

/**
 * The unit of a number alone in the field of a token: the project's for a length, whatever the token is pinned to,
 * unless its group has a unit of its own; empty where its value has none.
 */
export function bareUnitOf(
  path: string,
  value: TokenValue | undefined,
  lengthUnit: Recipe["units"]["length"],
): string {
  if (value?.type === "duration") return "ms";
  if (value?.type !== "dimension" && value?.type !== "fluidDimension") return "";
  return findOwnUnit(path) ?? lengthUnit;
}
