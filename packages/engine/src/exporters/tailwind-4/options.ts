import type { FormatOption } from "../options/print-options.ts";
import { sharedOptions } from "../options/shared-options.ts";

/** The options of a theme for Tailwind 4, which has its own names. */
export const tailwind4Options: readonly FormatOption[] = [
  sharedOptions.title,
  sharedOptions.schemes,
  {
    id: "schemeSelector",
    kind: "choice",
    choices: ["attribute", "class", "media"],
    default: "attribute",
    minSchemes: 2,
  },
  sharedOptions.lengthUnit,
  sharedOptions.colorNotation,
  sharedOptions.comments,
];
