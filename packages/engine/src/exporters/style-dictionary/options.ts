import type { FormatOption } from "../options/print-options.ts";
import { sharedOptions } from "../options/shared-options.ts";

/** The options of Style Dictionary's files. */
export const styleDictionaryOptions: readonly FormatOption[] = [
  { ...sharedOptions.title, place: "description" },
  sharedOptions.schemes,
  sharedOptions.prefix,
  sharedOptions.lengthUnit,
];
