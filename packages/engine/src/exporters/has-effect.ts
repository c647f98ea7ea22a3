import { modeAxes } from "#tokens/mode.ts";
import type { FormatOption, PrintOptions } from "./options/print-options.ts";

/** Whether an option can change files of the schemes that are asked for: what chooses between schemes needs two. */
export function hasEffect(
  { minSchemes = 1 }: Pick<FormatOption, "minSchemes">,
  { schemes = modeAxes.scheme }: Pick<PrintOptions, "schemes">,
): boolean {
  return schemes.length >= minSchemes;
}
