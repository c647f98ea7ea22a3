import type { FormatOption } from "../print-options.ts";
import { sharedOptions } from "../shared-options.ts";

/** What may be asked of a TypeScript module; asked for the same names, CSS variables fit its helper. */
export const typescriptOptions: readonly FormatOption[] = [
  sharedOptions.title,
  sharedOptions.schemes,
  sharedOptions.prefix,
  sharedOptions.nameCase,
  sharedOptions.lengthUnit,
  sharedOptions.colorNotation,
  sharedOptions.comments,
];
