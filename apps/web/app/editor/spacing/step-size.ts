import { convertLengthToPx, parseTokenValue, type Parsed } from "@tessera/engine";
import { tidyValueText } from "#editor/fields/tidy-value-text.ts";

/** The decimals that a size in px shows; the recipe keeps more in units. */
const shownDecimals = 4;

/** The size of a step in px, as its field shows it. */
export function printSize(units: number, unitPx: number): string {
  return `${Number((units * unitPx).toFixed(shownDecimals))}px`;
}

/** A typed size in spacing units; a number alone is one in px. */
export function parseSize(text: string, unitPx: number): Parsed<number> {
  const parsed = parseTokenValue("spacing", tidyValueText(text, "px"));
  if (!parsed.ok) return parsed;
  if (parsed.value.type !== "dimension") throw new Error("A spacing is a length");
  return { ok: true, value: convertLengthToPx(parsed.value) / unitPx };
}
