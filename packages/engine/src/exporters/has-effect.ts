import { modeAxes } from "#tokens/mode.ts";
import type { FormatOption, PrintOptions } from "./options/print-options.ts";

/**
 * Returns whether an option can change files with some schemes: an option that chooses between
 * schemes requires two.
 */
export function hasEffect(
  { minSchemes = 1 }: Pick<FormatOption, "minSchemes">,
  { schemes = modeAxes.scheme }: Pick<PrintOptions, "schemes">,
): boolean {
  return schemes.length >= minSchemes;
}
