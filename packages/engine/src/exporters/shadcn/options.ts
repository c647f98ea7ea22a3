import type { FormatOption } from "../options/print-options.ts";
import { sharedOptions } from "../options/shared-options.ts";

/** The options of a theme for shadcn/ui, which has its own names. */
export const shadcnOptions: readonly FormatOption[] = [
  sharedOptions.title,
  sharedOptions.schemes,
  {
    id: "schemeSelector",
    kind: "choice",
    choices: ["class", "attribute", "media"],
    default: "class",
    minSchemes: 2,
  },
  sharedOptions.lengthUnit,
  sharedOptions.colorNotation,
  sharedOptions.comments,
];
