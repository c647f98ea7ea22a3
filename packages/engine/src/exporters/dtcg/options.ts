import type { FormatOption } from "../options/print-options.ts";
import { sharedOptions } from "../options/shared-options.ts";

/** The options of DTCG files, which have no em; comments are the descriptions of groups. */
export const dtcgOptions: readonly FormatOption[] = [
  { ...sharedOptions.title, place: "description" },
  sharedOptions.schemes,
  sharedOptions.prefix,
  { ...sharedOptions.lengthUnit, choices: ["as-set", "px", "rem"] },
  sharedOptions.comments,
];
