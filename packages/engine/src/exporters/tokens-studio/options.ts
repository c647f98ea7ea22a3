import type { FormatOption } from "../options/print-options.ts";
import { sharedOptions } from "../options/shared-options.ts";

/** What may be asked of a file for Tokens Studio, which knows no em. */
export const tokensStudioOptions: readonly FormatOption[] = [
  sharedOptions.schemes,
  sharedOptions.prefix,
  { ...sharedOptions.lengthUnit, choices: ["as-set", "px", "rem"] },
];
