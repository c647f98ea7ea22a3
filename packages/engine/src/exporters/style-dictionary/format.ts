import { formatList } from "../format/format-list.ts";
import type { Format } from "../format/format.ts";
import { printStyleDictionary } from "./print.ts";
import { readStyleDictionary } from "./read.ts";
import { printStyleDictionarySnippet } from "./snippet.ts";
import { sharedOptions } from "../options/shared-options.ts";

/** The source files of Style Dictionary: one of all tokens, and one for each combination of modes that changes some. */
export const styleDictionaryFormat: Format = {
  ...formatList["style-dictionary"],
  /** The options of Style Dictionary's files. */
  options: [
    { ...sharedOptions.title, place: "description" },
    sharedOptions.schemes,
    sharedOptions.prefix,
    sharedOptions.lengthUnit,
  ],
  snippet: printStyleDictionarySnippet,
  print: printStyleDictionary,
  read: readStyleDictionary,
};
