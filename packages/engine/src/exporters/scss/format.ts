import { getOnlyText } from "#readers/only-text.ts";
import { formatList } from "../format/format-list.ts";
import type { Format } from "../format/format.ts";
import { languageOptions } from "../options/shared-options.ts";
import { printScss } from "./print.ts";
import { readScss } from "./read.ts";
import { printScssSnippet } from "./snippet.ts";

/** Variables, maps and mixins in one Sass module. */
export const scssFormat: Format = {
  ...formatList.scss,
  options: languageOptions,
  snippet: printScssSnippet,
  print: (set, options) => [
    { path: "tokens.scss", mediaType: "text/x-scss", text: printScss(set, options) },
  ],
  read: (files) => readScss(getOnlyText(files)),
};
