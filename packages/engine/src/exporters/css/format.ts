import { getOnlyText } from "#readers/only-text.ts";
import { formatList } from "../format/format-list.ts";
import type { Format } from "../format/format.ts";
import { cssOptions } from "./options.ts";
import { printCss } from "./print.ts";
import { readCss } from "./read.ts";
import { printCssSnippet } from "./snippet.ts";

/** CSS custom properties in one style sheet. */
export const cssFormat: Format = {
  ...formatList.css,
  options: cssOptions,
  snippet: printCssSnippet,
  print: (set, options) => [
    { path: "tokens.css", mediaType: "text/css", text: printCss(set, options) },
  ],
  read: (files) => readCss(getOnlyText(files)),
};
