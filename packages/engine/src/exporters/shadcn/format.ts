import { formatList } from "../format/format-list.ts";
import { inOneFile, type Format } from "../format/format.ts";
import { printShadcn } from "./print.ts";
import { readShadcn } from "./read.ts";
import { printShadcnSnippet } from "./snippet.ts";
import { sharedOptions } from "../options/shared-options.ts";

/** The variables of the shadcn/ui components, and every token. */
export const shadcnFormat: Format = {
  ...formatList.shadcn,
  /** The options of a theme for shadcn/ui, which has its own names. */
  options: [
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
  ],
  snippet: printShadcnSnippet,
  ...inOneFile("theme.css", "text/css", printShadcn, readShadcn),
};
