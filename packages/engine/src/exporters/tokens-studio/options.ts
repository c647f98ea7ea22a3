import type { FormatOption } from "../options/print-options.ts";
import { sharedOptions } from "../options/shared-options.ts";

/** The options of a file for Tokens Studio, which has no em. */
export const tokensStudioOptions: readonly FormatOption[] = [
  sharedOptions.schemes,
  sharedOptions.prefix,
  { ...sharedOptions.lengthUnit, choices: ["as-set", "px", "rem"] },
];
