const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;
const step = 1024;

/** A size in the largest unit that it fills, such as 2.5 MB; `up` never says less than there is, `down` never more. */
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
