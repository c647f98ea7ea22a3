import { formatList } from "../format/format-list.ts";
import { inOneFile, type Format } from "../format/format.ts";
import { languageOptions } from "../options/shared-options.ts";
import { printLess } from "./print.ts";
import { readLess } from "./read.ts";
import { printLessSnippet } from "./snippet.ts";

/** Variables, maps and mixins in one LESS file. */
export const lessFormat: Format = {
  ...formatList.less,
  options: languageOptions,
  snippet: printLessSnippet,
  ...inOneFile("tokens.less", "text/x-less", printLess, readLess),
};
