import { formatList } from "../format/format-list.ts";
import type { Format } from "../format/format.ts";
import { styleDictionaryOptions } from "./options.ts";
import { printStyleDictionary } from "./print.ts";
import { readStyleDictionary } from "./read.ts";
import { printStyleDictionarySnippet } from "./snippet.ts";

/** The source files of Style Dictionary: one of all tokens, and one for each combination of modes that changes some. */
export const styleDictionaryFormat: Format = {
  ...formatList["style-dictionary"],
  options: styleDictionaryOptions,
  snippet: printStyleDictionarySnippet,
  print: printStyleDictionary,
  read: readStyleDictionary,
};
