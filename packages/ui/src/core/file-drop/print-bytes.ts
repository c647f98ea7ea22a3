const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;
const step = 1024;

/**
 * Prints a size in the largest suitable unit, such as 2.5 MB; `up` never prints less than the size,
 * `down` never more.
 */
export function printBytes(bytes: number, locale: string, rounding: "up" | "down"): string {
  const exponent = bytes < step ? 0 : Math.floor(Math.log(bytes) / Math.log(step));
  const place = Math.min(exponent, units.length - 1);
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: units[place] ?? "byte",
    unitDisplay: place === 0 ? "long" : "short",
    maximumFractionDigits: 1,
    roundingMode: rounding === "up" ? "ceil" : "floor",
  }).format(bytes / step ** place);
}
