import type { FormatOption } from "../options/print-options.ts";
import { sharedOptions } from "../options/shared-options.ts";

/** What may be asked of all formats at once. */
export const zipOptions: readonly FormatOption[] = [
  { ...sharedOptions.title, place: "heading" },
  sharedOptions.schemes,
  sharedOptions.comments,
];
