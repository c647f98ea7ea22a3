import { formatList } from "../format/format-list.ts";
import { inOneFile, type Format } from "../format/format.ts";
import { printTailwind4 } from "./print.ts";
import { readTailwind4 } from "./read.ts";
import { printTailwindSnippet } from "./snippet.ts";
import { sharedOptions } from "../options/shared-options.ts";

/** A theme for Tailwind 4, whose utilities have the tokens' names. */
export const tailwind4Format: Format = {
  ...formatList["tailwind-4"],
  /** The options of a theme for Tailwind 4, which has its own names. */
  options: [
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
  ],
  snippet: printTailwindSnippet,
  ...inOneFile("theme.css", "text/css", printTailwind4, readTailwind4),
};
