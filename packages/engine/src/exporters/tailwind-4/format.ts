import { formatList } from "../format/format-list.ts";
import { inOneFile, type Format } from "../format/format.ts";
import { printTailwind4 } from "./print.ts";
import { readTailwind4 } from "./read.ts";
import { printTailwindSnippet } from "./snippet.ts";
import { choiceOf, schemeSelectorOf, sharedOptions } from "../options/shared-options.ts";

/** A theme for Tailwind 4, whose utilities have the tokens' names. */
export const tailwind4Format: Format = {
  ...formatList["tailwind-4"],
  options: [
    sharedOptions.title,
    sharedOptions.schemes,
    schemeSelectorOf(["attribute", "class", "media"]),
    sharedOptions.lengthUnit,
    sharedOptions.colorNotation,
    sharedOptions.wideColors,
    choiceOf("colors", ["extend", "replace"]),
    choiceOf("breakpoints", ["extend", "replace"]),
    sharedOptions.comments,
  ],
  snippet: printTailwindSnippet,
  ...inOneFile("theme.css", "text/css", printTailwind4, readTailwind4),
};
