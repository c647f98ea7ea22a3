import type { FormatOption } from "../options/print-options.ts";
import { sharedOptions } from "../options/shared-options.ts";

/** The options of all formats together. */
export const zipOptions: readonly FormatOption[] = [
  { ...sharedOptions.title, place: "heading" },
  sharedOptions.schemes,
  sharedOptions.comments,
];
