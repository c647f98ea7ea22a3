const bareNumber = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;
const measure = /^([+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+))\s*([a-z]*)$/i;

/**
 * A value as people type it, in the strict spelling that the engine reads: spaces around and before the unit go, a
 * decimal comma becomes a point, and a number alone takes the unit that the field shows.
 */
export function tidyValueText(text: string, shownUnit: string): string {
  const trimmed = text.trim().replaceAll(/\s+/g, " ");
  const [, digits, unit = ""] = measure.exec(trimmed) ?? [];
  if (digits === undefined) return trimmed;
  const number = digits.replace(",", ".").replace(/^\+/, "").replace(/\.$/, "");
  return number + (bareNumber.test(trimmed) ? shownUnit : unit.toLowerCase());
}

/** The unit at the end of a value that a field shows; empty where it has none. */
export function unitOf(printed: string): string {
  return /^-?[\d.]+(px|rem|em|ms)$/.exec(printed)?.[1] ?? "";
}
