import type { FormatOption } from "../print-options.ts";
import { sharedOptions } from "../shared-options.ts";

/** What may be asked of SCSS variables. */
export const scssOptions: readonly FormatOption[] = [
  sharedOptions.title,
  sharedOptions.schemes,
  sharedOptions.prefix,
  sharedOptions.nameCase,
  sharedOptions.lengthUnit,
  sharedOptions.colorNotation,
  sharedOptions.comments,
];
