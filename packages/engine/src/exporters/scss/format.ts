import { formatList } from "../format/format-list.ts";
import { inOneFile, type Format } from "../format/format.ts";
import { languageOptions } from "../options/shared-options.ts";
import { printScss } from "./print.ts";
import { readScss } from "./read.ts";
import { printScssSnippet } from "./snippet.ts";

/** Variables, maps and mixins in one Sass module. */
export const scssFormat: Format = {
  ...formatList.scss,
  options: languageOptions,
  snippet: printScssSnippet,
  ...inOneFile("tokens.scss", "text/x-scss", printScss, readScss),
};
