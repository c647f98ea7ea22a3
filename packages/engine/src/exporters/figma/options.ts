import type { FormatOption } from "../options/print-options.ts";
import { sharedOptions } from "../options/shared-options.ts";

/** The options of Figma's files, in which every length is in px. */
export const figmaOptions: readonly FormatOption[] = [
  { ...sharedOptions.title, place: "description" },
  sharedOptions.schemes,
  sharedOptions.prefix,
];
