import type { FormatOption } from "../options/print-options.ts";
import { sharedOptions } from "../options/shared-options.ts";

/** The options of CSS variables. */
export const cssOptions: readonly FormatOption[] = [
  sharedOptions.title,
  sharedOptions.schemes,
  {
    id: "schemeSelector",
    kind: "choice",
    choices: ["attribute", "class", "media", "light-dark"],
    default: "attribute",
    minSchemes: 2,
  },
  sharedOptions.prefix,
  sharedOptions.nameCase,
  sharedOptions.lengthUnit,
  sharedOptions.colorNotation,
  { id: "wideColors", kind: "switch", default: false },
  { id: "registersProperties", kind: "switch", default: false },
  sharedOptions.comments,
];
