import { formatList } from "../format/format-list.ts";
import { inOneFile, type Format } from "../format/format.ts";
import { printCss } from "./print.ts";
import { readCss } from "./read.ts";
import { printCssSnippet } from "./snippet.ts";
import { schemeSelectorOf, sharedOptions } from "../options/shared-options.ts";

/** CSS custom properties in one style sheet. */
export const cssFormat: Format = {
  ...formatList.css,
  /** The options of CSS variables. */
  options: [
    sharedOptions.title,
    sharedOptions.schemes,
    schemeSelectorOf(["attribute", "class", "media", "light-dark"]),
    sharedOptions.prefix,
    sharedOptions.nameCase,
    sharedOptions.lengthUnit,
    sharedOptions.colorNotation,
    sharedOptions.wideColors,
    { id: "registersProperties", kind: "switch", default: false },
    sharedOptions.comments,
  ],
  snippet: printCssSnippet,
  ...inOneFile("tokens.css", "text/css", printCss, readCss),
};
