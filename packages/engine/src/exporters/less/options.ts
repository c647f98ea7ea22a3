import type { FormatOption } from "../print-options.ts";
import { sharedOptions } from "../shared-options.ts";

/** What may be asked of LESS variables. */
export const lessOptions: readonly FormatOption[] = [
  sharedOptions.title,
  sharedOptions.schemes,
  sharedOptions.prefix,
  sharedOptions.nameCase,
  sharedOptions.lengthUnit,
  sharedOptions.colorNotation,
  sharedOptions.comments,
];
